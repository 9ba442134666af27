// The head of a golden hand: the sign, the players, their chips and cards.
#pragma once

#include <span>

#include "kit/golden_hand_table.h"

namespace baize::kit {

// Lines that set the table up; they stand before the story.
[[nodiscard]] std::span<const HandStatement> head_statements();

}  // namespace baize::kit
