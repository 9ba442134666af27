// The deck in use: 52 cards in some order, and how many have left it. src/engine/random shuffles
// it.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "engine/core/card.h"
#include "engine/core/check.h"

namespace baize {

class Deck {
  public:
    // The 52 cards in order, deuce of clubs to ace of spades. [CS 3.1] [TCP 3.1] [UTH 2.2] [CH 2.2]
    [[nodiscard]] static constexpr Deck standard() { return Deck{}; }

    [[nodiscard]] constexpr std::size_t remaining() const { return card_count - drawn_; }

    // REQUIRES: remaining() > 0.
    constexpr Card draw() {
        BAIZE_CHECK(drawn_ < card_count);
        return cards_[drawn_++];
    }

    // The cards still in the deck, top first. A shuffle rearranges them.
    [[nodiscard]] constexpr std::span<Card> stub() { return std::span(cards_).subspan(drawn_); }

    friend constexpr bool operator==(const Deck&, const Deck&) = default;

  private:
    constexpr Deck() = default;

    template <std::size_t... Indices>
    static constexpr std::array<Card, card_count> ordered(std::index_sequence<Indices...>) {
        return {Card::of_index(Indices)...};
    }

    std::array<Card, card_count> cards_ = ordered(std::make_index_sequence<card_count>{});
    std::size_t drawn_ = 0;
};

}  // namespace baize
