// The number of cards of each rank in a hand, as one number, and a table indexed by it.
//
// Suits matter only for a flush; otherwise the rank counts decide the value of a hand. There are
// 6,175 different ones for five cards and 73,775 for five to seven. A CardSet keeps the four suits
// of a rank side by side, so counting inside each group of four bits gives the counts as the 13
// hexadecimal digits of a number. That number is multiplied by a constant; its top bits then select
// a row and the next bits a column. Each row is shifted along the values until none of its columns
// meets a place already taken. A lookup takes two loads and no branch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/card_set.h"

namespace baize {

using RankCounts = std::uint64_t;  // digit r (base 16) is the number of cards of rank r, 0 to 4

[[nodiscard]] constexpr RankCounts rank_counts(CardSet cards) {
    constexpr std::uint64_t ones = 0x5555555555555;
    constexpr std::uint64_t twos = 0x3333333333333;
    const std::uint64_t halves = cards.bits() - (cards.bits() >> 1U & ones);
    return (halves & twos) + (halves >> 2U & twos);
}

[[nodiscard]] constexpr unsigned count_of(RankCounts counts, std::size_t rank) {
    return static_cast<unsigned>(counts >> (4U * rank) & 0xFU);
}

// Compresses every fourth bit of a mask (bits 0, 4, ... 48) into 13 neighbouring bits.
[[nodiscard]] constexpr std::uint32_t gather(std::uint64_t steps) {
    steps = (steps | steps >> 3U) & 0x0303030303030303;
    steps = (steps | steps >> 6U) & 0x000F000F000F000F;
    steps = (steps | steps >> 12U) & 0x000000FF000000FF;
    return static_cast<std::uint32_t>(steps | steps >> 24U) & 0x1FFFU;
}

inline constexpr std::uint64_t one_suit = 0x1111111111111;

// The ranks held in a suit, 13 bits.
[[nodiscard]] constexpr std::uint32_t ranks_in_suit(CardSet cards, unsigned suit) {
    return gather(cards.bits() >> suit & one_suit);
}

// Calls visit(counts) for every way in which `cards` cards of a 52-card deck can be spread over the
// ranks.
template <typename Visit>
void for_each_rank_counts(unsigned cards, Visit&& visit, RankCounts so_far = 0, unsigned rank = 0) {
    if (cards == 0) return visit(so_far);
    if (rank == rank_count) return;
    for (unsigned count = 0; count <= suit_count && count <= cards; ++count) {
        const RankCounts more = RankCounts{count} << (4U * rank);
        for_each_rank_counts(cards - count, visit, so_far | more, rank + 1);
    }
}

// A table with a value for each of many rank counts. Filled by tools/hand_tables.cpp during the
// build.
template <std::uint64_t multiplier, unsigned row_bits, unsigned column_bits>
struct RankCountTable {
    static constexpr std::size_t column_count = std::size_t{1} << column_bits;

    std::array<std::uint16_t, std::size_t{1} << row_bits> shifts{};
    std::array<std::uint16_t, column_count + column_count / 8> values{};

    [[nodiscard]] static constexpr std::size_t row_of(RankCounts counts) {
        return counts * multiplier >> (64U - row_bits);
    }

    [[nodiscard]] static constexpr std::size_t column_of(RankCounts counts) {
        return counts * multiplier >> (64U - row_bits - column_bits) & (column_count - 1);
    }

    // REQUIRES: the table was filled with these counts.
    [[nodiscard]] std::uint16_t operator[](RankCounts counts) const {
        return values[column_of(counts) + shifts[row_of(counts)]];
    }
};

// For five cards. The multiplier was found by trial: with it no two counts of a row share a column.
using FiveCountTable = RankCountTable<0x0561D8057935C08F, 10, 13>;

}  // namespace baize
