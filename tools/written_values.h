// Which variables of a test get which values: declarations, assignments and loops, as far as they
// can be told from the text.
#pragma once

#include <string_view>
#include <vector>

#include "tools/source_text.h"

namespace baize::tools {

struct WrittenValue {
    Names names{};                // of the variables
    std::string_view value{};     // the text that they get
    std::string_view declared{};  // what stands in front of the names: "const auto"
    bool is_loop = false;         // one after the other of what the text holds
};

[[nodiscard]] std::vector<WrittenValue> written_values(std::string_view body, Language language);

// What stands in front of a name in its statement and its line: "const auto".
[[nodiscard]] std::string_view declared_before(std::string_view body, Position word);

// To the semicolon or bracket that ends the statement; in Python to the end of the line.
[[nodiscard]] std::string_view statement_from(std::string_view text,
                                              Position at,
                                              Language language);

// Adds every word of the text.
void add_words(std::string_view text, Names& words);

}  // namespace baize::tools
