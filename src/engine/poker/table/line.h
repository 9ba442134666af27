// The line: the seats of the last blind, of the blind before it and so on back to the button. From
// hand to hand it moves clockwise by the dead-button method: the last blind passes to the next
// player, and every other place moves to the seat of the place ahead of it, empty or not. [I-71]
#pragma once

#include <array>
#include <cstddef>

#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// With n blinds the button has index n. no_seat marks a place that does not exist. A blind of a
// seat that is not dealt in is not put up; a button there is a dead button.
using Line = std::array<Seat, blinds_max + 1>;

[[nodiscard]] constexpr Line blank_line() {
    Line line{};
    line.fill(no_seat);
    return line;
}

inline constexpr Line no_line = blank_line();

// The number of places clockwise from one seat to the other, 0 for the same seat.
[[nodiscard]] constexpr std::size_t steps(Seat from, Seat to) {
    return (std::size_t{to} + seats_max - from) % seats_max;
}

// The seats strictly between, clockwise; between a seat and itself lie all others.
[[nodiscard]] SeatSet seats_between(Seat from, Seat to);

// The line of the first hand of a game: the button is given, the blinds follow to its left.
// REQUIRES: two or more dealt in, the button one of them. [CP 8.9.2(a)] [CP 8.9.2(b)]
[[nodiscard]] Line first_line(const Forced& forced, SeatSet dealt_in, Seat button);

// The line of the next hand: the last blind is given, the other places follow from the old line.
// REQUIRES: two or more dealt in, `last_blind` one of them, at least one blind.
[[nodiscard]] Line next_line(const Forced& forced,
                             const Line& line,
                             SeatSet dealt_in,
                             Seat last_blind);

}  // namespace baize::poker
