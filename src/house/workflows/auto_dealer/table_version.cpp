#include "house/workflows/auto_dealer/table_version.h"

#include "house/casino/steps.h"
#include "house/seating/seating.h"

namespace baize::house {

namespace {

// Returns a hash of the people on the table's waiting list, in order; 0 if it is empty. The list
// belongs to several tables, so its events are in none of their streams.
std::uint64_t waiting_people(const Seating& seating, TableId table) {
    const SeatedTable* const seats = table_of(seating, table);
    const WaitingList* const list = seats == nullptr ? nullptr : list_of(seating, seats->list);
    std::uint64_t mixed = 0;
    if (list == nullptr) return mixed;
    for (const Waiting& waiting : list->waiting)
        mixed = (mixed ^ waiting.person) * 0x9E3779B97F4A7C15U;
    return mixed;
}

}  // namespace

std::uint64_t watched_version(const Casino& casino, TableId table) {
    std::uint64_t version = casino.journal().version(table_stream(table));
    for (SystemId system = 1; system <= casino.state().meters.last_system; ++system)
        version += casino.journal().version(system_stream(system));
    return version + waiting_people(casino.state().seating, table) +
           casino.state().people.limit_changes;
}

}  // namespace baize::house
