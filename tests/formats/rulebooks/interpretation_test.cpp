#include "formats/rulebooks/interpretation.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/rulebooks/book.h"

namespace baize {
namespace {

TEST(Interpretation, AllEntriesAreCompleteAndNumberedInOrder) {
    int number = 0;
    for (const Interpretation& entry : interpretations()) {
        EXPECT_EQ(entry.id.id(), "I-" + std::to_string(++number));
        EXPECT_FALSE(entry.title.empty()) << entry.id.id();
        EXPECT_FALSE(entry.area.empty()) << entry.id.id();
        EXPECT_FALSE(entry.clauses.empty()) << entry.id.id();
        EXPECT_FALSE(entry.problem.empty()) << entry.id.id();
        EXPECT_FALSE(entry.reading.empty()) << entry.id.id();
        EXPECT_FALSE(entry.why.empty()) << entry.id.id();
        EXPECT_FALSE(entry.configurable.empty()) << entry.id.id();
        EXPECT_FALSE(entry.example.empty()) << entry.id.id();
    }
    EXPECT_EQ(number, 147);
}

TEST(Interpretation, BookAppliesToFollowingClausesUntilTheNextBook) {
    const Interpretation* const entry = find_interpretation("I-1"_clause);
    ASSERT_NE(entry, nullptr);
    EXPECT_THAT(entry->clauses,
                testing::ElementsAre("UTH 3.28"_clause,
                                     "UTH 3.30"_clause,
                                     "UTH 3.30(a)"_clause,
                                     "UTH 3.30(b)"_clause,
                                     "CH 3.15"_clause,
                                     "CH 3.17"_clause,
                                     "CH 3.17(a)"_clause,
                                     "CH 3.17(b)"_clause));
}

// The [see ...] references of a clause and the Clauses line of the register list the same.
TEST(Interpretation, ClauseNamesExactlyItsInterpretations) {
    for (const ClauseEntry& entry : clause_entries()) {
        std::string expected;
        for (const Interpretation* const reading : interpretations_of(entry.clause))
            expected.append(expected.empty() ? " [see " : ", ").append(reading->id.id());
        if (!expected.empty()) expected.append("]");
        const std::size_t at = entry.duty.find(" [see ");
        const std::string_view seen = at == std::string_view::npos ? "" : entry.duty.substr(at);
        EXPECT_EQ(seen, expected) << entry.clause.id();
    }
}

TEST(Interpretation, IsFoundFromItsClause) {
    const auto found = interpretations_of("CH 3.6(c)"_clause);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front()->id, "I-3"_clause);
    EXPECT_EQ(found.front()->reading, "stand-off.");
    EXPECT_TRUE(interpretations_of("I-3"_clause).empty());
    EXPECT_EQ(find_interpretation("CH 3.6(c)"_clause), nullptr);
}

}  // namespace
}  // namespace baize
