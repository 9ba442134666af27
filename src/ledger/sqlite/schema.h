// Making a file a ledger, and an older ledger a newer one.
#pragma once

#include <optional>

#include "ledger/sqlite/sqlite_store.h"

namespace baize::ledger {

// Modes of the connection, then the migrations the file has not seen.
[[nodiscard]] std::optional<Fault> prepare_ledger(Connection& connection,
                                                  const SqliteOptions& options);

}  // namespace baize::ledger
