// The slow and obvious low: its ranks from the highest down as a decimal number, ace 1, the lower
// the better. It shares nothing with src/engine/hands.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/card.h"
#include "engine/core/card_set.h"

namespace baize::reference {

inline constexpr int no_low = 99'999;

// Returns the low rank of five or more cards in any mix.
inline int low(CardSet cards) {
    std::array<bool, 15> held{};
    for (; !cards.empty(); cards.erase(cards.lowest())) {
        const Rank rank = cards.lowest().rank();
        held[rank == Rank::ace ? 1 : static_cast<std::size_t>(rank) + 2] = true;
    }
    int number = 0;
    int unit = 1;
    for (int rank = 1; rank <= 8 && unit < 100'000; ++rank) {
        if (!held[static_cast<std::size_t>(rank)]) continue;
        number += rank * unit;
        unit *= 10;
    }
    return unit == 100'000 ? number : no_low;
}

}  // namespace baize::reference
