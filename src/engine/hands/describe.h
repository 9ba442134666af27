// Hands in words, as a dealer announces them: "pair of nines", "full house, kings over fours".
#pragma once

#include <string>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "engine/hands/low.h"
#include "engine/hands/three_card.h"
#include "engine/hands/wild.h"

namespace baize {

[[nodiscard]] std::string_view word(Rank rank);         // "nine", "ace"
[[nodiscard]] std::string_view plural_word(Rank rank);  // "sixes", "aces"

[[nodiscard]] std::string describe(ThreeCardRank rank);
[[nodiscard]] std::string describe(FiveCardRank rank);
[[nodiscard]] std::string describe(WildRank rank);
[[nodiscard]] std::string describe(LowRank rank);  // "8-6-4-3-A low", "no low"

// A low as the dealer announces it: "eight-six low". Lows that differ only in lower cards have the
// same text.
[[nodiscard]] std::string announce(LowRank rank);

[[nodiscard]] std::string describe_three(CardSet three);
[[nodiscard]] std::string describe_five(CardSet five_to_seven);
[[nodiscard]] std::string describe_wild(CardSet five);
[[nodiscard]] std::string describe_low(CardSet five_to_seven);

// For any street: three to five cards on the board.
[[nodiscard]] std::string describe_omaha(CardSet hole, CardSet board);
[[nodiscard]] std::string describe_omaha_low(CardSet hole, CardSet board);

}  // namespace baize
