// Finds the parts of a test that run, as far as the text shows it.
#pragma once

#include <string>
#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// Returns the body up to a `return` that always ends it, with blanks in place of functions that it
// defines but never uses. `body` is without comments.
[[nodiscard]] std::string reached_text(std::string_view body, Language language);

// True if a reached part of the body asserts something about the program, or calls a helper that
// does. `outside` are the constants of the file.
[[nodiscard]] bool reaches_assertion(std::string_view body,
                                     Language language,
                                     const Names& helpers,
                                     const Names& outside);

// True if a constant decides a branch, or a loop never runs: if (1) return; for (x : {}). The parts
// reached in that case are not analysed.
[[nodiscard]] bool has_constant_branch(std::string_view body,
                                       Language language,
                                       const Names& outside);

}  // namespace baize::tools
