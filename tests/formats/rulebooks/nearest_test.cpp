#include "formats/rulebooks/nearest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(NearestClauses, SpellingMistakesFindTheirClause) {
    EXPECT_THAT(nearest_clauses("TCP 5.6.1b", 3), testing::Contains("TCP 5.6.1(b)"));
    EXPECT_THAT(nearest_clauses("I12", 1), testing::ElementsAre("I-12"));
    EXPECT_EQ(nearest_clauses("TCP 5.6.1(b)", 5).front(), "TCP 5.6.1(b)");
    EXPECT_EQ(nearest_clauses("", 5).size(), 5U);
}

}  // namespace
}  // namespace baize
