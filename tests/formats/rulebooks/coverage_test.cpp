#include "formats/rulebooks/coverage.h"

#include <set>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/rulebooks/book.h"

namespace baize {
namespace {

TEST(Coverage, ATestIsFoundByTheCommentAboveIt) {
    EXPECT_THAT(citations_of("CS 3.1"_clause).tests,
                testing::Contains("CaribbeanStudTable.NoCardIsDealtTwice"));
    EXPECT_EQ(coverage_status("CS 3.1"_clause), CoverageStatus::tested);
}

TEST(Coverage, CodeIsFoundByItsComment) {
    EXPECT_THAT(citations_of("UTH 2.2"_clause).code,
                testing::Contains(testing::StartsWith("src/engine/core/deck.h:")));
}

TEST(Coverage, NamesTheWaysInWhichPeopleReachAClause) {
    using testing::ElementsAre;
    EXPECT_THAT(reached_by("TCP 5.6.1(b)"_clause), ElementsAre(Reach::command));
    EXPECT_THAT(reached_by("CS 3.6.1"_clause), ElementsAre(Reach::command));
    for (const ClauseEntry& entry : clause_entries()) {
        const Citations& citations = citations_of(entry.clause);
        EXPECT_EQ(reached_by(entry.clause).empty(),
                  citations.code.empty() && citations.tests.empty())
            << entry.clause.id();
    }
}

// A clause is reached in the ways in which its tests reach it: through the page that they read, or
// the commands that they give.
TEST(Coverage, AClauseIsReachedAsTheTestsThatProveItReachIt) {
    using testing::Contains;
    EXPECT_THAT(reached_by("UTH 3.31(a)"_clause), Contains(Reach::page));
    EXPECT_THAT(reached_by("CP 8.9.1"_clause), Contains(Reach::page));
    EXPECT_THAT(reached_by("UTH 6.3(a)"_clause), testing::ElementsAre(Reach::command));
    EXPECT_THAT(reached_by("CH 6.8"_clause), testing::ElementsAre(Reach::command));
    for (const Clause read_by_command : {"CS 9.5.3"_clause, "UTH 5.15"_clause, "CH 5.12"_clause})
        EXPECT_THAT(reached_by(read_by_command), testing::ElementsAre(Reach::command));
}

// It would fail too if the deck were wrong, but it does not say by which clause.
TEST(Coverage, AnEngineClauseIsProvedByItsIdOrByAMarkedResult) {
    const Citations& deck = citations_of("CS 3.1"_clause);
    EXPECT_THAT(deck.other_tests, testing::Contains("Deck.HoldsEachOfTheFiftyTwoCardsOnce"));
    EXPECT_THAT(citations_of("CS 3.6.1(f)"_clause).tests,
                testing::Contains("FiveCard.BestOfEachCategoryLosesToTheWorstOfTheNext"));
}

// A test of a room proves nothing about who may do what: the house may never ask the room.
TEST(Coverage, AFloorClauseIsProvedByTestsOfTheHouseOnly) {
    const Citations& citations = citations_of("CP 8.1.1"_clause);
    EXPECT_THAT(citations.other_tests,
                testing::Contains("SeatingDraw.TheHighestCardHasTheSeatAndEqualRanksGoBySuit"));
    EXPECT_THAT(citations.tests, testing::Contains(testing::StartsWith("cli/seating_test.py: ")));
    EXPECT_EQ(coverage_status("CP 8.1.1"_clause), CoverageStatus::tested);
}

TEST(Coverage, OnlyClausesWithoutADutyAreMerelyShown) {
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

// Every clause of the house games that the engine must keep is proved by a test.
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

// Tournaments are not played yet. Every other duty is proved.
TEST(Coverage, TheDutiesOfTheFloorAreTestedThroughTheHouse) {
    std::size_t counted = 0;
    for (const ClauseEntry& entry : clause_entries()) {
        const bool is_duty = entry.kind == DutyKind::floor || entry.kind == DutyKind::record ||
                             entry.kind == DutyKind::display;
        if (!is_duty || entry.room == "tournament") continue;
        ++counted;
        EXPECT_EQ(coverage_status(entry.clause), CoverageStatus::tested) << entry.clause.id();
    }
    EXPECT_GT(counted, 200U);
}

// The poker room has a book of its own.
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
