// Turns a file into a ledger, and an older ledger into a newer one.
#pragma once

#include <optional>

#include "ledger/sqlite/sqlite_store.h"

namespace baize::ledger {

// Sets the modes of the connection, then applies the missing migrations.
[[nodiscard]] std::optional<Fault> prepare_ledger(Connection& connection,
                                                  const SqliteOptions& options);

}  // namespace baize::ledger
