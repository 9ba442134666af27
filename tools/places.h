// The table of what each folder proves and which people it reaches: which tests run the house, a
// program or a page, and how a clause cited in code becomes visible. docs/TESTING.md explains it.
#pragma once

#include <string_view>

namespace baize::tools {

// True if a test of this file runs the whole house, one of the programs or a page in a browser.
[[nodiscard]] bool runs_the_house(std::string_view path);

// True if this is a file of browser tests that every check runs: the folders of web/e2e hold other
// programs for the browser, such as those that take pictures (web/e2e/playwright.config.ts).
[[nodiscard]] bool is_browser_test(std::string_view path);

// Returns "page", "command", "document" or "engine only": the way in which code at this path
// reaches people.
[[nodiscard]] std::string_view reached_by(std::string_view path);

// The same for a test that proves a clause: the way in which the test itself reaches the program.
[[nodiscard]] std::string_view reached_in_test(std::string_view path);

}  // namespace baize::tools
