// Finds out whether a seat is used, before the seating room gives it to others.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/moment.h"
#include "house/casino/context.h"
#include "house/seating/commands.h"
#include "house/seating/reservation.h"

namespace baize::house {

// True if the stack covers the smallest wager, or a wager is on the layout. REQUIRES: a house game.
[[nodiscard]] bool has_chips_at(const Context& now, const TableState& table, PersonId person);

[[nodiscard]] SeatUse use_of(const Context& now, const TableState& table, SeatNumber seat);

// Returns the command for a seat that is to be given to others now: its player has no chips, is
// gone or may not play by a limit of their own; or abstains by the book while no seat is free, or
// is gone. [I-109] [I-144] [I-152] [I-153]
[[nodiscard]] std::optional<SeatingCommand> seat_to_free(const Context& now,
                                                         const TableState& table);

// Returns all moments at which a seat of the table may have to be given to others, whether its
// player has chips or not.
[[nodiscard]] std::vector<Moment> releases(const CasinoState& state, TableId table, Moment now);

}  // namespace baize::house
