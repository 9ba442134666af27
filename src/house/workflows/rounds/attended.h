// Counts about the presence of the players of a table that the house deals, after each event
// of a round or hand.
#pragma once

#include "house/casino/casino_state.h"
#include "house/tables/poker/events.h"

namespace baize::house {

// True if the house says by this action that the player's time is over. [I-42]
[[nodiscard]] bool is_out_of_time(const TableState& table, const Action& action);

// REQUIRES: the act has been applied to the round, and the clock of the table has not been
// restarted.
[[nodiscard]] Attendance attended_round(const TableState& table, const Act& act, Moment now);

// REQUIRES: the table is as before the event; `after` is the game after it.
[[nodiscard]] Attendance attended_hand(const TableState& table,
                                       const PokerTable& after,
                                       const PokerEvent& event,
                                       Moment now);

}  // namespace baize::house
