// The `actions` of a PHH hand: "d dh p1 AcKd", "p3 cbr 7.50", "p2 sm", one string for each step.
#pragma once

#include <string>
#include <string_view>

#include "formats/histories/phh/toml_cursor.h"
#include "formats/histories/record.h"

namespace baize::histories {

// Reads the list of strings into the steps and remarks of the record. Sets `finer` if the hand must
// be read again with that many decimals.
[[nodiscard]] bool read_steps(TomlCursor& cursor, Record& record, unsigned& finer);

// Writes a step such as "p3 cbr 7.50".
void write_step(std::string& out, const Step& step, unsigned decimals);

}  // namespace baize::histories
