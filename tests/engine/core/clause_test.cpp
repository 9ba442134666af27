#include "engine/core/clause.h"

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(Clause, NamesItsBookAndNumber) {
    EXPECT_EQ("TCP 5.6.1(b)"_clause.id(), "TCP 5.6.1(b)");
    EXPECT_EQ("I-12"_clause.id(), "I-12");
}

TEST(Clause, OnlyIdsOfTheListAreFound) {
    for (const std::string_view id : clause_ids) {
        ASSERT_TRUE(Clause::find(id).has_value()) << id;
        EXPECT_EQ(Clause::find(id)->id(), id);
    }
    EXPECT_FALSE(Clause::find("TCP 5.6.1(z)").has_value());
    EXPECT_FALSE(Clause::find("").has_value());
    EXPECT_FALSE(Clause().is_set());
}

TEST(Clause, TheListHoldsAllClausesAndInterpretations) {
    EXPECT_EQ(clause_ids.size(), 1320U + 147U);
}

}  // namespace
}  // namespace baize
