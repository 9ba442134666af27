// The order of suits, for the few moments when the poker room needs one: an odd chip where no
// button is in use and the draw for seats. No hand is ever ranked by it; whenever a button is in
// use the button decides instead. [CP 3.3] [CP 8.5.2] [I-111] [I-122]
#pragma once

#include <span>

#include "engine/core/card.h"
#include "engine/core/check.h"

namespace baize {

// Rank first, then spades, hearts, diamonds, clubs.
[[nodiscard]] constexpr bool is_higher_by_suit(Card one, Card other) {
    if (one.rank() != other.rank()) return one.rank() > other.rank();
    return one.suit() > other.suit();  // the suits are numbered from the lowest, see below
}

static_assert(Suit::spades > Suit::hearts);    // [CP 3.3.1]
static_assert(Suit::hearts > Suit::diamonds);  // [CP 3.3.2]
static_assert(Suit::diamonds > Suit::clubs);   // [CP 3.3.3] [CP 3.3.4]

// The card that speaks for a hand; no two hands of a deck have the same one. REQUIRES: a card.
[[nodiscard]] constexpr Card highest_by_suit(std::span<const Card> cards) {
    BAIZE_CHECK(!cards.empty());
    Card highest = cards.front();
    for (const Card card : cards) {
        if (is_higher_by_suit(card, highest)) highest = card;
    }
    return highest;
}

}  // namespace baize
