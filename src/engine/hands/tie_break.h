// Encodes the ranks of a hand within its category as one number, greater for the better hand.
// Groups of cards come first (the trips of a full house, the pair of one pair), then the other
// cards in descending order. A set of different ranks is encoded as its position among all sets of
// that size, ordered by the highest card, then the next, and so on: the sum of the binomials "rank
// over place", where place counts from 1 at the lowest card.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"

namespace baize::tie_break {

[[nodiscard]] constexpr unsigned value(Rank rank) {
    return static_cast<unsigned>(rank);
}

// A set of ranks as a mask of 13 bits; bit 0 is the deuce.
using RankMask = std::uint32_t;

[[nodiscard]] constexpr RankMask bit(Rank rank) {
    return RankMask{1} << value(rank);
}

inline constexpr RankMask wheel_ranks =
    bit(Rank::ace) | bit(Rank::two) | bit(Rank::three) | bit(Rank::four) | bit(Rank::five);

[[nodiscard]] constexpr unsigned choose(unsigned from, unsigned take) {
    if (take > from) return 0;
    unsigned ways = 1;
    for (unsigned i = 0; i < take; ++i)
        ways = ways * (from - i) / (i + 1);
    return ways;
}

inline constexpr unsigned sets_of_two = choose(13, 2);
inline constexpr unsigned sets_of_three = choose(13, 3);

[[nodiscard]] constexpr unsigned of_set(RankMask ranks) {
    unsigned number = 0;
    for (unsigned place = 1; ranks != 0; ++place, ranks &= ranks - 1) {
        number += choose(static_cast<unsigned>(std::countr_zero(ranks)), place);
    }
    return number;
}

// The inverse of of_set, used for describing hands: the set of that size with that number.
[[nodiscard]] constexpr RankMask set_of(unsigned number, unsigned size) {
    RankMask ranks = 0;
    for (unsigned place = size; place > 0; --place) {
        unsigned rank = place - 1;
        while (choose(rank + 1, place) <= number)
            ++rank;
        number -= choose(rank, place);
        ranks |= RankMask{1} << rank;
    }
    return ranks;
}

[[nodiscard]] constexpr Rank highest(RankMask ranks) {
    return static_cast<Rank>(std::bit_width(ranks) - 1);
}

[[nodiscard]] constexpr RankMask highest_few(RankMask ranks, int count) {
    while (std::popcount(ranks) > count)
        ranks &= ranks - 1;
    return ranks;
}

// For odd cards and flushes: all three or five ranks count.
[[nodiscard]] constexpr unsigned of_odd_cards(RankMask ranks) {
    return of_set(ranks);
}

// For straights of every kind: the top card, which is the five (or three) when the ace is low.
// [I-53]
[[nodiscard]] constexpr unsigned of_straight(Rank top) {
    return value(top);
}

[[nodiscard]] constexpr unsigned of_pair(Rank pair, RankMask three_beside) {
    return value(pair) * sets_of_three + of_set(three_beside);
}

[[nodiscard]] constexpr unsigned of_two_pair(RankMask pairs, Rank beside) {
    return of_set(pairs) * 13U + value(beside);
}

[[nodiscard]] constexpr unsigned of_three(Rank three, RankMask two_beside) {
    return value(three) * sets_of_two + of_set(two_beside);
}

// For a full house, four of a kind with its fifth card, and the pair of three-card hands.
[[nodiscard]] constexpr unsigned of_group_and_one(Rank group, Rank beside) {
    return value(group) * 13U + value(beside);
}

}  // namespace baize::tie_break
