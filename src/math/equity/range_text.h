// Hands as people write them: "AsKh", "QQ+,AKs", "random".
//
//   AsKh        these cards, as many as the game deals
//   AsKsQh/Qh   Pineapple: the same, and Qh is given up
//   random      any hand
//   A, x        in place of a card: one of that rank, any at all (AAxx, AsKx)
//   QQ, AK      two cards: a pair; two ranks of any suits, AKs of one suit, AKo of two
//   99+, A5s+   the same and better: higher pairs; the lower card higher, up to the other
//   77-99, KTs-K7s, T9s-65s   from one to the other: pairs, the lower card, or both together
//   one,other   either; a hand that is in both counts once
#pragma once

#include <string>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"
#include "math/equity/range.h"

namespace baize::equity {

struct RangeReading {
    Range range{};
    std::string complaint{};  // what is wrong and where; empty when nothing is
};

[[nodiscard]] RangeReading read_range(std::string_view text, const poker::VariantFacts& game);

}  // namespace baize::equity
