// Finds functions that a test defines and never uses: lambdas, local structs, nested functions.
#pragma once

#include <string>
#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// Returns the body with blanks in place of functions that it defines but never uses.
[[nodiscard]] std::string without_unused_functions(std::string_view body, Language language);

}  // namespace baize::tools
