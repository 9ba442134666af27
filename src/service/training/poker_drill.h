// Decisions near the margin at poker: to call a bet of all chips, or to fold.
#pragma once

#include <cstddef>

#include "engine/core/card_list.h"
#include "engine/core/fraction.h"
#include "engine/poker/rules/variant.h"
#include "engine/random/seeded_source.h"
#include "math/equity/checkpoint.h"
#include "service/coach/advice.h"

namespace baize::training {

// One rival with unseen cards has bet all of their chips, so nothing more goes in after a call.
// Amounts are in big blinds.
struct PokerDrill {
    CardSet hand{};     // the cards that the player keeps
    CardSet discard{};  // at the Pineapple games
    CardList<5> board{};
    Fraction pot{};  // with the rival's bet
    Fraction to_call{};
    coach::SeatEquity equity{};
    Fraction call{};  // the average net of a call; a fold is 0

    // The share of the pot at which a call is worth as much as a fold.
    [[nodiscard]] Fraction needs() const { return to_call / (pot + to_call); }
};

// Returns the board sizes at which decisions are dealt. At the Pineapple games the player has
// discarded.
[[nodiscard]] std::vector<std::uint8_t> drilled_boards(poker::Variant variant);

[[nodiscard]] bool is_close(const PokerDrill& drill);

// Deals hands, and bets to them, until the call is close, but not within the error of the sample.
// If the last deal still is not close, takes the closest of them.
// REQUIRES: one of drilled_boards.
[[nodiscard]] PokerDrill deal_poker_drill(poker::Variant variant,
                                          std::size_t board,
                                          SeededSource& source,
                                          const equity::Checkpoint& checkpoint);

}  // namespace baize::training
