// The wagers of one press at a house game.
#pragma once

#include <vector>

#include "house/casino/steps.h"

namespace baize::house {

// One after the other, each on the table that the ones before it leave: all of them stand, or none
// does. `staff`: the rank of somebody who announces them for the player. [I-140]
[[nodiscard]] Result<Steps> place_wagers(const Situation& now,
                                         const FloorTable& table,
                                         const std::vector<PlaceWager>& wagers,
                                         Role staff);

}  // namespace baize::house
