// Compares the advice for all situations of the game with the solution of the whole game.
#include "math/advice/advice.h"

#include <gtest/gtest.h>

#include "engine/games/three_card/game.h"
#include "math/figures/suits_in_order.h"
#include "math/three_card/three_card_solution.h"

namespace baize::exact {
namespace {

// [TCP 7.5.2]
TEST(ThreeCardAdvice, AllHandsAddUpToTheWholeGame) {
    const Rules rules = three_card::ThreeCard::published();
    Fraction sum;
    std::size_t kinds = 0;
    Weight all = 0;
    Weight played = 0;
    for_each_kind_of_set(3, [&](CardSet hand, Weight hands) {
        const Advice advice = advise(hooks_of<three_card::ThreeCard>, rules, {.hand = hand});
        const AdvisedOption& best = advice.options[advice.best];
        sum += best.worth * Fraction(hands, 1);
        played += best.offer.decision == Decision::play ? hands : 0;
        all += hands;
        ++kinds;
    });
    EXPECT_EQ(kinds, 1'755U);
    EXPECT_EQ(all, 22'100U);
    EXPECT_EQ(to_string(sum / Fraction(all, 1)), "-686689/20358520");
    const WagerFigures ante = solve_three_card(rules).wagers.at(0);
    EXPECT_EQ(ante.results.expectation(), sum / Fraction(all, 1));
    EXPECT_EQ(ante.strategy.at(0), (Share{"play", played * 18'424}));
}

}  // namespace
}  // namespace baize::exact
