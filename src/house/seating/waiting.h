// The waiting list of a game at its stakes. CP 1.3 has one game a table; a list may serve several
// tables of the same game and stakes, or one alone: whoever puts up the tables says which.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

// At the bottom; a picked-up player who comes back in time, on top. [CP 8.12] [I-110]
[[nodiscard]] Result<ListJoined> decide_join(const Seating& seating,
                                             const By& by,
                                             ListId list,
                                             PersonId person);

[[nodiscard]] Result<ListLeft> decide_leave_list(const Seating& seating,
                                                 const By& by,
                                                 ListId list,
                                                 PersonId person);

[[nodiscard]] bool anybody_waits(const Seating& seating, ListId list);

// May a player have a second betting area? `equivalent`: the other tables that are open with the
// same game and limits, on whatever list they are.
// [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] bool is_second_area_open(const Seating& seating,
                                       const SeatingSettings& settings,
                                       TableId table,
                                       std::span<const TableId> equivalent);

// Why this person may not wager on that area of a Melbourne table, as far as this room has a say:
// only seated players wager, and the area of a seat that another has or is kept for is not free.
// [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] std::optional<Rejection> area_refused(const Seating& seating,
                                                    SeatAt area,
                                                    PersonId person);

}  // namespace baize::house
