// The ledger in one SQLite file, with a write-ahead log and a full sync at every commit. Only one
// thread may use it at a time.
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
    const char* vfs = nullptr;  // SQLite's name of a virtual file system; nullptr: the real disk
    // True: no other program may open the file meanwhile, and no shared memory is needed.
    bool alone = false;
    // False: a commit does not wait for the disk. After a power cut the file is consistent but may
    // lack the newest commits; suitable only for figures and play money.
    bool waits_for_disk = true;
};

class SqliteStore final : public Store {
  public:
    // Creates the file if it is missing, and migrates an older one. A file that is not a ledger, or
    // that a newer program wrote, stays unchanged.
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
    std::optional<Fault> broken_;  // why no more writes are accepted
};

}  // namespace baize::ledger
