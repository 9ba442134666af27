#include "rulebooks/coverage.h"

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

}  // namespace
}  // namespace baize
