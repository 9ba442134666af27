#include "math/advice/starting_hands.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/check.h"
#include "math/advice/decision_tree.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/ultimate_holdem_solution.h"

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

struct StartSolver {
    std::string_view game{};
    StartWorths (*starts)(const Rules&, std::span<const std::int64_t> stakes, const Crew&);
};

constexpr std::array start_solvers{StartSolver{"ultimate_holdem", ultimate_starts},
                                   StartSolver{"crown_holdem", crown_starts}};

StartWorths worths_of(std::string_view game,
                      const Rules& rules,
                      std::span<const std::int64_t> stakes,
                      const Crew& crew) {
    const auto* const solver =
        std::find_if(start_solvers.begin(), start_solvers.end(), [&](const StartSolver& one) {
            return one.game == game;
        });
    BAIZE_CHECK(solver != start_solvers.end());
    return solver->starts(rules, stakes, crew);
}

}  // namespace

std::vector<StartingHand> solve_starting_hands(const GameHooks& game,
                                               const Rules& given,
                                               const Crew& crew) {
    BAIZE_CHECK(game.facts().hand_size == 2);
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
    const StartWorths starts = worths_of(game.facts().name, rules, stakes, crew);
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
