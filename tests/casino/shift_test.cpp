#include "shift.h"

#include <chrono>
#include <cstdlib>
#include <iostream>

#include <gtest/gtest.h>

namespace baize::casino {
namespace {

TEST(WholeCasino, PlaysAShiftFromOneSeedWithoutLosingACent) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Shift shift({.seed = seed, .steps = 20'000, .has_faults = false});
        EXPECT_EQ("", shift.run());
        EXPECT_GT(shift.counts().accepted, 5'000U);
        EXPECT_GT(shift.counts().refused, 100U);
        EXPECT_GT(shift.counts().repeated, 50U);
        EXPECT_GT(shift.counts().rounds, 100U);
        EXPECT_GT(shift.counts().views, 100U);
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

// For as long as asked (./dev soak), one seed after the other; and one seed again (./dev soak 0
// SEED).
TEST(WholeCasino, Soaks) {
    const char* const seconds = std::getenv("BAIZE_SOAK_SECONDS");
    if (seconds == nullptr) GTEST_SKIP() << "runs with ./dev soak";
    const char* const first = std::getenv("BAIZE_SOAK_SEED");
    std::uint64_t seed = first == nullptr ? 1'000 : std::strtoull(first, nullptr, 10);
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::seconds(std::strtoll(seconds, nullptr, 10));
    do {
        Shift shift({.seed = seed, .tables = 36, .players = 200, .steps = 40'000});
        ASSERT_EQ("", shift.run());
        std::cout << "seed " << seed << ": " << shift.counts().accepted << " commands, "
                  << shift.counts().refused << " refused, " << shift.counts().rounds << " rounds, "
                  << shift.counts().crashes << " crashes, " << shift.counts().paid << " jackpots"
                  << std::endl;
        ++seed;
    } while (std::chrono::steady_clock::now() < end);
}

}  // namespace
}  // namespace baize::casino
