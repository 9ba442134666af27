// Translates events to and from the words of golden hands.
#pragma once

#include <string>

#include "engine/poker/hand/event.h"
#include "kit/golden_hand_table.h"

namespace baize::kit {

// "seat 3 raises to 12 CP 8.2.2": returns the line of the event, always with its clause.
[[nodiscard]] std::string words_of(const poker::Event& event);

// Expects the next unmatched event to be the one described; the usual clause of an event may be
// omitted.
void expect_matched(GoldenHandTable& table, const std::string& text);

}  // namespace baize::kit
