// The ledger in one file, by SQLite: write-ahead log, synchronised in full at every commit. Used by
// one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/journal/store.h"
#include "ledger/sqlite/connection.h"

namespace baize::ledger {

struct SqliteOptions {
    Access access = Access::write;
    const char* vfs = nullptr;  // SQLite's name for what stands for the disk; nullptr: the disk
    // Nobody else may open the file while this one has it. Such a file needs no shared memory.
    bool alone = false;
    // Off: a commit does not wait for the disk. What a power cut leaves is consistent and may lack
    // the newest commits; for figures and play money only.
    bool waits_for_disk = true;
};

class SqliteStore final : public Store {
  public:
    // Makes the file where there is none, and brings an older one up to date. A file that is not a
    // ledger, or a newer program's, is left alone.
    [[nodiscard]] static Outcome<std::unique_ptr<SqliteStore>> open(
        const std::string& path, const SqliteOptions& options = {});

    [[nodiscard]] std::optional<Fault> append(const Batch& batch) override;
    [[nodiscard]] std::optional<Fault> read(std::uint64_t after,
                                            const EventVisitor& visit) override;
    [[nodiscard]] Outcome<std::vector<Note>> notes() override;
    [[nodiscard]] std::optional<Fault> save(const Snapshot& snapshot) override;
    [[nodiscard]] Outcome<Snapshot> newest_snapshot() override;
    [[nodiscard]] std::optional<Fault> save(const StoredHead& head) override;
    [[nodiscard]] Outcome<std::vector<StoredHead>> heads() override;
    [[nodiscard]] std::optional<Fault> back_up_to(const std::string& path) override;

  private:
    struct Statements {
        Statement begin;
        Statement commit;
        Statement insert;
        Statement note;
    };

    SqliteStore(std::string path, Connection connection, Statements statements);

    [[nodiscard]] std::optional<Fault> run(Statement& statement, std::string_view doing);
    [[nodiscard]] std::optional<Fault> insert(const EventView& event);
    [[nodiscard]] std::optional<Fault> insert(const Note& note);
    [[nodiscard]] std::optional<Fault> in_transaction(
        const std::function<std::optional<Fault>()>& work);

    std::string path_;
    Connection connection_;
    Statements statements_;
    std::optional<Fault> broken_;  // why nothing is written any more
};

}  // namespace baize::ledger
