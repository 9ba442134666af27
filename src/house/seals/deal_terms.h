// The way in which the cards of a round are dealt (DealTerms), by the rules of the game and the
// sign of the table.
#pragma once

#include "house/casino/casino_state.h"
#include "house/fairness/deck_commitment.h"

namespace baize::house {

// By the rules of the game alone: from a hand-held deck, and burned cards as in its book.
[[nodiscard]] DealTerms deal_terms(GameId game);

// As the sign in force has it. REQUIRES: a sign is up.
[[nodiscard]] DealTerms deal_terms(const TableState& table);

// True if the table has a promise for a round that has not begun, and the sign in force has its
// cards dealt otherwise.
[[nodiscard]] bool is_promised_otherwise(const TableState& table);

}  // namespace baize::house
