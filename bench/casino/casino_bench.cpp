// What the whole casino costs: the engine, the rooms, the journal and the ledger behind commands at
// 500 busy tables; without waiting for the disk and durable; reading a ledger back with every
// command decided again; and a start from a snapshot.
#include <filesystem>
#include <string>
#include <unistd.h>

#include <benchmark/benchmark.h>

#include "casino/busy_house.h"
#include "casino/open_casino.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::casino {
namespace {

constexpr TableId busy_tables = 500;

class CasinoFile {
  public:
    CasinoFile() { std::filesystem::create_directories(folder_); }

    CasinoFile(const CasinoFile&) = delete;
    CasinoFile& operator=(const CasinoFile&) = delete;

    ~CasinoFile() { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::string path() const { return folder_ / "house.db"; }

  private:
    std::filesystem::path folder_ = "bench_casino_" + std::to_string(::getpid());
};

class Driven {
  public:
    explicit Driven(TableId tables)
        : tables_(tables), house_(tables, [this](PersonId person, const Command& command) {
              return casino_.give({person, 0, {}}, command).has_value();
          }) {}

    // One command at one table after the other.
    [[nodiscard]] bool command() {
        next_ = next_ % tables_ + 1;
        const auto [person, command] = house_.next(casino_, next_);
        const CommandKey key = person == the_house_itself ? 0 : ++keys_;
        const Result<Receipt> done = casino_.give({person, key, house_.now()}, command);
        if (!done) refused_ = sentence(done.error().reason);
        return done.has_value();
    }

    // Why the last command was refused.
    [[nodiscard]] const std::string& refused() const { return refused_; }

    [[nodiscard]] Casino& casino() { return casino_; }

  private:
    Casino casino_{};
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

// Every command decided again, every hash and posting compared.
void read_back(benchmark::State& state) {
    Driven driven(busy_tables);
    for (int i = 0; i < 100'000; ++i) {
        if (!driven.command()) return state.SkipWithError(driven.refused().c_str());
    }
    const ledger::Batch& batch = driven.casino().journal().staged();
    for (auto step : state) {
        static_cast<void>(step);
        Casino read;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (read.follow(batch[i])) return state.SkipWithError("does not fit");
        }
        if (read.journal().head() != driven.casino().journal().head())
            return state.SkipWithError("another end");
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(batch.size()));
}

// Tables in the middle of play, so many: the bytes of a snapshot, and how long reading it takes.
void start_from_snapshot(benchmark::State& state) {
    Driven driven(static_cast<TableId>(state.range(0)));
    for (std::int64_t i = 0; i < 10 * state.range(0); ++i) {
        if (!driven.command()) return state.SkipWithError(driven.refused().c_str());
        if (i % 1'000 == 0) driven.casino().journal().staged().clear();
    }
    const std::vector<std::byte> bytes = driven.casino().snapshot();
    for (auto step : state) {
        static_cast<void>(step);
        Casino read;
        if (!read.read_snapshot(bytes)) return state.SkipWithError("not read");
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}

BENCHMARK(in_memory)->UseRealTime();
BENCHMARK(without_waiting)->UseRealTime();
BENCHMARK(read_back)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(start_from_snapshot)->Arg(500)->Arg(10'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::casino
