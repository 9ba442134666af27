// The pay files of a grid as one text, so that rank 0 alone reads them and gives them to all.
#pragma once

#include <string>

#include "cli/grid/analysis_grid.h"

namespace baize {

[[nodiscard]] std::string packed(const PayFileTexts& texts);

// REQUIRES: was made by packed().
[[nodiscard]] PayFileTexts unpacked(const std::string& text);

}  // namespace baize
