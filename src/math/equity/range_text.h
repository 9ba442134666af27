// Reads hands as people write them: "AsKh", "QQ+,AKs", "random".
//
//   AsKh        exactly these cards, as many as the game deals
//   AsKsQh/Qh   Pineapple: exactly these cards, Qh is discarded
//   random      any hand
//   A, x        in place of a card: any card of that rank, any card at all (AAxx, AsKx)
//   QQ, AK      two cards: a pair; two ranks of any suits, AKs of one suit, AKo of two
//   99+, A5s+   this hand and better: higher pairs; a higher second card, below the first
//   77-99, KTs-K7s, T9s-65s   all from one to the other: pairs, by the lower card, by both
//   one,other   either hand; a hand that is in both counts once
#pragma once

#include <string>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"
#include "math/equity/range.h"

namespace baize::equity {

struct RangeReading {
    Range range{};
    std::string error_text{};  // What is wrong and where; empty if nothing is.
};

[[nodiscard]] RangeReading read_range(std::string_view text, const poker::VariantFacts& game);

}  // namespace baize::equity
