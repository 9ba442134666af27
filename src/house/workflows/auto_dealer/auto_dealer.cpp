#include "house/workflows/auto_dealer/auto_dealer.h"

#include <algorithm>
#include <memory>

#include "house/casino/game_state.h"
#include "house/seals/round_seals.h"
#include "house/workflows/auto_dealer/table_version.h"

namespace baize::house {

namespace {

bool is_over(const TableState& table) {
    if (const BankedTable* const game_state = banked_state(table))
        return game_state->round.phase == Phase::over;
    if (const PokerTable* const game_state = poker_state(table))
        return game_state->number > 0 && game_state->hand.phase == poker::Phase::over;
    return false;
}

}  // namespace

AutoDealer::AutoDealer(Span pause)
    : AutoDealer([source = std::make_shared<SecureSource>()](
                     const DueAction& due) { return command_for(due, *source); },
                 pause) {}

void AutoDealer::run(OpenCasino& house, Moment now) {
    for (const TableState& table : house.casino().state().tables)
        check(house, table, now);
}

void AutoDealer::run(OpenCasino& house, TableId table, Moment now) {
    if (const TableState* const found = find_table(house.casino().state(), table))
        check(house, *found, now);
}

void AutoDealer::check(OpenCasino& house, const TableState& table, Moment now) {
    const TableId id = table.table;
    now = std::max(now, house.casino().journal().head().time);
    if (last_checks_.size() < id) last_checks_.resize(id);
    TableSeen& seen = last_checks_[id - 1];
    const std::uint64_t version = watched_version(house.casino(), id);
    const bool is_awake = seen.wakes && now >= *seen.wakes;
    if (seen.version == version && !is_awake) return;
    const bool is_all_done = deal(house, id, now);
    const TableState& after = *find_table(house.casino().state(), id);
    seen.version = watched_version(house.casino(), id);
    seen.wakes = next_check(house.casino().state(), after, now);
    const Moment later = now + retry_interval;
    if (!is_all_done) seen.wakes = std::min(seen.wakes.value_or(later), later);
    if (is_on_display(after, now)) seen.wakes = after.last_over + pause_;
}

bool AutoDealer::is_on_display(const TableState& table, Moment now) const {
    return is_over(table) && now < table.last_over + pause_;
}

bool AutoDealer::deal(OpenCasino& house, TableId table, Moment now) {
    const Casino& casino = house.casino();
    while (true) {
        const Context context{
            casino.state(), casino.balances(), issuer_of(casino.state(), the_house_itself, now)};
        const TableState& game_state = *find_table(casino.state(), table);
        const std::optional<DueAction> due = due_action(context, game_state);
        if (!due) return true;
        // While a finished hand is on display, the deck of the next hand is already committed to,
        // so that spectators have the commitment before the first card. The key of the round is
        // disclosed at once, too.
        const bool is_commitment =
            poker_state(game_state) != nullptr && std::holds_alternative<DeckDue>(*due);
        if (is_on_display(game_state, now) && !is_commitment && !round_to_disclose(game_state))
            return true;
        static_cast<void>(house.submit({the_house_itself, 0, now}, make_command_(*due)));
        if (!house.last_result()) return false;
    }
}

std::optional<Moment> AutoDealer::wakes_at() const {
    std::optional<Moment> first;
    for (const TableSeen& seen : last_checks_) {
        if (seen.wakes && (!first || *seen.wakes < *first)) first = seen.wakes;
    }
    return first;
}

}  // namespace baize::house
