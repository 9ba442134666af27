#include "math/advice/decision_tree.h"

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"

namespace baize::exact {

DecisionTree::DecisionTree(const GameHooks& game, const Rules& rules, const Round& round) {
    add_point(game, rules, round);
}

std::size_t DecisionTree::add_point(const GameHooks& game, const Rules& rules, const Round& round) {
    DecisionOffers offers = game.decisions(rules, round, 0);
    BAIZE_CHECK(!offers.empty());
    std::stable_sort(
        offers.begin(), offers.end(), [](const DecisionOffer& one, const DecisionOffer& other) {
            return one.amount < other.amount;
        });
    const std::size_t number = points_.size();
    points_.push_back({.street = round.street});
    for (const DecisionOffer& offer : offers) {
        const Choice choice = choice_of(game, rules, round, offer);
        points_[number].choices.push_back(choice);
    }
    return number;
}

Choice DecisionTree::choice_of(const GameHooks& game,
                               const Rules& rules,
                               Round round,
                               const DecisionOffer& offer) {
    take_decision(round, round.boxes[0], offer);
    while (++round.street < game.facts().streets.size()) {
        round.boxes[0].acted = false;
        if (game.decisions(rules, round, 0).empty()) continue;
        return {.offer = offer, .is_last = false, .to = add_point(game, rules, round)};
    }
    ends_.push_back(round);
    return {.offer = offer, .is_last = true, .to = ends_.size() - 1};
}

}  // namespace baize::exact
