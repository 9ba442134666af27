// Escapes text for a page.
#pragma once

#include <string>
#include <string_view>

namespace baize::report {

// Escapes the five special characters of HTML, so that any text can be used in a page or in an
// attribute.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace baize::report
