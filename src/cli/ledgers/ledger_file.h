// The ledger's file as commands open it: what went wrong in words for whoever typed the command.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "ledger/sqlite/sqlite_store.h"

namespace baize {

using StoreOrFault = ledger::Outcome<std::unique_ptr<ledger::SqliteStore>>;

// To look at, also while a house is open. A file that is not there is not made.
[[nodiscard]] StoreOrFault open_to_read(const std::string& path);

// To add a signed head beside a house that may be open. A file that is not there is not made.
[[nodiscard]] StoreOrFault open_to_add(const std::string& path);

// The number of the last event, without reading them all; 0 where there is none.
[[nodiscard]] ledger::Outcome<std::uint64_t> last_event(ledger::Store& store);

// One house a ledger. SQLite would let two programs write by turns, and each would decide on a
// floor the other has changed; so a file beside the ledger is locked for as long as this lives. The
// system lets go of it when the program ends, however it does.
class HouseLock {
  public:
    [[nodiscard]] static ledger::Outcome<HouseLock> take(const std::string& ledger_path);
    HouseLock(HouseLock&& other) noexcept;
    HouseLock& operator=(HouseLock&&) = delete;
    ~HouseLock();

  private:
    explicit HouseLock(int file) : file_(file) {}

    int file_;
};

}  // namespace baize
