// A person leaves a table of a house game: open wagers are taken back, the seat and the limits
// agreed there end, and all chips are returned, in one command.
#pragma once

#include "house/casino/steps.h"

namespace baize::house {

// The event that gives up the seat: from decide_leave, or taken by the house.
using GivingUp = SeatingEvent;

[[nodiscard]] Result<Steps> leave_banked(const Context& now,
                                         const TableState& table,
                                         PersonId person,
                                         const std::optional<GivingUp>& seat);

}  // namespace baize::house
