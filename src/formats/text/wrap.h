// Text broken at blanks into lines for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace baize {

// Lines of at most 96 columns, each indented; a word longer than a line keeps a line to itself.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent);

}  // namespace baize
