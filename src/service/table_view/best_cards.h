// The five cards that make a hand, for pages that underline them.
#pragma once

#include <vector>

#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"

namespace baize::views {

// The best of the cards in hand and on the board by the rule of the game; empty with fewer than
// five.
[[nodiscard]] std::vector<Card> best_high(poker::Variant variant, CardSet hole, CardSet board);

// The best low hand of hi-lo games; empty if there is none.
[[nodiscard]] std::vector<Card> best_low(poker::Variant variant, CardSet hole, CardSet board);

}  // namespace baize::views
