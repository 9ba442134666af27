#include "house/seating/waiting.h"

#include <algorithm>

namespace baize::house {

namespace {

constexpr Clause list_clause = "CP 8.12"_clause;

bool is_waiting(const WaitingList& list, PersonId person) {
    return std::any_of(list.waiting.begin(), list.waiting.end(), [&](const Waiting& waiting) {
        return waiting.person == person;
    });
}

Result<const WaitingList*> list_for(const Seating& seating,
                                    const By& by,
                                    ListId list,
                                    PersonId person) {
    const WaitingList* const found = list_of(seating, list);
    if (found == nullptr) return reject(Reason::no_such_list, list_clause);
    if (const auto refused = acting_refused(by, person, list_clause)) return reject(*refused);
    return found;
}

}  // namespace

Result<ListJoined> decide_join(const Seating& seating, const By& by, ListId list, PersonId person) {
    const Result<const WaitingList*> found = list_for(seating, by, list, person);
    if (!found) return reject(found.error());
    if (is_waiting(**found, person)) return reject(Reason::waiting_already, list_clause);
    if (is_seated_in(seating, list, person)) return reject(Reason::seated_already, list_clause);
    const PickedUp* const up = picked_up_of(seating, list, person);
    const bool is_first_return = up != nullptr && !up->has_returned;
    const bool in_time = is_first_return && by.now <= up->until;
    return ListJoined{list, person, in_time};
}

Result<ListLeft> decide_leave_list(const Seating& seating,
                                   const By& by,
                                   ListId list,
                                   PersonId person) {
    const Result<const WaitingList*> found = list_for(seating, by, list, person);
    if (!found) return reject(found.error());
    if (!is_waiting(**found, person)) return reject(Reason::not_waiting, list_clause);
    return ListLeft{list, person};
}

bool anybody_waits(const Seating& seating, ListId list) {
    const WaitingList* const found = list_of(seating, list);
    return found != nullptr && !found->waiting.empty();
}

std::size_t free_seats_elsewhere(const Seating& seating, const SeatedTable& table) {
    std::ptrdiff_t count = 0;
    for (const SeatedTable& other : seating.tables) {
        if (other.table == table.table || other.list != table.list) continue;
        count += std::count_if(other.places.begin(), other.places.end(), is_open);
    }
    return static_cast<std::size_t>(count);
}

bool is_second_area_open(const Seating& seating, const SeatingSettings& settings, TableId table) {
    const SeatedTable* const found = table_of(seating, table);
    if (found == nullptr || (found->book != Book::cs && found->book != Book::tcp)) return false;
    return !anybody_waits(seating, found->list) &&
           free_seats_elsewhere(seating, *found) >= settings.free_seats_elsewhere;
}

}  // namespace baize::house
