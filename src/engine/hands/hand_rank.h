// The value of a hand in one ranking: 16 bits, greater is better, suits never count. Each ranking
// has its own type, so a three-card hand cannot be compared with a five-card hand.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/core/card.h"

namespace baize {

template <typename Hand>
class HandRank {
  public:
    // Lower than every possible hand: category 0 with tie-break 0 never occurs, because the lowest
    // cards without a gap are a straight.
    constexpr HandRank() = default;

    // REQUIRES: tie_break < 4096.
    constexpr HandRank(Hand hand, unsigned tie_break)
        : value_(static_cast<std::uint16_t>(static_cast<unsigned>(hand) << 12U | tie_break)) {}

    [[nodiscard]] static constexpr HandRank of_value(std::uint16_t value) {
        HandRank rank;
        rank.value_ = value;
        return rank;
    }

    // The lower bound of this category: hands of this or a better category are not below it, and
    // all lesser hands are.
    [[nodiscard]] static constexpr HandRank lowest_of(Hand hand) { return {hand, 0}; }

    [[nodiscard]] constexpr Hand category() const { return static_cast<Hand>(value_ >> 12U); }

    // Orders the hands of one category; engine/hands/tie_break.h defines the encoding.
    [[nodiscard]] constexpr unsigned tie_break() const { return value_ & 0xFFFU; }

    [[nodiscard]] constexpr std::uint16_t value() const { return value_; }

    friend constexpr auto operator<=>(const HandRank&, const HandRank&) = default;

  private:
    std::uint16_t value_ = 0;
};

}  // namespace baize
