#include "shift.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace baize::house {
namespace {

// Summarises the run of a seed, for long test runs.
std::string summary_of(std::uint64_t seed, const Shift& shift) {
    const Shift::Counts& all = shift.counts();
    const LiveDealer::Counts live = shift.live_counts();
    const ShiftStaff::Counts& staff = shift.staff_counts();
    return fmt::format(
        "seed {}: {} commands, {} refused, {} rounds, {} of them live, {} reports of {} kinds, "
        "{} answers, "
        "{} pushes, {} handovers, {} crashes, {} jackpots, {} bonuses, {} sales",
        seed,
        all.accepted,
        all.refused,
        all.rounds,
        all.live,
        live.reports,
        live.kinds,
        live.answers,
        live.pushes,
        live.handovers,
        all.crashes,
        staff.paid,
        staff.bonuses,
        staff.sold);
}

TEST(WholeCasino, PlaysAShiftFromOneSeedWithoutLosingACent) {
    // A single seed may play almost no live poker, so the counts are added over all seeds.
    std::size_t reports = 0;
    std::size_t pushes = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Shift shift({.seed = seed, .steps = 20'000, .has_faults = false});
        EXPECT_EQ("", shift.run());
        SCOPED_TRACE(summary_of(seed, shift));
        EXPECT_GT(shift.counts().accepted, 5'000U);
        EXPECT_GT(shift.counts().refused, 100U);
        EXPECT_GT(shift.counts().repeated, 50U);
        EXPECT_GT(shift.counts().rounds, 100U);
        EXPECT_GT(shift.counts().live, 60U);
        EXPECT_GT(shift.live_counts().kinds, 10U);
        reports += shift.live_counts().reports;
        pushes += shift.live_counts().pushes;
        EXPECT_GT(shift.staff_counts().bonuses, 5U);
        EXPECT_GT(shift.live_counts().handovers, 5U);
        EXPECT_GT(shift.counts().views, 100U);
    }
    EXPECT_GT(reports, 50U);
    EXPECT_GT(pushes, 40U);
}

TEST(WholeCasino, SurvivesCrashesAtAnyWriteWithEveryAnsweredCommand) {
    std::size_t crashes = 0;
    std::size_t live = 0;
    for (std::uint64_t seed = 101; seed <= 106; ++seed) {
        Shift shift({.seed = seed, .tables = 12, .players = 40, .steps = 8'000});
        EXPECT_EQ("", shift.run());
        crashes += shift.counts().crashes;
        live += shift.counts().live;
    }
    EXPECT_GT(crashes, 10U);
    EXPECT_GT(live, 50U);
}

// The seed determines everything, including the size of the casino.
ShiftPlan soak_plan(std::uint64_t seed) {
    if (seed % 5 != 0) return {.seed = seed, .tables = 36, .players = 200, .steps = 40'000};
    return {.seed = seed, .tables = 240, .players = 2'000, .steps = 160'000, .has_faults = false};
}

// Runs one seed after the other for the requested time (./dev soak), or repeats one seed (./dev
// soak 0 SEED).
TEST(WholeCasino, PlaysLongRandomShifts) {
    const char* const seconds = std::getenv("BAIZE_SOAK_SECONDS");
    if (seconds == nullptr) GTEST_SKIP() << "runs with ./dev soak";
    const char* const first = std::getenv("BAIZE_SOAK_SEED");
    std::uint64_t seed = first == nullptr ? 1'000 : std::strtoull(first, nullptr, 10);
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::seconds(std::strtoll(seconds, nullptr, 10));
    do {
        Shift shift(soak_plan(seed));
        const std::string problem = shift.run();
        std::cout << summary_of(seed, shift) << std::endl;
        ASSERT_EQ("", problem);
        ++seed;
    } while (std::chrono::steady_clock::now() < end);
}

// Writes the ledger of a small shift to a file, for tests/ledgers (./dev record FILE).
TEST(WholeCasino, RecordsAShift) {
    const char* const file = std::getenv("BAIZE_RECORD");
    if (file == nullptr) GTEST_SKIP() << "runs with ./dev record";
    Shift shift({.seed = 7,
                 .tables = 24,
                 .players = 120,
                 .steps = 9'000,
                 .has_faults = false,
                 .file = file});
    EXPECT_EQ("", shift.run());
    std::cout << summary_of(7, shift) << std::endl;
}

}  // namespace
}  // namespace baize::house
