// The waiting list of a game at its stakes. CP 1.3 has one game per table. A list may serve several
// tables of the same game and stakes, or only one, as chosen when the tables are set up.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

// The person joins at the bottom; a picked-up player who comes back in time joins at the top. [CP
// 8.12] [I-110]
[[nodiscard]] Result<ListJoined> decide_join(const Seating& seating,
                                             const Issuer& by,
                                             ListId list,
                                             PersonId person);

[[nodiscard]] Result<ListLeft> decide_leave_list(const Seating& seating,
                                                 const Issuer& by,
                                                 ListId list,
                                                 PersonId person);

[[nodiscard]] bool is_anyone_waiting(const Seating& seating, ListId list);

// True if a player may have a second betting area. `equivalent`: the other open tables with the
// same game and limits, whatever their list. [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] bool is_second_area_open(const Seating& seating,
                                       const SeatingSettings& settings,
                                       TableId table,
                                       std::span<const TableId> equivalent);

// Returns the reason why this person may not wager on that area of a Melbourne table, as far as
// this room decides. Only seated players may wager, and not on the area of a seat that is taken by
// or kept for another person. [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] std::optional<Rejection> area_refused(const Seating& seating,
                                                    SeatAt area,
                                                    PersonId person);

}  // namespace baize::house
