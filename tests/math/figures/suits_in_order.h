// Interchangeable suits for the independent counts: suits next to each other whose known cards have
// the same ranks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/card_set.h"
#include "engine/hands/cards.h"
#include "engine/hands/rank_counts.h"

namespace baize::exact {

using SuitNeighbours = std::array<bool, 3>;

inline constexpr SuitNeighbours all_exchangeable{true, true, true};

inline SuitNeighbours alike_suits(CardSet cards) {
    SuitNeighbours alike{};
    for (unsigned suit = 0; suit < 3; ++suit)
        alike[suit] = ranks_in_suit(cards, suit) == ranks_in_suit(cards, suit + 1);
    return alike;
}

// Returns how many sets become this one when interchangeable suits are renamed; 0 for all but the
// one set whose suits are in order.
inline std::uint8_t sets_alike(CardSet cards, const SuitNeighbours& exchangeable) {
    unsigned ways = 1;
    unsigned group = 1;
    unsigned equal = 1;
    for (unsigned suit = 0; suit < 3; ++suit) {
        group = exchangeable[suit] ? group + 1 : 1;
        const std::uint32_t ranks = ranks_in_suit(cards, suit);
        const std::uint32_t next = ranks_in_suit(cards, suit + 1);
        if (exchangeable[suit] && ranks < next) return 0;
        equal = exchangeable[suit] && ranks == next ? equal + 1 : 1;
        ways = ways * group / equal;  // multiplies by group! / equal!, one factor at a time
    }
    return static_cast<std::uint8_t>(ways);
}

// Calls visit(cards, sets) for one representative of all sets of this size that differ in the names
// of suits only, with the number of such sets.
template <typename Visit>
void for_each_kind_of_set(std::size_t size, Visit&& visit) {
    for_each_set(size, [&](CardSet cards) {
        const std::uint8_t sets = sets_alike(cards, all_exchangeable);
        if (sets > 0) visit(cards, sets);
    });
}

// Exchanges the cards of this suit and of the next.
inline CardSet with_swapped_suits(CardSet cards, unsigned suit) {
    const std::uint64_t low = one_suit << suit;
    const std::uint64_t high = low << 1U;
    const std::uint64_t bits = cards.bits();
    return CardSet::of_bits((bits & ~low & ~high) | (bits & low) << 1U | (bits & high) >> 1U);
}

// Returns the one set whose suits are in order, among those that differ only in interchangeable
// suits.
inline CardSet in_order(CardSet cards, const SuitNeighbours& exchangeable) {
    for (unsigned suit = 0; suit < 3; ++suit) {
        const bool is_in_order =
            !exchangeable[suit] || ranks_in_suit(cards, suit) >= ranks_in_suit(cards, suit + 1);
        if (!is_in_order) return in_order(with_swapped_suits(cards, suit), exchangeable);
    }
    return cards;
}

}  // namespace baize::exact
