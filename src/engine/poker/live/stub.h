// The undealt cards (the stub) and reshuffling them during a hand. The engine has no randomness:
// the caller passes in the new order. [CP 9.8] to [CP 9.14]
#pragma once

#include <span>

#include "engine/core/result.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

[[nodiscard]] constexpr bool has_set_aside(const Cards& cards) {
    return cards.stub_end < card_count;
}

// The early fourth card goes back into the stub before the fifth is turned. [CP 9.12.3]
[[nodiscard]] constexpr bool takes_up_set_aside(const Hand& hand) {
    return has_set_aside(hand.cards) && hand.street == Street::turn && hand.phase == Phase::dealing;
}

// True if the stub must be shuffled and cut before the next community card.
[[nodiscard]] constexpr bool must_reshuffle(const Hand& hand) {
    return hand.cards.must_reshuffle || takes_up_set_aside(hand);
}

[[nodiscard]] constexpr std::size_t stub_size(const Cards& cards) {
    return static_cast<std::size_t>(cards.stub_end - cards.next);
}

// The cards to be shuffled, top first, including cards taken back.
[[nodiscard]] constexpr std::span<const Face> faces_to_shuffle(const Hand& hand) {
    const Cards& cards = hand.cards;
    const std::size_t end = takes_up_set_aside(hand) ? card_count : cards.stub_end;
    return std::span(cards.deck).subspan(cards.next, end - cards.next);
}

// Puts the stub in this order. It must hold exactly the cards to be shuffled; where the deck is
// unseen the order is empty and only records that the shuffle was done. Cards already dealt do not
// move.
[[nodiscard]] Result<void> reshuffle(const Rules& rules,
                                     Hand& hand,
                                     std::span<const Card> order,
                                     EventList& events);

}  // namespace baize::poker
