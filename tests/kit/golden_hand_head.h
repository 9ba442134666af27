// Reads the head of a golden hand: the sign, the players, their chips and cards.
#pragma once

#include <span>

#include "kit/golden_hand_table.h"

namespace baize::kit {

// Returns the statements that set the table up; they come before the first action.
[[nodiscard]] std::span<const HandStatement> head_statements();

}  // namespace baize::kit
