// Checks the state of the table between two actions of a golden hand.
#pragma once

#include <span>

#include "kit/golden_hand_table.h"

namespace baize::kit {

[[nodiscard]] std::span<const HandStatement> hand_check_statements();

}  // namespace baize::kit
