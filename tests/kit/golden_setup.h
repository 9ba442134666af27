// Reads the set-up lines of a golden round: game, sign, interpretations.
#pragma once

#include <span>

#include "kit/golden_table.h"

namespace baize::kit {

[[nodiscard]] std::span<const Statement> setup_statements();

}  // namespace baize::kit
