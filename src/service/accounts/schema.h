// The schema of the accounts file, as numbered migrations. `PRAGMA user_version` is the number of
// the last one applied to a file; files from before the numbers have 0.
#pragma once

#include <optional>

#include "ledger/sqlite/connection.h"

namespace baize::server {

// Brings the file to the newest schema in one transaction. Returns a fault, and changes nothing, if
// a newer program wrote the file.
[[nodiscard]] std::optional<ledger::Fault> prepare_accounts(ledger::Connection& connection);

}  // namespace baize::server
