// Reads the lines of golden hands about chips that players push and words that they say.
#pragma once

#include "engine/core/result.h"
#include "kit/golden_hand_table.h"

namespace baize::kit {

// True if the line describes pushed chips or spoken words; does not advance the reader.
[[nodiscard]] bool is_pushed(const Words& words);

// "seat 2 says raise and pushes 15 -> raise to 20, 5 missing CP 6.18", "seat 2 pushes one chip of
// 25", "seat 2 pushes 20 and then 40", "seat 2 folds and leaves 20". The action that it counts as
// must be written, unless it is refused.
[[nodiscard]] Result<void> push(GoldenHandTable& table, Words& words);

}  // namespace baize::kit
