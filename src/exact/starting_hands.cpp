#include "exact/starting_hands.h"

#include "core/check.h"

namespace baize::exact {
namespace {

CardSet example_of(const StartingHand& hand) {
    CardSet cards;
    cards.insert(Card(hand.high, Suit::spades));
    cards.insert(Card(hand.low, hand.suited ? Suit::spades : Suit::hearts));
    return cards;
}

std::vector<StartingHand> all_starting_hands() {
    std::vector<StartingHand> hands;
    for (std::size_t high = rank_count; high-- > 0;) {
        for (std::size_t low = high + 1; low-- > 0;) {
            const auto add = [&](bool suited, unsigned count) {
                hands.push_back(
                    {static_cast<Rank>(high), static_cast<Rank>(low), suited, count, {}});
            };
            if (low == high) {
                add(false, 6);
            } else {
                add(true, 4);
                add(false, 12);
            }
        }
    }
    return hands;
}

}  // namespace

std::vector<StartingHand> advise_starting_hands(const GameHooks& game,
                                                const Rules& rules,
                                                const Crew& crew) {
    BAIZE_CHECK(game.facts().hand_size == 2);
    std::vector<StartingHand> hands = all_starting_hands();
    crew.run(hands.size(), [&](std::size_t i, std::size_t) {
        hands[i].advice = advise(game, rules, {.hand = example_of(hands[i])});
    });
    return hands;
}

}  // namespace baize::exact
