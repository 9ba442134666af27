// Opens ledger files for commands, with error messages for their users.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "ledger/sqlite/sqlite_store.h"

namespace baize {

using StoreOrFault = ledger::Outcome<std::unique_ptr<ledger::SqliteStore>>;

// Opens the file for reading, also while a house uses it. A missing file is not created.
[[nodiscard]] StoreOrFault open_to_read(const std::string& path);

// Opens the file to add a signed head, also while a house uses it. A missing file is not created.
[[nodiscard]] StoreOrFault open_to_add(const std::string& path);

// Returns the number of the last event without reading all events; 0 if there is none.
[[nodiscard]] ledger::Outcome<std::uint64_t> last_event(ledger::Store& store);

// Ensures that only one house uses a ledger. SQLite would let two programs write in turn, each
// deciding on a state that the other has changed; so this class locks a file beside the ledger
// while it exists. The system releases the lock whenever the program ends.
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
