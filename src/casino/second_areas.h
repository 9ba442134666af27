// Whether a player may have more than one betting area in a round: seats at tables of equivalent
// limits are counted, which takes the signs' room and the seating together.
#pragma once

#include "casino/floor.h"

namespace baize::casino {

// [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] bool is_second_area_open(const Floor& floor, const FloorTable& table);

}  // namespace baize::casino
