// The way in which the cards of a round are dealt (DealTerms), by the rules of the game and the
// sign of the table.
#pragma once

#include "house/casino/casino_state.h"
#include "house/fairness/deck_commitment.h"

namespace baize::house {

// Returns the terms that follow from the rules alone: a hand-held deck, and burned cards as in the
// book of the game.
[[nodiscard]] DealTerms deal_terms(GameId game);

// Returns the terms under the sign in force. REQUIRES: a sign is up.
[[nodiscard]] DealTerms deal_terms(const TableState& table);

// True if the commitment to the next round's deck no longer matches the sign in force.
[[nodiscard]] bool has_other_deal_terms(const TableState& table);

}  // namespace baize::house
