// What the ledger costs: numbering, hashing and posting alone; with SQLite but without waiting for
// the disk; durable, with 500 tables that each wait for their answer, beside bare SQLite that
// writes as many bytes in as many commits; and reading a ledger with every check.
#include <cstdint>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

#include <benchmark/benchmark.h>

#include "ledger/committer.h"
#include "ledger/journal.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::ledger {
namespace {

constexpr std::uint32_t tables = 500;
constexpr std::size_t body_size = 24;  // an action with its cards

// In the folder where it is run, since a folder for temporary files may be in memory.
class BenchFile {
  public:
    BenchFile() { std::filesystem::create_directories(folder_); }

    BenchFile(const BenchFile&) = delete;
    BenchFile& operator=(const BenchFile&) = delete;

    ~BenchFile() { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::string path() const { return folder_ / "house.db"; }

  private:
    std::filesystem::path folder_ = "bench_ledger_" + std::to_string(::getpid());
};

// A chip from a stack to the pot and back again, table after table.
class Play {
  public:
    explicit Play(Journal& journal) : journal_(journal) {
        for (std::uint32_t table = 0; table < tables; ++table) {
            const std::vector<Posting> postings{{the_cage, Money::of_cents(-100'000)},
                                                {stack(table), Money::of_cents(100'000)}};
            const std::vector<Draft> drafts{{{StreamKind::table, table}, 1, {}, postings}};
            static_cast<void>(journal_.write({}, drafts));
        }
    }

    void command(std::uint32_t table) {
        const bool is_bet = (count_ / tables) % 2 == 0;
        const Money chip = Money::of_cents(is_bet ? 500 : -500);
        const std::array<Posting, 2> postings{Posting{stack(table), -chip},
                                              Posting{{AccountKind::pot, table, 0}, chip}};
        const std::array<Draft, 1> drafts{
            Draft{{StreamKind::table, table}, 2, Bytes(body_), postings}};
        static_cast<void>(journal_.write({.actor = table, .command = ++count_}, drafts));
    }

    void commands(std::uint32_t count) {
        for (std::uint32_t i = 0; i < count; ++i)
            command(static_cast<std::uint32_t>(count_ % tables));
    }

  private:
    static Account stack(std::uint32_t table) { return {AccountKind::stack, table, 1}; }

    Journal& journal_;
    std::array<std::byte, body_size> body_{};
    std::uint64_t count_ = 0;
};

void journal_alone(benchmark::State& state) {
    Journal journal;
    Play play(journal);
    for (auto step : state) {
        static_cast<void>(step);
        journal.staged().clear();
        play.commands(tables);
    }
    state.SetItemsProcessed(state.iterations() * tables);
}

void without_waiting(benchmark::State& state) {
    const BenchFile file;
    auto store = SqliteStore::open(file.path(), {.waits_for_disk = false});
    if (!store) return state.SkipWithError(store.error().text.c_str());
    Journal journal;
    Play play(journal);
    for (auto step : state) {
        static_cast<void>(step);
        play.commands(tables);
        if ((*store)->append(journal.staged())) state.SkipWithError("could not be written");
        journal.staged().clear();
    }
    state.SetItemsProcessed(state.iterations() * tables);
}

// Every table has one command on its way at a time: what is answered brings the next.
void durable(benchmark::State& state) {
    const BenchFile file;
    auto store = SqliteStore::open(file.path());
    if (!store) return state.SkipWithError(store.error().text.c_str());
    Journal journal;
    Play play(journal);
    if ((*store)->append(journal.staged())) state.SkipWithError("could not be written");
    journal.staged().clear();
    std::uint64_t syncs = 0;
    {
        Committer committer(**store, journal.head().sequence, [&] { ++syncs; });
        play.commands(tables);
        for (auto step : state) {
            static_cast<void>(step);
            while (!committer.try_take(journal.staged()))
                committer.wait();
            committer.wait();
            play.commands(tables);
        }
        if (committer.fault()) state.SkipWithError("could not be written");
    }
    state.SetItemsProcessed(state.iterations() * tables);
    state.counters["syncs"] =
        benchmark::Counter(static_cast<double>(syncs), benchmark::Counter::kIsRate);
}

// The same rows' bytes as one blob each, 500 a transaction, by SQLite and nothing else.
void bare_sqlite(benchmark::State& state) {
    const BenchFile file;
    auto connection = Connection::open(file.path(), Access::write, nullptr);
    if (!connection || connection->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                           "CREATE TABLE rows (n INTEGER PRIMARY KEY, b BLOB)")) {
        return state.SkipWithError("could not be opened");
    }
    auto insert = Statement::prepare(*connection, "INSERT INTO rows (b) VALUES (?1)");
    const std::vector<std::byte> row(100);
    for (auto step : state) {
        static_cast<void>(step);
        if (connection->execute("BEGIN IMMEDIATE")) state.SkipWithError("begin");
        for (std::uint32_t i = 0; i < tables; ++i) {
            insert->bind(1, Bytes(row));
            if (insert->step() != Statement::Step::done) state.SkipWithError("insert");
            insert->reset();
        }
        if (connection->execute("COMMIT")) state.SkipWithError("commit");
    }
    state.SetItemsProcessed(state.iterations() * tables);
}

void follow_all(benchmark::State& state) {
    const BenchFile file;
    auto store = SqliteStore::open(file.path(), {.waits_for_disk = false});
    if (!store) return state.SkipWithError(store.error().text.c_str());
    Journal journal;
    Play play(journal);
    play.commands(100'000);
    if ((*store)->append(journal.staged())) state.SkipWithError("could not be written");
    for (auto step : state) {
        static_cast<void>(step);
        Journal reader;
        const auto fault = (*store)->read(
            0, [&](const EventView& event) { return !reader.follow(event).has_value(); });
        if (fault || reader.head() != journal.head()) state.SkipWithError("does not fit");
    }
    state.SetItemsProcessed(state.iterations() * (100'000 + tables));
}

BENCHMARK(journal_alone)->Unit(benchmark::kMicrosecond);
BENCHMARK(without_waiting)->Unit(benchmark::kMicrosecond);
BENCHMARK(durable)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(bare_sqlite)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(follow_all)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::ledger
