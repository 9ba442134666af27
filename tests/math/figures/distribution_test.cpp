#include "math/figures/distribution.h"

#include <gtest/gtest.h>

namespace baize::exact {
namespace {

Fraction ratio(std::int64_t one, std::int64_t other) {
    return {one, other};
}

// Returns the result of a wager on red at roulette with one zero: 18 of 37 numbers win one unit.
Distribution red_at_the_wheel() {
    Distribution red;
    red.add(unit, unit, 18);
    red.add(-unit, unit, 18);
    red.add(-unit, unit, 1);
    return red;
}

TEST(Distribution, KeepsEachResultOnceInOrder) {
    const Distribution red = red_at_the_wheel();
    ASSERT_EQ(red.results().size(), 2U);
    EXPECT_EQ(red.results()[0], (NetResult{-unit, unit, 19}));
    EXPECT_EQ(red.results()[1], (NetResult{unit, unit, 18}));
    EXPECT_EQ(red.deals(), 37U);
}

TEST(Distribution, ImpossibleResultsAreOmitted) {
    Distribution red = red_at_the_wheel();
    red.add(unit * 35, unit, 0);
    EXPECT_EQ(red, red_at_the_wheel());
    EXPECT_EQ(red.largest_win(), unit);
}

TEST(Distribution, HasTheFiguresOfARouletteWheel) {
    const Distribution red = red_at_the_wheel();
    EXPECT_EQ(red.expectation(), ratio(-1, 37));
    EXPECT_EQ(red.average_stake(), ratio(1, 1));
    EXPECT_EQ(red.variance(), ratio(1368, 1369));
    EXPECT_EQ(red.hit_frequency(), ratio(18, 37));
    // For two values that differ by 2, with probabilities p and q, it is 8 p q (q - p); here p =
    // 18/37 for the win.
    EXPECT_EQ(red.third_central_moment(), ratio(8 * 18 * 19 * 1, 37 * 37 * 37));
}

TEST(Distribution, ALaterStakeCountsInTheAverage) {
    Distribution game;
    game.add(unit * 2, unit * 2, 1);
    game.add(-unit, unit, 3);
    EXPECT_EQ(game.average_stake(), ratio(5, 4));
    EXPECT_EQ(game.expectation(), ratio(-1, 4));
}

TEST(Distribution, ResultsAddUpInAnyOrder) {
    Distribution backwards;
    backwards.add(-unit, unit, 1);
    backwards.add(unit, unit, 18);
    backwards.add(-unit, unit, 18);
    EXPECT_EQ(backwards, red_at_the_wheel());
}

}  // namespace
}  // namespace baize::exact
