// Finds out whether a seat is used, before the seating room gives it to others.
#pragma once

#include <optional>
#include <vector>

#include "house/casino/felt.h"
#include "house/casino/steps.h"
#include "house/seating/reservation.h"

namespace baize::house {

// True if the stack covers the smallest wager, or a wager is on the layout. REQUIRES: a house game.
[[nodiscard]] bool has_chips_at(const Situation& now, const FloorTable& table, PersonId person);

[[nodiscard]] SeatUse use_of(const Situation& now, const FloorTable& table, SeatNumber seat);

// Returns the command for a seat that is to be given to others now: its player has no chips or is
// gone; or abstains by the book while no seat is free, or is gone. [I-109] [I-144]
[[nodiscard]] std::optional<SeatingCommand> seat_to_free(const Situation& now,
                                                         const FloorTable& table);

// Returns the action for a player of a poker table whose connection is gone: sits out, and is
// picked up after the alert time. [CP 8.11] [I-145]
[[nodiscard]] std::optional<Command> absence_duty(const Situation& now, const FloorTable& table);

// Returns all moments at which a seat of the table may have to be given to others, whether its
// player has chips or not.
[[nodiscard]] std::vector<Moment> releases(const Floor& floor, TableId table);

}  // namespace baize::house
