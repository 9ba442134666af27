#include "apps/house_dealer.h"

#include <algorithm>

#include "casino/felt.h"
#include "casino/table_watch.h"

namespace baize {

void HouseDealer::run(casino::OpenCasino& house, Moment now) {
    const casino::Floor& floor = house.casino().floor();
    now = std::max(now, house.casino().journal().head().time);
    seen_.resize(floor.tables.size());
    for (const casino::FloorTable& table : floor.tables) {
        if (table.dealt_by != casino::DealtBy::house) continue;
        Seen& seen = seen_[table.table - 1];
        const std::uint64_t version = casino::watched_version(house.casino(), table.table);
        const bool is_awake = seen.wakes && now >= *seen.wakes;
        if (seen.version == version && !is_awake) continue;
        const bool is_all_done = deal(house, table.table, now);
        const casino::FloorTable& after = *casino::find_table(house.casino().floor(), table.table);
        seen.version = casino::watched_version(house.casino(), table.table);
        seen.wakes = next_look(house.casino().floor(), after, now);
        const Moment later = now + casino::try_again;
        if (!is_all_done) seen.wakes = std::min(seen.wakes.value_or(later), later);
    }
}

bool HouseDealer::deal(casino::OpenCasino& house, casino::TableId table, Moment now) {
    const casino::Casino& casino = house.casino();
    while (true) {
        const casino::Situation situation{
            casino.floor(),
            casino.balances(),
            casino::by_of(casino.floor(), casino::the_house_itself, now)};
        const std::optional<casino::Duty> duty =
            casino::house_duty(situation, *casino::find_table(casino.floor(), table));
        if (!duty) return true;
        static_cast<void>(
            house.give({casino::the_house_itself, 0, now}, command_for(*duty, source_)));
        if (!house.last_decided()) return false;
    }
}

std::optional<Moment> HouseDealer::wakes_at() const {
    std::optional<Moment> first;
    for (const Seen& seen : seen_) {
        if (seen.wakes && (!first || *seen.wakes < *first)) first = seen.wakes;
    }
    return first;
}

}  // namespace baize
