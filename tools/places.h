// The one table of what a folder proves and whom it reaches: which tests run the house, a program
// or a page, and how a clause that code cites comes to people. docs/TESTING.md explains it.
#pragma once

#include <string_view>

namespace baize::tools {

// Whether a test of this file runs the whole house, one of the programs or a page in a browser.
[[nodiscard]] bool runs_the_house(std::string_view path);

// "page", "command", "document" or "engine only". `is_value`: the code answers with the clause
// ("TCP 5.6.1(b)"_clause), so that whoever gave the command reads it, rather than naming it in a
// comment.
[[nodiscard]] std::string_view reached_by(std::string_view path);

// The same of a test that proves a clause: what it proves is reached in the way in which the test
// itself reaches it.
[[nodiscard]] std::string_view reached_in_test(std::string_view path);

}  // namespace baize::tools
