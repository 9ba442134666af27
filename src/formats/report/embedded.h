// docs/FIGURES.md built into the program, so that a report carries its derivation.
#pragma once

#include <string_view>

namespace baize::report {

[[nodiscard]] std::string_view embedded_figures();

}  // namespace baize::report
