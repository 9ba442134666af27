// The files of a house are its owner's alone: made with mode 0600, and refused where group or
// others may read or write them.
#pragma once

#include <optional>
#include <string>

#include "ledger/record/fault.h"

namespace baize::ledger {

// Which file, and the command that mends it; nothing where it is private or not there.
[[nodiscard]] std::optional<Fault> why_not_private(const std::string& path);

// Makes an empty one where there is no such file. Nothing is said where it cannot be made: whoever
// opens it next finds out why.
void make_private(const std::string& path);

// Moves what was written under another name to its own, when it is whole and on the disk. False: it
// could not be.
[[nodiscard]] bool put_in_place(const std::string& part, const std::string& path);

}  // namespace baize::ledger
