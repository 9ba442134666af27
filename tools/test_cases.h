// Takes files of tests apart into single tests: GoogleTest and RapidCheck, Python's unittest,
// Playwright and Vitest. A test that is disabled, may be skipped or asserts nothing proves nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tools/expectations.h"
#include "tools/source_text.h"

namespace baize::tools {

struct TestCase {
    std::string name{};                // "Money.WinningsAreRoundedUp"
    std::vector<std::string> above{};  // the comment lines directly above, with their marks
    std::size_t line = 0;              // where it starts, from 1
    std::string body{};                // without comments and what is not reached
    std::string compared{};            // what its expectations compare with
    bool is_run = true;                // neither disabled nor skipped, whatever the reason
    bool asserts = false;
};

// Fills in what the body compares with, and whether it asserts, as far as it is reached.
void read_body(TestCase& test, std::string_view body, Language language, const Helpers& helpers);

// Adds the helpers that a file of tests or of a test kit defines; says whether there were new ones.
// To be repeated over all files until there are none, for functions that call one another.
bool add_helpers(std::string_view text, Helpers& helpers);
bool add_helpers_python(std::string_view text, Helpers& helpers);

[[nodiscard]] std::vector<TestCase> cases_in_cpp(std::string_view text, const Helpers& helpers);
[[nodiscard]] std::vector<TestCase> cases_in_python(std::string_view text, const Helpers& helpers);
[[nodiscard]] std::vector<TestCase> cases_in_script(std::string_view text);

}  // namespace baize::tools
