// docs/FIGURES.md is built into the program, so that a report contains its derivation.
#pragma once

#include <string_view>

namespace baize::report {

[[nodiscard]] std::string_view embedded_figures();

}  // namespace baize::report
