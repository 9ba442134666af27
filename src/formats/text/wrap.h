// Breaks text at blanks into lines for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace baize {

// Lines have at most 96 columns and are each indented; a word longer than a line gets a line to
// itself.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent);

}  // namespace baize
