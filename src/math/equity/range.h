// The hands that a player may hold, all with the same chance. How a person writes them is
// range_text.h.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/card_set.h"

namespace baize::equity {

// All hole cards as they were dealt; at Pineapple with the card that is given up, when it is named.
struct Combo {
    CardSet cards{};
    CardSet discard{};  // one card, or none named

    friend constexpr bool operator==(const Combo&, const Combo&) = default;

    friend constexpr bool operator<(const Combo& one, const Combo& other) {
        if (one.cards != other.cards) return one.cards.bits() < other.cards.bits();
        return one.discard.bits() < other.discard.bits();
    }
};

struct Range {
    std::vector<Combo> combos{};  // in order, none twice
    bool is_any = false;          // every hand there is, which needs no looking up
};

}  // namespace baize::equity
