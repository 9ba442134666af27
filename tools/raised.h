// Finds what a Python test runs while it expects an exception.
#pragma once

#include <string>
#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// True for assertRaises, assertRaisesRegex, assertWarns, assertLogs and the like.
[[nodiscard]] bool expects_exception(std::string_view word);

// Returns the text that such a call tries: the block below `with self.assertRaises(E):`, or the
// arguments behind the exception. Left out are names of exceptions and of assertions, because
// `assert False` and self.fail() raise an exception without the program.
[[nodiscard]] std::string tried_text(std::string_view body, Position bracket);

// Returns the body with blanks in place of what such calls try without the program.
[[nodiscard]] std::string without_idle_tries(std::string_view body, const Names& constants);

}  // namespace baize::tools
