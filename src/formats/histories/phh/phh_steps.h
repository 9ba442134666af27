// The `actions` of a PHH hand: "d dh p1 AcKd", "p3 cbr 7.50", "p2 sm", one string a step.
#pragma once

#include <string>
#include <string_view>

#include "formats/histories/phh/toml_cursor.h"
#include "formats/histories/record.h"

namespace baize::histories {

// Reads the list of strings into the record's steps and remarks. `finer` is set when the hand must
// be read again with so many decimals.
[[nodiscard]] bool read_steps(TomlCursor& cursor, Record& record, unsigned& finer);

// "p3 cbr 7.50"
void write_step(std::string& out, const Step& step, unsigned decimals);

}  // namespace baize::histories
