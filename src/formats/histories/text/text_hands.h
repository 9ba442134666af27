// Poker hands in the words of hand trackers: "a full house, Sevens full of Threes".
#pragma once

#include <string>

#include "engine/poker/hand/strength.h"
#include "engine/poker/rules/rules.h"

namespace baize::histories {

[[nodiscard]] std::string text_hand(FiveCardRank rank);

// "8,6,4,3,A". REQUIRES: rank.qualifies().
[[nodiscard]] std::string text_low(LowRank rank);

// The hand of a game: "HI: a pair of Nines; LO: 8,6,4,3,A" in hi-lo games.
[[nodiscard]] std::string text_hand(poker::Variant variant, const poker::Strength& strength);

}  // namespace baize::histories
