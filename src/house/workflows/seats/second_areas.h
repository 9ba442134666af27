// Whose betting areas are whose at a Melbourne table. It takes the signs' room, for tables of
// equivalent limits, and the seating together.
#pragma once

#include "house/casino/steps.h"

namespace baize::casino {

// Why the wager cannot be placed on that area: somebody else sits there or has the seat kept, the
// player sits nowhere, or it is a further area and none is open. Asked for every wager, so that
// nobody who has come in the meantime is excluded. REQUIRES: a Melbourne game, box < boxes_max.
// [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] std::optional<Rejection> area_refused(const Situation& now,
                                                    const FloorTable& table,
                                                    const PlaceWager& wager);

// Takes back what another player has wagered on the area of a seat that `person` is about to take:
// who sits at an area is not excluded from it. No steps where nothing lies there, or the betting is
// over. [CS 5.10.1] [TCP 5.9.1]
[[nodiscard]] Result<Steps> clear_area(const Situation& now,
                                       const FloorTable& table,
                                       house::SeatNumber seat,
                                       PersonId person);

}  // namespace baize::casino
