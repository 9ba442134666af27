// Somebody leaves a table of a house game: the wagers still open, the seat, limits agreed there and
// all chips go with them, in one command.
#pragma once

#include "house/casino/steps.h"

namespace baize::casino {

// How the seat is given up: by decide_leave, or taken by the house.
using GivingUp = house::SeatingEvent;

[[nodiscard]] Result<Steps> leave_banked(const Situation& now,
                                         const FloorTable& table,
                                         PersonId person,
                                         const std::optional<GivingUp>& seat);

}  // namespace baize::casino
