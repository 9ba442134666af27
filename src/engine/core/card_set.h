// An unordered set of cards, for ranking hands and for checking that no card appears twice. A
// 64-bit mask; bit i is the card of index i.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"

namespace baize {

class CardSet {
  public:
    constexpr CardSet() = default;

    template <typename Range>
    [[nodiscard]] static constexpr CardSet of(const Range& cards) {
        CardSet set;
        for (const Card card : cards)
            set.insert(card);
        return set;
    }

    [[nodiscard]] static constexpr CardSet of_bits(std::uint64_t bits) {
        CardSet set;
        set.bits_ = bits;
        return set;
    }

    [[nodiscard]] static constexpr CardSet full_deck() {
        return of_bits((std::uint64_t{1} << card_count) - 1);
    }

    constexpr void insert(Card card) { bits_ |= bit(card); }

    constexpr void erase(Card card) { bits_ &= ~bit(card); }

    [[nodiscard]] constexpr bool contains(Card card) const { return (bits_ & bit(card)) != 0; }

    [[nodiscard]] constexpr std::size_t size() const {
        return static_cast<std::size_t>(std::popcount(bits_));
    }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

    // REQUIRES: not empty.
    [[nodiscard]] constexpr Card lowest() const {
        return Card::of_index(static_cast<std::size_t>(std::countr_zero(bits_)));
    }

    friend constexpr CardSet operator|(CardSet one, CardSet other) {
        return of_bits(one.bits_ | other.bits_);
    }

    friend constexpr CardSet operator&(CardSet one, CardSet other) {
        return of_bits(one.bits_ & other.bits_);
    }

    friend constexpr CardSet operator-(CardSet one, CardSet other) {
        return of_bits(one.bits_ & ~other.bits_);
    }

    friend constexpr bool operator==(CardSet, CardSet) = default;

  private:
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

    std::uint64_t bits_ = 0;
};

}  // namespace baize
