// Takes files of tests apart into single tests: GoogleTest and RapidCheck, Python's unittest,
// Playwright and Vitest. A test that is disabled, skipped or asserts nothing proves nothing.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace baize::tools {

struct TestCase {
    std::string name{};                // "Money.WinningsAreRoundedUp"
    std::vector<std::string> above{};  // the comment lines directly above, with their marks
    std::size_t line = 0;              // where it starts, from 1
    std::string body{};                // without comments
    bool is_run = true;                // neither disabled nor skipped
    bool asserts = false;
};

// Names of functions whose bodies hold an assertion: a test that calls one asserts something.
using AssertingNames = std::set<std::string, std::less<>>;

// Adds those that a file of tests or of a test kit defines; says whether there were new ones. To be
// repeated over all files until there are none, for functions that call one another.
bool add_asserting(std::string_view text, AssertingNames& names);
bool add_asserting_python(std::string_view text, AssertingNames& names);

[[nodiscard]] std::vector<TestCase> cases_in_cpp(std::string_view text,
                                                 const AssertingNames& asserting);
[[nodiscard]] std::vector<TestCase> cases_in_python(std::string_view text,
                                                    const AssertingNames& asserting);
[[nodiscard]] std::vector<TestCase> cases_in_script(std::string_view text);

// The same text with blanks for its // and /* */ comments; literals stay.
[[nodiscard]] std::string without_comments(std::string_view text);

}  // namespace baize::tools
