// Whether somebody uses a seat at a house game: what the seating asks before it gives it to others.
#pragma once

#include <optional>
#include <vector>

#include "house/casino/felt.h"
#include "house/casino/steps.h"
#include "house/seating/reservation.h"

namespace baize::casino {

// Chips for the smallest wager in the stack, or any on the layout. REQUIRES: a house game.
[[nodiscard]] bool has_chips_at(const Situation& now, const FloorTable& table, PersonId person);

[[nodiscard]] house::SeatUse use_of(const Situation& now,
                                    const FloorTable& table,
                                    house::SeatNumber seat);

// A seat of the table that is to be given to others now, and how: its player has no chips or is
// gone; or abstains by the book while nobody else finds a seat, or the player is gone. [I-109]
// [I-144]
[[nodiscard]] std::optional<SeatingCommand> seat_to_free(const Situation& now,
                                                         const FloorTable& table);

// At a poker table, of a player whose connection is gone: sits out, and is picked up after the time
// of the alert. [CP 8.11] [I-145]
[[nodiscard]] std::optional<Command> absence_duty(const Situation& now, const FloorTable& table);

// All moments at which a seat of the table may have to be given to others, whether its player has
// chips or not.
[[nodiscard]] std::vector<Moment> releases(const Floor& floor, TableId table);

}  // namespace baize::casino
