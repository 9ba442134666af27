// The pay files of a grid as one text, so that only rank 0 reads them and sends them to the others.
#pragma once

#include <string>

#include "cli/grid/analysis_grid.h"

namespace baize {

[[nodiscard]] std::string packed(const PayFileTexts& texts);

// REQUIRES: the text was made by packed().
[[nodiscard]] PayFileTexts unpacked(const std::string& text);

}  // namespace baize
