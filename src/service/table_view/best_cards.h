// Which five cards make a hand, for a screen that underlines them.
#pragma once

#include <vector>

#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"

namespace baize::views {

// Of the cards in hand and on the board by the game's rule; empty with fewer than five.
[[nodiscard]] std::vector<Card> best_high(poker::Variant variant, CardSet hole, CardSet board);

// Of a low hand of hi-lo games; empty where there is none.
[[nodiscard]] std::vector<Card> best_low(poker::Variant variant, CardSet hole, CardSet board);

}  // namespace baize::views
