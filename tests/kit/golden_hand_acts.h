// Runs the actions of a golden hand on the engine.
#pragma once

#include "kit/golden_hand_table.h"

namespace baize::kit {

// Handles one line from its first word on: matches the next event, or performs the action if no
// event is left.
void go_on(GoldenHandTable& table, Words& words);

// "refuse seat 1 raises to 11 -> raise_too_small CP 6.6": after "refuse"
void expect_refusal(GoldenHandTable& table, Words& words);

}  // namespace baize::kit
