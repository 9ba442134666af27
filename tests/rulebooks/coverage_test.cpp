#include "rulebooks/coverage.h"

#include <set>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rulebooks/book.h"

namespace baize {
namespace {

TEST(Coverage, ATestIsFoundByTheCommentAboveIt) {
    EXPECT_THAT(citations_of("CS 3.1"_clause).tests,
                testing::Contains("Deck.HoldsEachOfTheFiftyTwoCardsOnce"));
    EXPECT_EQ(coverage_status("CS 3.1"_clause), CoverageStatus::tested);
}

TEST(Coverage, CodeIsFoundByItsComment) {
    EXPECT_THAT(citations_of("UTH 2.2"_clause).code,
                testing::Contains(testing::StartsWith("src/core/deck.h:")));
}

TEST(Coverage, OnlyWhatHasNothingToEnforceIsMerelyShown) {
    for (const ClauseEntry& entry : clause_entries()) {
        const CoverageStatus status = coverage_status(entry.clause);
        const bool nothing_to_enforce = entry.kind == DutyKind::heading ||
                                        entry.kind == DutyKind::definition ||
                                        entry.kind == DutyKind::physical;
        if (status == CoverageStatus::shown) {
            EXPECT_TRUE(nothing_to_enforce) << entry.clause.id();
        }
        if (status == CoverageStatus::missing) {
            EXPECT_FALSE(nothing_to_enforce) << entry.clause.id();
        }
    }
}

// What the house games owe: every clause of theirs that the engine must keep is proved by a test.
TEST(Coverage, EveryEngineClauseOfTheHouseGamesIsTested) {
    const std::set<std::string_view> rooms{"three_card",
                                           "caribbean_stud",
                                           "wild_aruba",
                                           "ultimate_holdem",
                                           "crown_holdem",
                                           "cards",
                                           "hands",
                                           "jackpot"};
    std::size_t counted = 0;
    for (const ClauseEntry& entry : clause_entries()) {
        if (entry.book == "CP" || entry.kind != DutyKind::engine || !rooms.contains(entry.room))
            continue;
        ++counted;
        EXPECT_EQ(coverage_status(entry.clause), CoverageStatus::tested) << entry.clause.id();
    }
    EXPECT_GT(counted, 400U);
}

// And the poker room, which has a book of its own.
TEST(Coverage, EveryEngineClauseOfCrownPokerIsTested) {
    const std::set<std::string_view> rooms{"poker", "cards", "hands"};
    std::size_t counted = 0;
    for (const ClauseEntry& entry : clause_entries("CP")) {
        if (entry.kind != DutyKind::engine || !rooms.contains(entry.room)) continue;
        ++counted;
        EXPECT_EQ(coverage_status(entry.clause), CoverageStatus::tested) << entry.clause.id();
    }
    EXPECT_EQ(counted, 162U);
}

}  // namespace
}  // namespace baize
