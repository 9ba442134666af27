// All situations of the game, one by one, against the whole.
#include "exact/advice.h"

#include <gtest/gtest.h>

#include "exact/three_card_solution.h"
#include "games/three_card/game.h"

namespace baize::exact {
namespace {

// [TCP 7.5.2]
TEST(ThreeCardAdvice, AllHandsAddUpToTheWholeGame) {
    const Rules rules = three_card::ThreeCard::published();
    Fraction sum;
    Weight all = 0;
    for (const ThreeCardChoice& choice : three_card_choices(rules)) {
        const Advice advice = advise(hooks_of<three_card::ThreeCard>, rules, {.hand = choice.hand});
        sum += advice.options[advice.best].worth * Fraction(choice.hands, 1);
        all += choice.hands;
    }
    EXPECT_EQ(all, 22'100U);
    EXPECT_EQ(to_string(sum / Fraction(all, 1)), "-686689/20358520");
}

}  // namespace
}  // namespace baize::exact
