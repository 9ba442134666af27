// The order in which the cards of a hand leave the deck: hole cards one at a time from the button's
// left, then the board, with a card burned before the flop, the turn and the river. The machine
// deals in this order, and the proof of a deal is checked against it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/static_vector.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// Community cards of the flop, the turn and the river. [CP 8.18.1] [CP 8.19.1] [CP 8.20.1]
inline constexpr std::array<std::uint8_t, 3> board_streets{3, 1, 1};

using SeatOrder = StaticVector<Seat, seats_max>;

// The seats in dealing order: clockwise from the first player left of the button. [CP 8.4]
[[nodiscard]] constexpr SeatOrder seats_as_dealt(SeatSet dealt_in, Seat button) {
    SeatOrder order;
    const SeatSet left_of_button = dealt_in.beyond(button);
    for (const Seat seat : left_of_button)
        order.push_back(seat);
    for (const Seat seat : dealt_in - left_of_button)
        order.push_back(seat);
    return order;
}

// Returns how many cards leave the deck before the `hole_card`-th card of the player at `place` in
// the dealing order.
[[nodiscard]] constexpr std::size_t cards_before(std::size_t players,
                                                 std::size_t place,
                                                 std::size_t hole_card) {
    return hole_card * players + place;
}

}  // namespace baize::poker
