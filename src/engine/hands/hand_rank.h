// The value of a hand in one ranking: 16 bits, greater is better, suits never count. Each ranking
// has a type of its own, so a three-card hand cannot be compared with a five-card hand.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/core/card.h"

namespace baize {

template <typename Hand>
class HandRank {
  public:
    // Below every hand there is: with no gap in the ranks, even the lowest cards are a straight.
    constexpr HandRank() = default;

    // REQUIRES: tie_break < 4096.
    constexpr HandRank(Hand hand, unsigned tie_break)
        : value_(static_cast<std::uint16_t>(static_cast<unsigned>(hand) << 12U | tie_break)) {}

    [[nodiscard]] static constexpr HandRank of_value(std::uint16_t value) {
        HandRank rank;
        rank.value_ = value;
        return rank;
    }

    // No hand of this category or a better one is below this, every lesser hand is.
    [[nodiscard]] static constexpr HandRank lowest_of(Hand hand) { return {hand, 0}; }

    [[nodiscard]] constexpr Hand category() const { return static_cast<Hand>(value_ >> 12U); }

    // Orders the hands of one category; what it encodes is said in engine/hands/tie_break.h.
    [[nodiscard]] constexpr unsigned tie_break() const { return value_ & 0xFFFU; }

    [[nodiscard]] constexpr std::uint16_t value() const { return value_; }

    friend constexpr auto operator<=>(const HandRank&, const HandRank&) = default;

  private:
    std::uint16_t value_ = 0;
};

}  // namespace baize
