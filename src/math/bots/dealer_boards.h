// The boards that may still come in a Hold'em game, and how the dealer's hands compare with the
// player's on each. Equivalent boards are counted together: if no suit has three cards, only the
// ranks matter; otherwise the ranks matter, and which cards are in that suit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "math/advice/end_payments.h"

namespace baize::bots {

struct BoardsAlike {
    CardSet board{};  // one of the equivalent boards
    std::uint32_t count = 0;
};

// REQUIRES: two hole cards and a board of three to five cards.
[[nodiscard]] std::vector<BoardsAlike> boards_to_come(CardSet hole, CardSet board);

// Numbers of the dealer's hands, indexed by exact::showdown_of.
using ShowdownOutcomes = std::array<std::uint32_t, exact::showdown_outcomes>;

// REQUIRES: a whole board.
[[nodiscard]] ShowdownOutcomes dealer_outcomes(CardSet hole,
                                               CardSet board,
                                               FiveCardRank player,
                                               std::uint16_t lowest_qualifying);

}  // namespace baize::bots
