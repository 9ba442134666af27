// The boards that may still come in a Hold'em game, and on each how the dealer's hands stand
// against the player's. Boards that differ only in what nobody can use are met once: while no suit
// has three cards only ranks tell, else ranks and which of the cards are in that suit.
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
    CardSet board{};  // one of them
    std::uint32_t count = 0;
};

// REQUIRES: two hole cards and a board of three to five.
[[nodiscard]] std::vector<BoardsAlike> boards_to_come(CardSet hole, CardSet board);

// By exact::meeting_of: how many of the dealer's hands stand so.
using Meetings = std::array<std::uint32_t, exact::meetings>;

// REQUIRES: a whole board.
[[nodiscard]] Meetings dealer_meetings(CardSet hole,
                                       CardSet board,
                                       FiveCardRank player,
                                       std::uint16_t lowest_qualifying);

}  // namespace baize::bots
