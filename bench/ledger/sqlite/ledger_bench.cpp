// The cost of the ledger: numbering, hashing and posting alone; with SQLite but without waiting for
// the disk; durable, with 500 tables that each wait for their answer, compared with bare SQLite
// writing as many bytes in as many commits; and reading a ledger with every check.
#include <array>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "ledger/journal/committer.h"
#include "ledger/journal/journal.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::ledger {
namespace {

constexpr std::uint32_t tables = 500;
constexpr std::size_t body_size = 24;  // an action with its cards

// A ledger file in the working folder, because a folder for temporary files may be in memory.
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

// Moves a chip from a stack to the pot and back again, table after table.
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
        const bool is_bet = (has_bet_[table] = !has_bet_[table]);
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
    std::array<bool, tables> has_bet_{};
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

// Every table has one command in flight at a time, and its answer allows the next. While the disk
// is busy, commands are decided as long as some table is not waiting.
class WaitingTables {
  public:
    WaitingTables(Play& play, Journal& journal, Committer& committer)
        : play_(play), journal_(journal), committer_(committer) {
        for (std::uint32_t table = 0; table < tables; ++table)
            free_.push_back(table);
    }

    void decide_one() {
        while (free_.empty()) {
            static_cast<void>(committer_.take(journal_.staged()));
            committer_.wait();
            release();
        }
        const std::uint32_t table = free_.front();
        free_.pop_front();
        play_.command(table);
        on_their_way_.emplace_back(journal_.head().sequence, table);
        if (++decided_ % 32 == 0) {
            release();
            static_cast<void>(committer_.take(journal_.staged()));
        }
    }

  private:
    void release() {
        const std::uint64_t durable = committer_.durable();
        while (!on_their_way_.empty() && on_their_way_.front().first <= durable) {
            free_.push_back(on_their_way_.front().second);
            on_their_way_.pop_front();
        }
    }

    Play& play_;
    Journal& journal_;
    Committer& committer_;
    std::deque<std::uint32_t> free_;
    std::deque<std::pair<std::uint64_t, std::uint32_t>> on_their_way_;
    std::uint64_t decided_ = 0;
};

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
        WaitingTables waiting(play, journal, committer);
        for (auto step : state) {
            static_cast<void>(step);
            for (std::uint32_t i = 0; i < tables; ++i)
                waiting.decide_one();
        }
        committer.wait();
        if (committer.fault()) state.SkipWithError("could not be written");
    }
    state.SetItemsProcessed(state.iterations() * tables);
    state.counters["syncs"] =
        benchmark::Counter(static_cast<double>(syncs), benchmark::Counter::kIsRate);
}

// Writes rows of the same size as one blob each, state.range(0) per transaction, with bare SQLite.
// With 500 tables about half of them share a sync.
void bare_sqlite(benchmark::State& state) {
    const BenchFile file;
    auto connection = Connection::open(file.path(), Access::write, nullptr);
    if (!connection || connection->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                           "CREATE TABLE rows (n INTEGER PRIMARY KEY, b BLOB)")) {
        return state.SkipWithError("could not be opened");
    }
    auto insert = Statement::prepare(*connection, "INSERT INTO rows (b) VALUES (?1)");
    const std::vector<std::byte> row(100);
    const std::int64_t rows = state.range(0);
    for (auto step : state) {
        static_cast<void>(step);
        if (connection->execute("BEGIN IMMEDIATE")) state.SkipWithError("begin");
        for (std::int64_t i = 0; i < rows; ++i) {
            insert->bind(1, Bytes(row));
            if (insert->step() != Statement::Step::done) state.SkipWithError("insert");
            insert->reset();
        }
        if (connection->execute("COMMIT")) state.SkipWithError("commit");
    }
    state.SetItemsProcessed(state.iterations() * rows);
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
            0, [&](const EventView& event) { return !reader.replay(event).has_value(); });
        if (fault || reader.head() != journal.head()) state.SkipWithError("does not fit");
    }
    state.SetItemsProcessed(state.iterations() * (100'000 + tables));
}

BENCHMARK(journal_alone)->Unit(benchmark::kMicrosecond);
BENCHMARK(without_waiting)->Unit(benchmark::kMicrosecond);
BENCHMARK(durable)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(bare_sqlite)->Arg(250)->Arg(500)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(follow_all)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::ledger
