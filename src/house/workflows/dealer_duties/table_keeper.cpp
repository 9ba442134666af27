#include "house/workflows/dealer_duties/table_keeper.h"

#include <algorithm>
#include <memory>

#include "house/casino/felt.h"
#include "house/seals/round_seals.h"
#include "house/workflows/dealer_duties/table_watch.h"

namespace baize::house {

namespace {

bool is_over(const FloorTable& table) {
    if (const BankedTable* const felt = banked_felt(table)) return felt->round.phase == Phase::over;
    if (const PokerTable* const felt = poker_felt(table))
        return felt->number > 0 && felt->hand.phase == poker::Phase::over;
    return false;
}

}  // namespace

TableKeeper::TableKeeper(Span pause)
    : TableKeeper([source = std::make_shared<SecureSource>()](
                      const Duty& duty) { return command_for(duty, *source); },
                  pause) {}

void TableKeeper::run(OpenCasino& house, Moment now) {
    for (const FloorTable& table : house.casino().floor().tables)
        look(house, table, now);
}

void TableKeeper::run(OpenCasino& house, TableId table, Moment now) {
    if (const FloorTable* const found = find_table(house.casino().floor(), table))
        look(house, *found, now);
}

void TableKeeper::look(OpenCasino& house, const FloorTable& table, Moment now) {
    const TableId id = table.table;
    now = std::max(now, house.casino().journal().head().time);
    if (seen_.size() < id) seen_.resize(id);
    TableSeen& seen = seen_[id - 1];
    const std::uint64_t version = watched_version(house.casino(), id);
    const bool is_awake = seen.wakes && now >= *seen.wakes;
    if (seen.version == version && !is_awake) return;
    const bool is_all_done = deal(house, id, now);
    const FloorTable& after = *find_table(house.casino().floor(), id);
    seen.version = watched_version(house.casino(), id);
    seen.wakes = next_look(house.casino().floor(), after, now);
    const Moment later = now + try_again;
    if (!is_all_done) seen.wakes = std::min(seen.wakes.value_or(later), later);
    if (is_looked_at(after, now)) seen.wakes = after.last_over + pause_;
}

bool TableKeeper::is_looked_at(const FloorTable& table, Moment now) const {
    return is_over(table) && now < table.last_over + pause_;
}

bool TableKeeper::deal(OpenCasino& house, TableId table, Moment now) {
    const Casino& casino = house.casino();
    while (true) {
        const Situation situation{
            casino.floor(), casino.balances(), by_of(casino.floor(), the_house_itself, now)};
        const FloorTable& felt = *find_table(casino.floor(), table);
        const std::optional<Duty> duty = house_duty(situation, felt);
        if (!duty) return true;
        // While a finished hand is on display, the deck of the next hand is already committed to,
        // so that spectators have the commitment before the first card. The key of the round is
        // disclosed at once, too.
        const bool is_promise =
            poker_felt(felt) != nullptr && std::holds_alternative<DeckDue>(*duty);
        if (is_looked_at(felt, now) && !is_promise && !round_to_disclose(felt)) return true;
        static_cast<void>(house.give({the_house_itself, 0, now}, say_(*duty)));
        if (!house.last_decided()) return false;
    }
}

std::optional<Moment> TableKeeper::wakes_at() const {
    std::optional<Moment> first;
    for (const TableSeen& seen : seen_) {
        if (seen.wakes && (!first || *seen.wakes < *first)) first = seen.wakes;
    }
    return first;
}

}  // namespace baize::house
