// What of a test is reached when it runs, as far as that can be told from the text.
#pragma once

#include <string>
#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// The body up to a `return` that always ends it, with blanks for functions that it defines and
// never uses. `body` is without comments.
[[nodiscard]] std::string reached_text(std::string_view body, Language language);

// Whether a part of the body that is reached asserts something about the program, or calls one of
// the functions that do.
[[nodiscard]] bool reaches_assertion(std::string_view body,
                                     Language language,
                                     const Names& helpers);

// Whether a branch is taken by a constant, or a loop never runs: if (1) return; for (x : {}). What
// then is reached is not worked out.
[[nodiscard]] bool has_constant_branch(std::string_view body, Language language);

}  // namespace baize::tools
