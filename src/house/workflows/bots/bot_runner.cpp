#include "house/workflows/bots/bot_runner.h"

#include <algorithm>

#include "house/casino/casino_state.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "house/workflows/auto_dealer/table_version.h"

namespace baize::house {

namespace {

void keep_first(std::optional<Moment>& first, std::optional<Moment> moment) {
    if (moment && (!first || *moment < *first)) first = moment;
}

}  // namespace

void BotRunner::run(const Casino& casino,
                    Moment now,
                    bots::RandomSource random_source,
                    const Submit& submit) {
    const std::size_t count = casino.state().tables.size();
    for (std::size_t i = 0; i < count; ++i)
        run(casino, static_cast<TableId>(i + 1), now, random_source, submit);
}

// The loop ends: with a pause, a bot that has acted waits before its next action.
void BotRunner::run(const Casino& casino,
                    TableId table,
                    Moment now,
                    bots::RandomSource random_source,
                    const Submit& submit) {
    now = std::max(now, casino.journal().head().time);
    tables_.resize(std::max<std::size_t>(tables_.size(), table));
    Table& at = tables_[table - 1];
    const Call call{casino, table, now, random_source, submit};
    while (true) {
        const bool is_awake = at.wakes && now >= *at.wakes;
        if (at.version == watched_version(casino, table) && !is_awake) return;
        welcome(at, bots_at(casino.state(), *find_table(casino.state(), table)));
        bool has_acted = false;
        for (BotState& bot : at.bots)
            has_acted = have_turn(bot, call) || has_acted;
        at.wakes.reset();
        for (const BotState& bot : at.bots)
            keep_first(at.wakes, bot.until);
        at.version = watched_version(casino, table);
        if (!has_acted) return;
        at.version.reset();
        at.wakes = now;
        if (pace_ == Span{}) return;
    }
}

void BotRunner::welcome(Table& at, const std::vector<PersonId>& seated) {
    std::vector<BotState> bots;
    for (const PersonId person : seated) {
        const auto known = std::find_if(
            at.bots.begin(), at.bots.end(), [&](const BotState& bot) { return bot.bot == person; });
        bots.push_back(known == at.bots.end() ? BotState{person} : *known);
    }
    at.bots = std::move(bots);
}

// Returns true if the bot gave commands, so that the state may have changed.
bool BotRunner::have_turn(BotState& bot, const Call& call) const {
    const std::uint64_t version = watched_version(call.casino, call.table);
    const bool has_changed = bot.looked != version;
    if (bot.was_refused && has_changed) {
        bot.was_refused = false;
        bot.until.reset();
    }
    const bool is_thinking = bot.until.has_value();
    if (is_thinking ? call.now < *bot.until : !has_changed) return false;
    const CasinoState& state = call.casino.state();
    const Context now{state, call.casino.balances(), issuer_of(state, bot.bot, call.now)};
    const std::vector<Command> turn =
        bot_turn(now, *find_table(state, call.table), call.random_source);
    bot.looked = version;
    bot.until.reset();
    if (turn.empty()) return false;
    if (!is_thinking && pace_ > Span{}) {
        bot.until = call.now + pace_;
        return false;
    }
    give_all(bot, turn, call);
    return true;
}

void BotRunner::give_all(BotState& bot, const std::vector<Command>& turn, const Call& call) const {
    bot.was_refused = false;
    for (const Command& command : turn) {
        if (!call.submit(bot.bot, command)) bot.was_refused = true;
    }
    bot.looked.reset();
    if (!bot.was_refused) return;
    bot.looked = watched_version(call.casino, call.table);
    bot.until = call.now + retry_interval;
}

std::optional<Moment> BotRunner::wakes_at() const {
    std::optional<Moment> first;
    for (const Table& table : tables_)
        keep_first(first, table.wakes);
    return first;
}

}  // namespace baize::house
