// Computes the value of a game to a player with extra information as a walk over all situations:
// every set of cards that the player may see with every hand that the player may have.
#pragma once

#include <string_view>

#include "math/advice/advice.h"
#include "math/known_cards/known_cards.h"

namespace baize::exact {

template <typename Visit>
void for_each_part(CardSet from, std::size_t size, Visit&& visit, CardSet so_far = {}) {
    if (size == 0) return visit(so_far);
    while (from.size() >= size) {
        CardSet more = so_far;
        more.insert(from.lowest());
        from.erase(from.lowest());
        for_each_part(from, size - 1, visit, more);
    }
}

inline CardSet cards_in(std::string_view text) {
    CardSet cards;
    for (; text.size() >= 2; text.remove_prefix(text.size() > 2 ? 3 : 2))
        cards.insert(Card::parse(text.substr(0, 2)).value());
    return cards;
}

// REQUIRES: a deck small enough to walk over all of it.
inline Fraction walked_worth(const GameHooks& game,
                             const Rules& rules,
                             const Information& information) {
    const CardSet deck = CardSet::full_deck() - information.known - information.dealer;
    const bool sees_up_card = game.facts().has_up_card && information.dealer.empty();
    Fraction sum;
    std::int64_t situations = 0;
    for_each_part(deck, information.seen + (sees_up_card ? 1U : 0U), [&](CardSet seen) {
        for_each_part(deck - seen, game.facts().hand_size, [&](CardSet hand) {
            const Advice advice = advise(
                game,
                rules,
                {.hand = hand, .dealer = information.dealer | seen, .known = information.known});
            sum += advice.options[advice.best].worth;
            ++situations;
        });
    });
    return sum / Fraction::whole(situations);
}

// Returns all cards of the deck except these.
inline CardSet all_but(std::string_view cards) {
    return CardSet::full_deck() - cards_in(cards);
}

}  // namespace baize::exact
