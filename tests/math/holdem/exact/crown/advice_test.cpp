// Compares the first decision with a walk over all deals and with the solution of the whole game.
#include "math/advice/advice.h"

#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "math/advice/same_advice.h"
#include "math/advice/starting_hands.h"
#include "math/holdem/crown_holdem_solution.h"

namespace baize::exact {
namespace {

using crown_holdem::CrownHoldem;

// A walk over all deals to one hand gives the same figures exactly. [CH 3.35] [CH 4.4]
TEST(CrownHoldemAdvice, StartingHandsEqualTheWalk) {
    const Rules rules = CrownHoldem::published();
    const auto hands = solve_starting_hands(hooks_of<CrownHoldem>, rules);
    for (const char* cards : {"As Ad", "7s 2d", "3s 2d", "9h 8h"})
        expect_same_advice(hands, cards, hooks_of<CrownHoldem>, rules);
}

// [CH 3.35] [CH 4.4]
TEST(CrownHoldemAdvice, StartingHandsAddUpToTheWholeGame) {
    const Rules rules = CrownHoldem::published();
    Fraction sum;
    unsigned folded = 0;
    for (const StartingHand& hand : solve_starting_hands(hooks_of<CrownHoldem>, rules)) {
        sum += hand.advice.options[hand.advice.best].worth * Fraction::whole(hand.hands);
        if (hand.advice.best == 0) folded += hand.hands;
    }
    EXPECT_EQ(folded, 72U);
    const Fraction game = solve_crown_holdem(rules).wagers.at(0).results.expectation();
    EXPECT_EQ(to_string(sum / Fraction::whole(1'326)), to_string(game));
}

}  // namespace
}  // namespace baize::exact
