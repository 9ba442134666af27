// The schema as numbered SQL files; new files are only appended. `PRAGMA user_version` is the
// number of the last one applied to a file.
#pragma once

#include <span>
#include <string_view>

namespace baize::ledger {

// The first migration has number 1.
[[nodiscard]] std::span<const std::string_view> sqlite_migrations();

}  // namespace baize::ledger
