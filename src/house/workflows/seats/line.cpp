#include "house/workflows/seats/line.h"

#include <algorithm>

#include "house/casino/casino_state.h"
#include "house/workflows/people/why_limited.h"

namespace baize::house {

std::vector<PersonId> passed_over(const Context& now, const TableState& table) {
    std::vector<PersonId> people;
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || !table.board.sign) return people;
    for (const SeatRequest& request : seats->requests)
        people.push_back(request.person);
    if (const WaitingList* const list = list_of(now.state.seating, seats->list)) {
        for (const Waiting& waiting : list->waiting)
            people.push_back(waiting.person);
    }
    std::erase_if(people, [&](PersonId person) { return !why_no_place(now, table, person); });
    return people;
}

}  // namespace baize::house
