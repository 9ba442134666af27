// Splits test files into single tests: GoogleTest and RapidCheck, Python's unittest, Playwright and
// Vitest. A test that is disabled, may be skipped or asserts nothing proves nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tools/expectations.h"
#include "tools/source_text.h"

namespace baize::tools {

struct TestCase {
    std::string name{};                // for example "Money.WinningsAreRoundedUp"
    std::vector<std::string> above{};  // the comment lines directly above, with their marks
    std::size_t line = 0;              // the first line of the test, from 1
    std::string body{};                // without comments and unreached parts
    std::string compared{};            // the values that its expectations compare with
    bool is_run = true;                // false if disabled or skipped for any reason
    bool asserts = false;
};

// Fills in the compared values and whether the body asserts, for the parts that are reached.
// `outside` are the constants of the file.
void read_body(TestCase& test,
               std::string_view body,
               Language language,
               const Helpers& helpers,
               const Names& outside);

// Adds the helpers that a file of tests or of a test kit defines, and returns true if any of them
// is new. Because helpers may call one another, the caller must repeat this over all files until it
// returns false.
bool add_helpers(std::string_view text, Helpers& helpers);
bool add_helpers_python(std::string_view text, Helpers& helpers);

[[nodiscard]] std::vector<TestCase> cases_in_cpp(std::string_view text, const Helpers& helpers);
[[nodiscard]] std::vector<TestCase> cases_in_python(std::string_view text, const Helpers& helpers);
[[nodiscard]] std::vector<TestCase> cases_in_script(std::string_view text);

}  // namespace baize::tools
