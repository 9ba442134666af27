#include "math/advice/starting_hands.h"

#include <algorithm>

#include "engine/core/check.h"
#include "math/advice/advised_games.h"
#include "math/advice/decision_tree.h"

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

std::vector<StartingHand> solve_starting_hands(const GameHooks& game,
                                               const Rules& given,
                                               const ParallelExecutor& executor) {
    BAIZE_CHECK(advised_game(game.facts().id).starts != nullptr);
    Rules rules = given;
    rules.limits = {};  // The figures assume that stakes are played in full.
    std::vector<StartingHand> hands = all_starting_hands();
    // The room offers the same decisions for every hand.
    const DecisionTree tree(
        game, rules, round_of(game, rules, {.hand = example_of(hands[0])}).value());
    const auto& choices = tree.points().front().choices;
    std::vector<std::int64_t> stakes;
    for (const Choice& choice : choices)
        stakes.push_back(choice.offer.amount.cents() / unit.cents());
    const StartWorths starts = advised_game(game.facts().id).starts(rules, stakes, executor);
    for (StartingHand& hand : hands) {
        const unsigned pair =
            holdem::pair_of(static_cast<unsigned>(hand.high), static_cast<unsigned>(hand.low));
        Advice& advice = hand.advice;
        advice = {.is_last = tree.points().size() == 1, .deals = starts.deals};
        for (std::size_t i = 0; i < choices.size(); ++i) {
            advice.options.push_back(
                {choices[i].offer, starts.worth[pair][hand.suited ? 1 : 0][i]});
            if (advice.options[i].worth > advice.options[advice.best].worth) advice.best = i;
        }
    }
    return hands;
}

}  // namespace baize::exact
