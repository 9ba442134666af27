// Writes a record as Poker Hand History: the fields in the order PHH lists them, users' fields
// last. Reading it again gives an equal record.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "formats/histories/phh/phh_fields.h"
#include "formats/histories/record.h"

namespace baize::histories {

// One hand, ending in a line end. A heading above zero begins it with "[7]".
void write_phh(std::string& out, const Record& record, std::uint64_t heading = 0);

// The value of a field as PHH spells it; false when the record does not have it.
[[nodiscard]] bool write_value(std::string& out, const Record& record, Field field);

// 'text', or "text" with escapes where it takes them.
void write_text(std::string& out, std::string_view text);

}  // namespace baize::histories
