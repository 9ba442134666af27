// Which variables of a test get which values: declarations, assignments and loops, as far as they
// can be told from the text.
#pragma once

#include <string_view>
#include <vector>

#include "tools/expectations.h"
#include "tools/source_text.h"

namespace baize::tools {

struct WrittenValue {
    Names names{};             // of the variables
    std::string_view value{};  // the text that they get
};

[[nodiscard]] std::vector<WrittenValue> written_values(std::string_view body, Language language);

// To the semicolon or bracket that ends the statement; in Python to the end of the line.
[[nodiscard]] std::string_view statement_from(std::string_view text,
                                              Position at,
                                              Language language);

// Adds every word of the text.
void add_words(std::string_view text, Names& words);

}  // namespace baize::tools
