// Compares the solutions of both Hold'em games, without known cards, with an independent count: all
// numbers of deals must be equal. The solvers are built without sanitizers here
// (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/holdem_deals.h"
#include "math/holdem/ultimate_holdem_solution.h"
#include "math/known_cards/known_holdem.h"

namespace baize::exact {
namespace {

// [UTH 3.9(a)] [UTH 3.14(a)(i)] [UTH 3.36(a)] [UTH 4.4] [I-4]
TEST(KnownCardsHoldem, UltimateWithoutInformationIsTheSolution) {
    const Rules rules = ultimate_holdem::UltimateHoldem::published();
    const GameFigures counted = known_cards_ultimate(rules, {}, two_workers());
    EXPECT_EQ(counted, solve_ultimate_holdem(rules));
    EXPECT_EQ(to_string(counted.wagers.at(0).results.expectation()), "-6822631727/463563500400");
}

// [CH 3.35] [CH 4.4]
TEST(KnownCardsHoldem, CrownWithoutInformationIsTheSolution) {
    const Rules rules = crown_holdem::CrownHoldem::published();
    const GameFigures counted = known_cards_crown(rules, {}, two_workers());
    EXPECT_EQ(counted, solve_crown_holdem(rules));
    EXPECT_EQ(to_string(counted.wagers.at(0).results.expectation()), "-19447087313/347672625300");
}

}  // namespace
}  // namespace baize::exact
