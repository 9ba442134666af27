// Durable commands at 500 busy tables, each of which waits for its answer before it gives the next:
// first the whole casino, then bare SQLite writing as many bytes in as many commits to the same
// disk. The counters compare the two:
//     of_bare    commands per second as a fraction of the rate of bare SQLite
//     waited     the median time from a command to its answer, in commits of bare SQLite
#include <algorithm>
#include <chrono>
#include <deque>
#include <vector>

#include <benchmark/benchmark.h>

#include "house/casino/busy_house.h"
#include "house/casino/casino_file.h"
#include "house/casino/open_casino.h"
#include "ledger/sqlite/sqlite_store.h"

namespace baize::house {
namespace {

using Clock = std::chrono::steady_clock;

constexpr TableId waiting_tables = 500;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Records the sizes of the rows written in each commit.
class WatchedStore final : public ledger::Store {
  public:
    explicit WatchedStore(ledger::Store& store) : store_(store) {}

    std::optional<ledger::Fault> append(const ledger::Batch& batch) override {
        std::vector<std::size_t> rows;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            constexpr std::size_t head = 64 + sizeof(ledger::Hash);  // eight numbers and the hash
            rows.push_back(head + batch[i].body.size() + batch[i].postings.size());
        }
        commits_.push_back(std::move(rows));
        return store_.append(batch);
    }

    std::optional<ledger::Fault> read(std::uint64_t after,
                                      const ledger::EventVisitor& visit) override {
        return store_.read(after, visit);
    }

    ledger::Outcome<std::vector<ledger::Note>> notes() override { return store_.notes(); }

    std::optional<ledger::Fault> save(const ledger::Snapshot& snapshot) override {
        return store_.save(snapshot);
    }

    ledger::Outcome<ledger::Snapshot> newest_snapshot() override {
        return store_.newest_snapshot();
    }

    std::optional<ledger::Fault> save(const ledger::StoredHead& head) override {
        return store_.save(head);
    }

    ledger::Outcome<std::vector<ledger::StoredHead>> heads() override { return store_.heads(); }

    std::optional<ledger::Fault> back_up_to(const std::string& path) override {
        return store_.back_up_to(path);
    }

    // Returns the sizes of the rows of each commit so far and forgets them.
    [[nodiscard]] std::vector<std::vector<std::size_t>> take_commits() {
        return std::exchange(commits_, {});
    }

  private:
    ledger::Store& store_;
    std::vector<std::vector<std::size_t>> commits_{};
};

class WaitingTables {
  public:
    explicit WaitingTables(OpenCasino& open)
        : open_(open), house_(waiting_tables, [&](PersonId person, const Command& command) {
              static_cast<void>(open_.submit({person, 0, {}}, command));
              return open_.last_result().has_value();
          }) {
        open_.settle();
        static_cast<void>(open_.take_results());
        for (TableId table = 1; table <= waiting_tables; ++table)
            free_.push_back(table);
    }

    // Gives one command; false if it was refused.
    [[nodiscard]] bool command() {
        while (free_.empty()) {
            open_.write();
            open_.committer().wait();
            release();
        }
        const TableId table = free_.front();
        free_.pop_front();
        const auto [person, command] = house_.next(open_.casino(), table);
        const CommandKey key = person == the_house_itself ? 0 : ++keys_;
        static_cast<void>(open_.submit({person, key, house_.now()}, command));
        on_their_way_.push_back({table, Clock::now()});
        if (++given_ % 8 == 0) {
            release();
            open_.write();
        }
        return open_.last_result().has_value();
    }

    // Returns the waiting times in ascending order and forgets them.
    [[nodiscard]] std::vector<double> take_waits() {
        std::sort(waits_.begin(), waits_.end());
        return std::exchange(waits_, {});
    }

  private:
    struct Waiting {
        TableId table = 0;
        Clock::time_point since{};
    };

    void release() {
        for (std::size_t left = open_.take_results().size(); left > 0; --left) {
            free_.push_back(on_their_way_.front().table);
            waits_.push_back(seconds_since(on_their_way_.front().since));
            on_their_way_.pop_front();
        }
    }

    OpenCasino& open_;
    BusyHouse house_;
    std::deque<TableId> free_{};
    std::deque<Waiting> on_their_way_{};
    std::vector<double> waits_{};
    CommandKey keys_ = 0;
    std::uint64_t given_ = 0;
};

// Returns the seconds per commit, or nullopt if writing fails.
std::optional<double> write_bare(const std::string& path,
                                 const std::vector<std::vector<std::size_t>>& commits) {
    auto connection = ledger::Connection::open(path, ledger::Access::write, nullptr);
    if (!connection || connection->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                           "CREATE TABLE rows (n INTEGER PRIMARY KEY, b BLOB)")) {
        return std::nullopt;
    }
    auto insert = ledger::Statement::prepare(*connection, "INSERT INTO rows (b) VALUES (?1)");
    if (!insert) return std::nullopt;
    const std::vector<std::byte> bytes(1U << 16U);
    const Clock::time_point start = Clock::now();
    for (const std::vector<std::size_t>& rows : commits) {
        if (connection->execute("BEGIN IMMEDIATE")) return std::nullopt;
        for (const std::size_t row : rows) {
            insert->bind(1, ledger::Bytes(bytes).first(row));
            if (insert->step() != ledger::Statement::Step::done) return std::nullopt;
            insert->reset();
        }
        if (connection->execute("COMMIT")) return std::nullopt;
    }
    return seconds_since(start) / static_cast<double>(commits.size());
}

void durable(benchmark::State& state) {
    const CasinoFile file;
    auto store = ledger::SqliteStore::open(file.path());
    if (!store) return state.SkipWithError(store.error().text.c_str());
    WatchedStore watched(**store);
    auto open = OpenCasino::open(watched, bench_keys());
    if (!open) return state.SkipWithError(open.error().text.c_str());
    WaitingTables tables(**open);
    static_cast<void>(tables.take_waits());
    static_cast<void>(watched.take_commits());
    const Clock::time_point start = Clock::now();
    for (auto step : state) {
        static_cast<void>(step);
        for (TableId i = 0; i < waiting_tables; ++i) {
            if (!tables.command()) return state.SkipWithError("a command was refused");
        }
    }
    (*open)->settle();
    const double elapsed = seconds_since(start);
    if ((*open)->fault()) return state.SkipWithError("could not be written");
    const auto commits = watched.take_commits();
    const auto bare = write_bare(file.beside(), commits);
    if (!bare) return state.SkipWithError("bare SQLite failed");
    const std::vector<double> waits = tables.take_waits();
    state.SetItemsProcessed(state.iterations() * waiting_tables);
    state.counters["commits"] = static_cast<double>(commits.size());
    state.counters["bare_commit_us"] = *bare * 1e6;
    state.counters["of_bare"] = *bare * static_cast<double>(commits.size()) / elapsed;
    if (!waits.empty()) state.counters["waited"] = waits[waits.size() / 2] / *bare;
}

BENCHMARK(durable)->UseRealTime()->MinTime(2);

}  // namespace
}  // namespace baize::house
