#include "house/workflows/bot_players/program_players.h"

#include <algorithm>

#include "house/workflows/dealer_duties/table_watch.h"

namespace baize::house {

namespace {

void keep_first(std::optional<Moment>& first, std::optional<Moment> moment) {
    if (moment && (!first || *moment < *first)) first = moment;
}

}  // namespace

void ProgramPlayers::run(const Casino& casino, Moment now, bots::Chance chance, const Give& give) {
    const std::size_t count = casino.floor().tables.size();
    for (std::size_t i = 0; i < count; ++i)
        run(casino, static_cast<TableId>(i + 1), now, chance, give);
}

// The loop ends: with a pause, a bot that has acted waits before its next action.
void ProgramPlayers::run(
    const Casino& casino, TableId table, Moment now, bots::Chance chance, const Give& give) {
    now = std::max(now, casino.journal().head().time);
    tables_.resize(std::max<std::size_t>(tables_.size(), table));
    Table& at = tables_[table - 1];
    const Call call{casino, table, now, chance, give};
    while (true) {
        const bool is_awake = at.wakes && now >= *at.wakes;
        if (at.version == watched_version(casino, table) && !is_awake) return;
        welcome(at, programs_at(casino.floor(), *find_table(casino.floor(), table)));
        bool has_acted = false;
        for (Thinking& program : at.programs)
            has_acted = have_turn(program, call) || has_acted;
        at.wakes.reset();
        for (const Thinking& program : at.programs)
            keep_first(at.wakes, program.until);
        at.version = watched_version(casino, table);
        if (!has_acted) return;
        at.version.reset();
        at.wakes = now;
        if (pace_ == Span{}) return;
    }
}

void ProgramPlayers::welcome(Table& at, const std::vector<PersonId>& seated) {
    std::vector<Thinking> programs;
    for (const PersonId person : seated) {
        const auto known =
            std::find_if(at.programs.begin(), at.programs.end(), [&](const Thinking& program) {
                return program.program == person;
            });
        programs.push_back(known == at.programs.end() ? Thinking{person} : *known);
    }
    at.programs = std::move(programs);
}

// Returns true if the bot gave commands, so that the state may have changed.
bool ProgramPlayers::have_turn(Thinking& program, const Call& call) const {
    const std::uint64_t version = watched_version(call.casino, call.table);
    const bool has_changed = program.looked != version;
    if (program.was_refused && has_changed) {
        program.was_refused = false;
        program.until.reset();
    }
    const bool is_thinking = program.until.has_value();
    if (is_thinking ? call.now < *program.until : !has_changed) return false;
    const Floor& floor = call.casino.floor();
    const Situation now{floor, call.casino.balances(), by_of(floor, program.program, call.now)};
    const std::vector<Command> turn =
        program_turn(now, *find_table(floor, call.table), call.chance);
    program.looked = version;
    program.until.reset();
    if (turn.empty()) return false;
    if (!is_thinking && pace_ > Span{}) {
        program.until = call.now + pace_;
        return false;
    }
    give_all(program, turn, call);
    return true;
}

void ProgramPlayers::give_all(Thinking& program,
                              const std::vector<Command>& turn,
                              const Call& call) const {
    program.was_refused = false;
    for (const Command& command : turn) {
        if (!call.give(program.program, command)) program.was_refused = true;
    }
    program.looked.reset();
    if (!program.was_refused) return;
    program.looked = watched_version(call.casino, call.table);
    program.until = call.now + try_again;
}

std::optional<Moment> ProgramPlayers::wakes_at() const {
    std::optional<Moment> first;
    for (const Table& table : tables_)
        keep_first(first, table.wakes);
    return first;
}

}  // namespace baize::house
