// Finds which variables of a test get which values: declarations, assignments and loops, as far as
// the text shows them.
#pragma once

#include <string_view>
#include <vector>

#include "tools/source_text.h"

namespace baize::tools {

struct WrittenValue {
    Names names{};                // names of the variables
    std::string_view value{};     // text of the assigned value
    std::string_view declared{};  // text in front of the names, such as "const auto"
    bool is_loop = false;  // true if the variables take the elements of the value one after another
};

[[nodiscard]] std::vector<WrittenValue> written_values(std::string_view body, Language language);

// Returns the text in front of a name in its statement and line, such as "const auto".
[[nodiscard]] std::string_view declared_before(std::string_view body, Position word);

// Returns the text up to the semicolon or bracket that ends the statement; in Python up to the end
// of the line.
[[nodiscard]] std::string_view statement_from(std::string_view text,
                                              Position at,
                                              Language language);

// Adds every word of the text.
void add_words(std::string_view text, Names& words);

}  // namespace baize::tools
