#include "shift.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace baize::casino {
namespace {

TEST(WholeCasino, PlaysAShiftFromOneSeedWithoutLosingACent) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Shift shift({.seed = seed, .steps = 20'000, .has_faults = false});
        EXPECT_EQ("", shift.run());
        EXPECT_GT(shift.counts().accepted, 5'000U);
        EXPECT_GT(shift.counts().refused, 100U);
        EXPECT_GT(shift.counts().rounds, 100U);
    }
}

TEST(WholeCasino, SurvivesCrashesAtAnyWriteWithEverythingItAnswered) {
    std::size_t crashes = 0;
    for (std::uint64_t seed = 101; seed <= 106; ++seed) {
        Shift shift({.seed = seed, .tables = 12, .players = 40, .steps = 8'000});
        EXPECT_EQ("", shift.run());
        crashes += shift.counts().crashes;
    }
    EXPECT_GT(crashes, 10U);
}

}  // namespace
}  // namespace baize::casino
