// What a test compares with: the arguments of its expectations, and the values that it wrote down
// for them. A clause's id that stands anywhere else in a test was only set up and proves nothing.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace baize::tools {

using Names = std::set<std::string, std::less<>>;

// Functions of tests and their kits.
struct Helpers {
    Names asserting{};  // an assertion stands in the body, or a call of another of these
    Names noting{};     // notes what an answer must be, for an assertion that comes later (Python)
    Names skipping{};   // classes whose tests may be skipped, by themselves or a base (Python)
};

enum class Language { cpp, python, script };

// Whether an expectation with these arguments says something about the program: it has a word that
// is neither a constant nor part of a literal. EXPECT_EQ("CS 5.1"_clause, "CS 5.1"_clause) has
// none.
[[nodiscard]] bool is_about_program(std::string_view arguments, Language language);

// The text inside of EXPECT_, ASSERT_, RC_ASSERT, static_assert, assert..., expect(...) and calls
// of helpers; and the values of the variables that stand there. Left out are literals that a
// function gets in order to do something: EXPECT_EQ(settled("a line").size(), 1) does not compare
// with the line. `body` is without comments.
[[nodiscard]] std::string compared_text(std::string_view body,
                                        Language language,
                                        const Helpers& helpers);

}  // namespace baize::tools
