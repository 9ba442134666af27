// The schema, as numbered SQL files that are only ever added to: `PRAGMA user_version` is the
// number of the last one that a file has seen.
#pragma once

#include <span>
#include <string_view>

namespace baize::ledger {

// The first is number 1.
[[nodiscard]] std::span<const std::string_view> sqlite_migrations();

}  // namespace baize::ledger
