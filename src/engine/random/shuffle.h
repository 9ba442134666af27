// Shuffling: every order of the cards is equally likely if the source is uniform.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/core/card.h"
#include "engine/core/check.h"
#include "engine/core/deck.h"
#include "engine/random/secure_source.h"
#include "engine/random/seeded_source.h"
#include "engine/random/source.h"

namespace baize {

// Makes the first `count` cards a random draw in random order, leaving the others in no particular
// order. Cheaper than a full shuffle when a round needs few cards. (Fisher and Yates.) REQUIRES:
// count <= cards.size().
template <Source S>
void draw_some(std::span<Card> cards, std::size_t count, S& source) {
    BAIZE_CHECK(count <= cards.size());
    for (std::size_t place = 0; place < count; ++place) {
        const auto left = static_cast<std::uint32_t>(cards.size() - place);
        std::swap(cards[place], cards[place + source.below(left)]);
    }
}

template <Source S>
void shuffle(std::span<Card> cards, S& source) {
    if (!cards.empty()) draw_some(cards, cards.size() - 1, source);
}

// Moves the top `position` cards to the bottom. REQUIRES: position <= cards.size().
inline void cut(std::span<Card> cards, std::size_t position) {
    BAIZE_CHECK(position <= cards.size());
    std::rotate(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(position), cards.end());
}

// The only way to get a deck for real money; it does not accept a seeded source.
[[nodiscard]] inline Deck shuffled_deck(SecureSource& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    return deck;
}

}  // namespace baize
