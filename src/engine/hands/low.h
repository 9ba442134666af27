// The eight-or-better low: five different ranks, none above eight, the ace lowest; straights and
// flushes do not count against it. Ranks any five of the cards; engine/hands/omaha.h ranks two hole
// cards with three board cards. [CP 3.2.2(k)] [I-27]
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/rank_counts.h"

namespace baize {

// The ranks that can be part of a low, eight bits: ace in bit 0, two in bit 1, eight in bit 7.
using LowMask = std::uint32_t;

inline constexpr std::size_t low_mask_count = 256;

// The value of a low: greater is better. 5-4-3-2-A is the greatest, and no low is the least.
class LowRank {
  public:
    constexpr LowRank() = default;  // no low

    // A mask with a lower highest card is a smaller number, then the next card decides, and so on;
    // subtracted from 256, the better low is greater. REQUIRES: five ranks.
    [[nodiscard]] static constexpr LowRank of_ranks(LowMask five) {
        return of_value(static_cast<std::uint8_t>(low_mask_count - five));
    }

    // REQUIRES: value() of some LowRank.
    [[nodiscard]] static constexpr LowRank of_value(std::uint8_t value) {
        LowRank rank;
        rank.value_ = value;
        return rank;
    }

    [[nodiscard]] constexpr bool qualifies() const { return value_ != 0; }

    // The five ranks as a mask, ace in bit 0, two in bit 1, eight in bit 7. REQUIRES: qualifies().
    [[nodiscard]] constexpr LowMask ranks() const {
        return static_cast<LowMask>(low_mask_count) - value_;
    }

    [[nodiscard]] constexpr std::uint8_t value() const { return value_; }

    friend constexpr auto operator<=>(const LowRank&, const LowRank&) = default;

  private:
    std::uint8_t value_ = 0;
};

static_assert(sizeof(LowRank) == 1);

// The ranks of the cards that can be part of a low; pairs count once.
[[nodiscard]] constexpr LowMask low_ranks(CardSet cards) {
    std::uint64_t any = cards.bits() | cards.bits() >> 1U;
    any |= any >> 2U;
    // The ace goes below the two. Then eight bits, four apart, are compressed, first by twos, then
    // by a product whose parts do not overlap.
    const auto steps = static_cast<std::uint32_t>((any << 4U | any >> 48U) & 0x11111111U);
    const std::uint32_t twos = (steps | steps >> 3U) & 0x03030303U;
    return twos * 0x01041040U >> 24U;
}

namespace low_detail {

[[nodiscard]] constexpr LowMask lowest_few(LowMask ranks, int count) {
    while (std::popcount(ranks) > count)
        ranks ^= std::bit_floor(ranks);
    return ranks;
}

constexpr std::array<LowRank, low_mask_count> all_lows() {
    std::array<LowRank, low_mask_count> lows{};
    for (LowMask ranks = 0; ranks < low_mask_count; ++ranks) {
        if (std::popcount(ranks) >= 5) lows[ranks] = LowRank::of_ranks(lowest_few(ranks, 5));
    }
    return lows;
}

inline constexpr std::array<LowRank, low_mask_count> lows = all_lows();

}  // namespace low_detail

// The best low of any five of the cards, if there is one. REQUIRES: at least five cards.
[[nodiscard]] constexpr LowRank rank_low(CardSet cards) {
    return low_detail::lows[low_ranks(cards)];
}

}  // namespace baize
