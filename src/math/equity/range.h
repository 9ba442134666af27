// The hands that a player may hold, all equally likely. range_text.h defines how they are written.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/card_set.h"

namespace baize::equity {

// All hole cards as dealt; at Pineapple also the discard, if it is named.
struct Combo {
    CardSet cards{};
    CardSet discard{};  // One card, or empty if none is named.

    friend constexpr bool operator==(const Combo&, const Combo&) = default;

    friend constexpr bool operator<(const Combo& one, const Combo& other) {
        if (one.cards != other.cards) return one.cards.bits() < other.cards.bits();
        return one.discard.bits() < other.discard.bits();
    }
};

struct Range {
    std::vector<Combo> combos{};  // Sorted, without duplicates.
    bool is_any = false;          // True for all possible hands, which need no lookup.
};

}  // namespace baize::equity
