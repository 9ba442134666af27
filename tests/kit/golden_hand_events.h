// Events in the words of golden hands.
#pragma once

#include <string>

#include "engine/poker/hand/event.h"
#include "kit/golden_hand_table.h"

namespace baize::kit {

// "seat 3 raises to 12 CP 8.2.2": the event as a golden hand tells it, always with its clause.
[[nodiscard]] std::string words_of(const poker::Event& event);

// The next event that has not been told must be the one this text tells. A clause may be left out
// where it is the ordinary one of such an event.
void expect_told(GoldenHandTable& table, const std::string& text);

}  // namespace baize::kit
