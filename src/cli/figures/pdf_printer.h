// Prints a page to PDF with the Chromium browser of this machine.
#pragma once

#include <optional>
#include <string>

namespace baize {

// Returns the first of Chromium's names found on the path; nullopt if it is not installed.
[[nodiscard]] std::optional<std::string> find_chromium();

// Returns the error message, or nullopt. Both arguments are paths of files; the browser is run
// without a shell.
[[nodiscard]] std::optional<std::string> print_pdf(const std::string& chromium,
                                                   const std::string& html,
                                                   const std::string& pdf);

}  // namespace baize
