// First claims on a betting area as the seating room needs them: with the Ante that lies there, and
// without a person who may not wager at the table. [UTH 3.7(b)] [CH 3.5(b)] [I-118]
#pragma once

#include "house/casino/steps.h"
#include "house/seating/priority.h"

namespace baize::house {

// REQUIRES: a house game is at the table; area < boxes_max.
[[nodiscard]] ClaimedArea claimed_area(const Context& now,
                                       const TableState& table,
                                       SeatNumber area,
                                       ClaimedWager wager);

}  // namespace baize::house
