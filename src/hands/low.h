// The eight-or-better low: five different ranks, none above eight, the ace lowest; straights and
// flushes do not count against it. [CP 3.2.2(k)] [I-27]
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "core/card.h"
#include "core/card_set.h"
#include "hands/rank_counts.h"

namespace baize {

// Greater is better, and no low at all is the least: 5-4-3-2-A is the greatest.
class LowRank {
  public:
    constexpr LowRank() = default;  // no low

    [[nodiscard]] constexpr bool qualifies() const { return value_ != 0; }

    // The five ranks as a mask, ace in bit 0, two in bit 1, eight in bit 7. REQUIRES: qualifies().
    [[nodiscard]] constexpr std::uint32_t ranks() const { return 256U - value_; }

    friend constexpr auto operator<=>(const LowRank&, const LowRank&) = default;
    friend constexpr LowRank rank_low(CardSet cards);

  private:
    // Of two masks the one with the lower highest card is the smaller number, then the next card,
    // and so on; taken from 256 the better low is the greater.
    explicit constexpr LowRank(std::uint32_t ranks)
        : value_(static_cast<std::uint16_t>(256U - ranks)) {}

    std::uint16_t value_ = 0;
};

static_assert(sizeof(LowRank) == 2);

// The best low of the cards, if there is one. REQUIRES: at least five cards.
[[nodiscard]] constexpr LowRank rank_low(CardSet cards) {
    std::uint64_t any = cards.bits() | cards.bits() >> 1U;
    any = (any | any >> 2U) & one_suit;
    const std::uint32_t ranks = gather(any);
    std::uint32_t low = (ranks << 1U | ranks >> 12U) & 0xFFU;
    while (std::popcount(low) > 5)
        low ^= std::bit_floor(low);  // the highest is not needed
    return std::popcount(low) == 5 ? LowRank(low) : LowRank{};
}

}  // namespace baize
