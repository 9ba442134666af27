// The lines of a golden round that lay the table: which game, which sign, which readings.
#pragma once

#include <span>

#include "kit/golden_table.h"

namespace baize::kit {

[[nodiscard]] std::span<const Statement> setup_statements();

}  // namespace baize::kit
