// The waiting list of a game at its stakes. CP 1.3 has one game a table; a list may serve several
// tables of the same game and stakes, or one alone: whoever puts up the tables says which.
#pragma once

#include <cstddef>

#include "core/result.h"
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

// Seats nobody has, at the other tables of the same game and stakes.
[[nodiscard]] std::size_t free_seats_elsewhere(const Seating& seating, const SeatedTable& table);

// May a player have a second betting area? Ask before every round, for Rules::second_area_open.
// [CS 5.10.1] [TCP 5.9.1] [I-96]
[[nodiscard]] bool is_second_area_open(const Seating& seating,
                                       const SeatingSettings& settings,
                                       TableId table);

}  // namespace baize::house
