#include "service/history/part_filter.h"

#include <gtest/gtest.h>

namespace baize::history {
namespace {

Part lost_hand() {
    Part part{.person = 7, .table = 3, .round = 12, .game = GameId::omaha};
    part.ended = Moment::of_microseconds(5'000);
    part.staked = Money::of_cents(5'000);
    part.back = Money::of_cents(1'000);
    part.hand = "Two pair,  nines and fives";
    part.clause = "CP 8.20.4(c)"_clause;
    return part;
}

// The page filters in the same way (web/tests/history/filter.test.ts).
TEST(PartFilter, FitsAsOnThePage) {
    EXPECT_TRUE(fits(lost_hand(), {}));
    EXPECT_TRUE(fits(lost_hand(), {.game = GameId::omaha}));
    EXPECT_FALSE(fits(lost_hand(), {.game = GameId::holdem}));
    EXPECT_TRUE(fits(lost_hand(), {.table = 3}));
    EXPECT_FALSE(fits(lost_hand(), {.table = 4}));
    EXPECT_TRUE(fits(lost_hand(), {.outcome = Outcome::lost}));
    EXPECT_FALSE(fits(lost_hand(), {.outcome = Outcome::won}));
    EXPECT_FALSE(fits(lost_hand(), {.outcome = Outcome::even}));
    EXPECT_TRUE(fits(lost_hand(), {.least = Money::of_cents(4'000)}));
    EXPECT_FALSE(fits(lost_hand(), {.least = Money::of_cents(4'001)}));
    EXPECT_TRUE(fits(lost_hand(), {.words = " NINES  and "}));
    EXPECT_FALSE(fits(lost_hand(), {.words = "tens"}));
    EXPECT_TRUE(fits(lost_hand(), {.clause = "cp8.20"}));
    EXPECT_FALSE(fits(lost_hand(), {.clause = "8.20"}));
    EXPECT_TRUE(fits(lost_hand(), {.from = Moment::of_microseconds(5'000)}));
    EXPECT_FALSE(fits(lost_hand(), {.from = Moment::of_microseconds(5'001)}));
    EXPECT_TRUE(fits(lost_hand(), {.before = Moment::of_microseconds(5'001)}));
    EXPECT_FALSE(fits(lost_hand(), {.before = Moment::of_microseconds(5'000)}));
}

}  // namespace
}  // namespace baize::history
