// Finds the values that a test compares with: the arguments of its expectations, and the values
// assigned to the variables in them. The id of a clause elsewhere in a test is only part of the
// setup and proves nothing.
#pragma once

#include <string>
#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// Functions and classes of tests and their kits.
struct Helpers {
    Names asserting{};  // functions that assert, directly or through one another
    Names noting{};     // functions that record an expected answer for a later assertion (Python)
    Names skipping{};   // functions and classes that may skip tests, also through one another
};

// Returns the text inside EXPECT_, ASSERT_, RC_ASSERT, static_assert, assert..., expect(...) and
// calls of helpers, with the values of the variables used there. Left out are literals that a
// function processes: EXPECT_EQ(settled("a line").size(), 1) does not compare with the line;
// comparisons of constants; and negative assertions such as EXPECT_NE.
// `body` is without comments; `outside` are the constants of the file.
[[nodiscard]] std::string compared_text(std::string_view body,
                                        Language language,
                                        const Helpers& helpers,
                                        const Names& outside);

}  // namespace baize::tools
