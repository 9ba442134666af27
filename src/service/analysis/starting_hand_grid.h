// The first decision of a Hold'em game for all hole cards, as a grid of 13 by 13: suited above the
// diagonal, pairs on it, other hands below.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "formats/json/json_text.h"
#include "math/advice/starting_hands.h"

namespace baize {

// "AKs", "88", "72o".
[[nodiscard]] std::string hand_name(const exact::StartingHand& hand);

// Are there hole cards to make a grid of?
[[nodiscard]] bool has_starting_hands(std::string_view game);

// REQUIRES: has_starting_hands.
[[nodiscard]] std::vector<exact::StartingHand> starting_hand_grid(std::string_view game,
                                                                  const Rules& rules,
                                                                  const Crew& crew);

// Empty without hands.
[[nodiscard]] std::string grid_text(const std::vector<exact::StartingHand>& hands);

// "grid": a list of hands, inside an object; nothing without hands.
void write_grid(JsonText& json, const std::vector<exact::StartingHand>& hands);

}  // namespace baize
