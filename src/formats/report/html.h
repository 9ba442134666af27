// Text that becomes part of a page.
#pragma once

#include <string>
#include <string_view>

namespace baize::report {

// With the five characters that mean something to HTML written out, so that any text can stand in
// a page or in an attribute.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace baize::report
