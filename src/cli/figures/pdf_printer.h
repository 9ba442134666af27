// A page made into a PDF by the Chromium of this machine.
#pragma once

#include <optional>
#include <string>

namespace baize {

// The first of Chromium's names found on the path; nothing where it is not installed.
[[nodiscard]] std::optional<std::string> find_chromium();

// What went wrong, or nothing. Both are paths of files; the browser is run without a shell.
[[nodiscard]] std::optional<std::string> print_pdf(const std::string& chromium,
                                                   const std::string& html,
                                                   const std::string& pdf);

}  // namespace baize
