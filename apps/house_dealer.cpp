#include "apps/house_dealer.h"

#include <algorithm>

#include "casino/felt.h"
#include "casino/steps.h"

namespace baize {

namespace {

constexpr std::int64_t minute = 60'000'000;

Moment next_minute(Moment now) {
    return Moment::of_microseconds((now.microseconds() / minute + 1) * minute);
}

// The first moment after now at which the floor alone may ask for something. Times that have passed
// wait for the table to change: a round must end first, or a player agree.
std::optional<Moment> next_clock(const casino::FloorTable& table, Moment now, bool was_refused) {
    std::optional<Moment> first;
    const auto consider = [&](Moment moment) {
        if (moment > now && (!first || moment < *first)) first = moment;
    };
    if (const auto clock = casino::wakes_at(table)) consider(*clock);
    if (table.board.closing) consider(table.board.closing->at);
    for (const house::SignNotice& notice : table.board.notices)
        consider(notice.from);
    const bool has_notices = table.board.closing || !table.board.notices.empty();
    const bool is_charged = casino::poker_felt(table) != nullptr && table.board.sign &&
                            casino::poker_game(table).time_charge.hourly.is_positive();
    // What another room refused (a jackpot out of order) may be in order again.
    if (has_notices || is_charged || was_refused) consider(next_minute(now));
    return first;
}

// Grows with everything that what is due at a table may depend on: the table, and the jackpot
// systems it may wait for.
std::uint64_t version_of(const casino::Casino& casino, casino::TableId table) {
    std::uint64_t version = casino.journal().version(casino::table_stream(table));
    for (house::SystemId system = 1; system <= casino.floor().meters.last_system; ++system)
        version += casino.journal().version(casino::system_stream(system));
    return version;
}

casino::Command command_for(const casino::Duty& duty, SecureSource& source) {
    if (const auto* const command = std::get_if<casino::Command>(&duty)) return *command;
    return casino::BankedCommand(casino::sealed(std::get<casino::DeckDue>(duty), source));
}

}  // namespace

void HouseDealer::run(casino::OpenCasino& house, Moment now) {
    const casino::Floor& floor = house.casino().floor();
    now = std::max(now, house.casino().journal().head().time);
    seen_.resize(floor.tables.size());
    for (const casino::FloorTable& table : floor.tables) {
        if (table.dealt_by != casino::DealtBy::house) continue;
        Seen& seen = seen_[table.table - 1];
        const std::uint64_t version = version_of(house.casino(), table.table);
        const bool is_awake = seen.wakes && now >= *seen.wakes;
        if (seen.version == version && !is_awake) continue;
        const bool is_all_done = deal(house, table.table, now);
        const casino::FloorTable& after = *casino::find_table(house.casino().floor(), table.table);
        seen.version = version_of(house.casino(), table.table);
        seen.wakes = next_clock(after, now, !is_all_done);
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
