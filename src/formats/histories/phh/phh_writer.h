// Writes a record as Poker Hand History: the fields in the order of the specification, then the
// user fields. Reading the result gives an equal record.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "formats/histories/phh/phh_fields.h"
#include "formats/histories/record.h"

namespace baize::histories {

// Writes one hand, which ends with a line end. If `heading` is above zero, the hand begins with
// "[7]".
void write_phh(std::string& out, const Record& record, std::uint64_t heading = 0);

// Writes the value of a field in the spelling of PHH. Returns false if the record does not have the
// field.
[[nodiscard]] bool write_value(std::string& out, const Record& record, Field field);

// Writes 'text', or "text" with escapes if they are needed.
void write_text(std::string& out, std::string_view text);

}  // namespace baize::histories
