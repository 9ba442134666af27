// The order of suits, used in the poker room only for an odd chip where no button is in use and for
// the draw for seats. Hands are never ranked by it, and whenever a button is in use, the button
// decides instead. [CP 3.3] [CP 8.5.2] [I-111] [I-122]
#pragma once

#include <span>

#include "engine/core/card.h"
#include "engine/core/check.h"

namespace baize {

// Compares ranks first, then suits: spades, hearts, diamonds, clubs.
[[nodiscard]] constexpr bool is_higher_by_suit(Card one, Card other) {
    if (one.rank() != other.rank()) return one.rank() > other.rank();
    return one.suit() > other.suit();  // the suits are numbered from the lowest, see below
}

static_assert(Suit::spades > Suit::hearts);    // [CP 3.3.1]
static_assert(Suit::hearts > Suit::diamonds);  // [CP 3.3.2]
static_assert(Suit::diamonds > Suit::clubs);   // [CP 3.3.3] [CP 3.3.4]

// The highest card of a hand, by which hands are compared; two hands never share it. REQUIRES: at
// least one card.
[[nodiscard]] constexpr Card highest_by_suit(std::span<const Card> cards) {
    BAIZE_CHECK(!cards.empty());
    Card highest = cards.front();
    for (const Card card : cards) {
        if (is_higher_by_suit(card, highest)) highest = card;
    }
    return highest;
}

}  // namespace baize
