#include "house/workflows/seats/claimed_area.h"

#include "house/casino/game_state.h"
#include "house/workflows/people/why_limited.h"

namespace baize::house {

ClaimedArea claimed_area(const Context& now,
                         const TableState& table,
                         SeatNumber area,
                         ClaimedWager wager) {
    ClaimedArea claimed{table.table, area, wager, ante_owner(table, area)};
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || area >= seats->places.size()) return claimed;
    const PersonId first = first_claim(*seats, now.state.settings.seating, claimed, now.by.now);
    const bool is_out = first != 0 && why_no_place(now, table, first).has_value();
    if (is_out) claimed.excluded = first;
    return claimed;
}

}  // namespace baize::house
