// What a test compares with: the arguments of its expectations, and the values that it wrote down
// for them. A clause's id that stands anywhere else in a test was only set up and proves nothing.
#pragma once

#include <string>
#include <string_view>

#include "tools/source_text.h"

namespace baize::tools {

// Functions of tests and their kits.
struct Helpers {
    Names asserting{};  // an assertion stands in the body, or a call of another of these
    Names noting{};     // notes what an answer must be, for an assertion that comes later (Python)
    Names skipping{};   // classes whose tests may be skipped, by themselves or a base (Python)
};

// The text inside of EXPECT_, ASSERT_, RC_ASSERT, static_assert, assert..., expect(...) and calls
// of helpers; and the values of the variables that stand there. Left out are literals that a
// function gets in order to do something: EXPECT_EQ(settled("a line").size(), 1) does not compare
// with the line; comparisons of constants; and what an answer is only said not to be: EXPECT_NE.
// `body` is without comments.
[[nodiscard]] std::string compared_text(std::string_view body,
                                        Language language,
                                        const Helpers& helpers);

}  // namespace baize::tools
