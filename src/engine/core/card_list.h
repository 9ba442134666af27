// A short list of cards in the order they were dealt, such as a hand or the board, without
// allocation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/core/check.h"

namespace baize {

template <std::size_t Capacity>
class CardList {
  public:
    constexpr CardList() = default;

    constexpr CardList(std::initializer_list<Card> cards) {
        for (const Card card : cards)
            push_back(card);
    }

    constexpr void push_back(Card card) {
        BAIZE_CHECK(size_ < Capacity);
        cards_[size_++] = card;
    }

    constexpr void clear() { *this = CardList{}; }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }

    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    [[nodiscard]] constexpr Card operator[](std::size_t i) const {
        BAIZE_CHECK(i < size_);
        return cards_[i];
    }

    [[nodiscard]] constexpr const Card* begin() const { return cards_.data(); }

    [[nodiscard]] constexpr const Card* end() const { return cards_.data() + size_; }

    [[nodiscard]] constexpr CardSet set() const { return CardSet::of(*this); }

    friend constexpr bool operator==(const CardList&, const CardList&) = default;

  private:
    // Places beyond size_ always hold the deuce of clubs, so that equal lists have equal bytes.
    std::array<Card, Capacity> cards_ = filled(std::make_index_sequence<Capacity>{});
    std::uint8_t size_ = 0;

    template <std::size_t... Places>
    static constexpr std::array<Card, Capacity> filled(std::index_sequence<Places...>) {
        return {((void)Places, Card(Rank::two, Suit::clubs))...};
    }
};

template <std::size_t Capacity>
[[nodiscard]] std::string to_string(const CardList<Capacity>& cards) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty()) text += ' ';
        text += to_string(card);
    }
    return text;
}

}  // namespace baize
