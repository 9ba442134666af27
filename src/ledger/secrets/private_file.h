// The files of a house belong to its owner only: they are created with mode 0600, and refused if
// group or others may read or write them.
#pragma once

#include <optional>
#include <string>

#include "ledger/record/fault.h"

namespace baize::ledger {

// Returns a fault that names the file and the command that repairs it; nullopt if the file is
// private or absent.
[[nodiscard]] std::optional<Fault> why_not_private(const std::string& path);

// Creates an empty file if there is none. A failure is not reported, because the next open reports
// it.
void make_private(const std::string& path);

// Syncs a file that was written under a temporary name and renames it to its final name. Returns
// false on failure.
[[nodiscard]] bool put_in_place(const std::string& part, const std::string& path);

}  // namespace baize::ledger
