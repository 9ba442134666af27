// The right to use a betting area at a Melbourne table. It needs the signs, for tables with
// equivalent limits, and the seating room.
#pragma once

#include "house/casino/steps.h"

namespace baize::house {

// Returns the reason why the wager cannot be placed on that area: another person sits there or has
// the seat held, the player has no seat, or it is a further area and none is open. Checked for
// every wager, so that people who have arrived in the meantime are not excluded. REQUIRES: a
// Melbourne game, box < boxes_max. [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] std::optional<Rejection> area_refused(const Context& now,
                                                    const TableState& table,
                                                    const PlaceWager& wager);

// Takes back another player's wagers on the area of a seat that `person` is about to take, so that
// the seated person can use it. This includes a Jackpot wager that has stayed there since the last
// round. Returns no steps if there are no such wagers, or if betting is over. [CS 5.10.1]
// [TCP 5.9.1] [CS 11.14]
[[nodiscard]] Result<Steps> clear_area(const Context& now,
                                       const TableState& table,
                                       SeatNumber seat,
                                       PersonId person);

// Calls clear_area() for every player seated when `opened` begins, because players may have sat
// down since the last deal. REQUIRES: `opened` is the table's next round.
[[nodiscard]] Result<Steps> clear_areas(const Context& now,
                                        const TableState& table,
                                        const house::BankedTable& opened);

}  // namespace baize::house
