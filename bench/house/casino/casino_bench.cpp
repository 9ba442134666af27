// The cost of the whole casino: the engine, the rooms, the journal and the ledger under commands at
// 500 busy tables, without waiting for the disk (durable_bench.cpp waits); reading a ledger back
// with every command decided again; and starting from a snapshot.
#include <algorithm>
#include <string>

#include <benchmark/benchmark.h>

#include "house/casino/busy_house.h"
#include "house/casino/casino_file.h"
#include "house/casino/open_casino.h"
#include "house/seals/sealed_snapshot.h"
#include "ledger/journal/read_ahead.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::house {
namespace {

constexpr TableId busy_tables = 500;

class Driven {
  public:
    explicit Driven(TableId tables)
        : tables_(tables), house_(tables, [this](PersonId person, const Command& command) {
              return casino_.submit({person, 0, {}}, command).has_value();
          }) {}

    // Gives one command at the next table in turn.
    [[nodiscard]] bool command() {
        next_ = next_ % tables_ + 1;
        const auto [person, command] = house_.next(casino_, next_);
        const CommandKey key = person == the_house_itself ? 0 : ++keys_;
        const Result<Receipt> done = casino_.submit({person, key, house_.now()}, command);
        if (!done) refused_ = sentence(done.error().reason);
        return done.has_value();
    }

    // The reason why the last command was refused.
    [[nodiscard]] const std::string& refused() const { return refused_; }

    [[nodiscard]] Casino& casino() { return casino_; }

  private:
    Casino casino_{bench_keys()};
    TableId tables_;
    BusyHouse house_;
    TableId next_ = 0;
    CommandKey keys_ = 0;
    std::string refused_{};
};

void in_memory(benchmark::State& state) {
    Driven driven(busy_tables);
    for (auto step : state) {
        static_cast<void>(step);
        driven.casino().journal().staged().clear();
        for (TableId i = 0; i < busy_tables; ++i) {
            if (!driven.command()) return state.SkipWithError(driven.refused().c_str());
        }
    }
    state.SetItemsProcessed(state.iterations() * busy_tables);
}

void without_waiting(benchmark::State& state) {
    const CasinoFile file;
    auto store = ledger::SqliteStore::open(file.path(), {.waits_for_disk = false});
    if (!store) return state.SkipWithError(store.error().text.c_str());
    Driven driven(busy_tables);
    for (auto step : state) {
        static_cast<void>(step);
        for (TableId i = 0; i < busy_tables; ++i) {
            if (!driven.command()) return state.SkipWithError(driven.refused().c_str());
        }
        if ((*store)->append(driven.casino().journal().staged()))
            return state.SkipWithError("could not be written");
        driven.casino().journal().staged().clear();
    }
    state.SetItemsProcessed(state.iterations() * busy_tables);
}

// Replays a ledger: decides every command again and compares every hash and posting.
void read_back(benchmark::State& state) {
    Driven driven(busy_tables);
    for (int i = 0; i < 100'000; ++i) {
        if (!driven.command()) return state.SkipWithError(driven.refused().c_str());
    }
    const ledger::Batch& batch = driven.casino().journal().staged();
    for (auto step : state) {
        static_cast<void>(step);
        Casino read(bench_keys());
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (read.replay(batch[i])) return state.SkipWithError("does not fit");
        }
        if (read.journal().head() != driven.casino().journal().head())
            return state.SkipWithError("another end");
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(batch.size()));
}

// Writes `commands` commands to a file, without waiting for the disk.
[[nodiscard]] bool write_ledger(Driven& driven, ledger::Store& store, std::int64_t commands) {
    for (std::int64_t i = 0; i < commands; ++i) {
        if (!driven.command()) return false;
        if (i % 1'000 != 999 && i + 1 != commands) continue;
        if (store.append(driven.casino().journal().staged())) return false;
        driven.casino().journal().staged().clear();
    }
    return true;
}

// The work of `baize audit` without its output: reads rows from a file, checks the hash chain on
// one thread and replays the commands on another.
void audit_file(benchmark::State& state) {
    const CasinoFile file;
    auto store = ledger::SqliteStore::open(file.path(), {.waits_for_disk = false});
    if (!store) return state.SkipWithError(store.error().text.c_str());
    Driven driven(busy_tables);
    if (!write_ledger(driven, **store, state.range(0)))
        return state.SkipWithError("could not be written");
    for (auto step : state) {
        static_cast<void>(step);
        Casino read(bench_keys());
        const auto fault = ledger::read_ahead(**store, {}, [&](const ledger::EventView& event) {
            return !read.replay(event, ledger::Chain::checked);
        });
        if (fault || read.journal().head() != driven.casino().journal().head())
            return state.SkipWithError("does not fit");
    }
    const auto events = static_cast<std::int64_t>(driven.casino().journal().head().sequence);
    state.SetItemsProcessed(state.iterations() * events);
}

[[nodiscard]] bool save_snapshot(const Casino& casino, ledger::Store& store) {
    const ledger::Head& head = casino.journal().head();
    return store.save(sealed_snapshot(*casino.vault(), head.sequence, head.hash, casino.snapshot()))
        .has_value();
}

// Starts a house after state.range(0) commands, with a snapshot saved before the last 100,000.
void start_again(benchmark::State& state) {
    const CasinoFile file;
    std::uint64_t events = 0;
    {
        auto store = ledger::SqliteStore::open(file.path(), {.waits_for_disk = false});
        if (!store) return state.SkipWithError(store.error().text.c_str());
        Driven driven(busy_tables);
        const std::int64_t tail = std::min<std::int64_t>(state.range(0) / 2, 100'000);
        if (!write_ledger(driven, **store, state.range(0) - tail) ||
            save_snapshot(driven.casino(), **store) || !write_ledger(driven, **store, tail)) {
            return state.SkipWithError("could not be written");
        }
        events = driven.casino().journal().head().sequence;
    }
    for (auto step : state) {
        static_cast<void>(step);
        auto store = ledger::SqliteStore::open(file.path());
        if (!store) return state.SkipWithError(store.error().text.c_str());
        const auto open = OpenCasino::open(**store, bench_keys());
        if (!open || (*open)->casino().journal().head().sequence != events)
            return state.SkipWithError("not read");
    }
    state.counters["events"] = static_cast<double>(events);
}

// Measures the size of a snapshot of state.range(0) tables in play, and the time to read it.
void start_from_snapshot(benchmark::State& state) {
    Driven driven(static_cast<TableId>(state.range(0)));
    for (std::int64_t i = 0; i < 10 * state.range(0); ++i) {
        if (!driven.command()) return state.SkipWithError(driven.refused().c_str());
        if (i % 1'000 == 0) driven.casino().journal().staged().clear();
    }
    const std::vector<std::byte> bytes = driven.casino().snapshot();
    for (auto step : state) {
        static_cast<void>(step);
        Casino read(bench_keys());
        if (!read.read_snapshot(bytes)) return state.SkipWithError("not read");
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}

BENCHMARK(in_memory)->UseRealTime();
BENCHMARK(without_waiting)->UseRealTime();
BENCHMARK(read_back)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(audit_file)->Arg(100'000)->Arg(1'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(start_again)
    ->Arg(1'000'000)
    ->Arg(9'000'000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(start_from_snapshot)->Arg(500)->Arg(10'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::house
