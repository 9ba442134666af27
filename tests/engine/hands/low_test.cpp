#include "engine/hands/low.h"

#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/describe.h"

namespace baize {
namespace {

LowRank low(std::string_view text) {
    return rank_low(hand(text));
}

// [CP 3.2.2(k) by result] [I-27]
TEST(Low, TheLowerCardFromTheTopIsBetter) {
    EXPECT_GT(low("8c 5d 4h 3s Ac"), low("8d 6c 3d 2s Ah"));
    EXPECT_GT(low("6c 5d 4h 3s 2c"), low("7c 5d 4h 3s 2c"));
    EXPECT_GT(low("5c 4d 3h 2s Ac"), low("6c 4d 3h 2s Ac"));
    EXPECT_EQ(low("7c 5d 4h 3s Ac"), low("7s 5s 4c 3c Ad"));
}

// [CP 3.2.2(k) by result] [I-27]
TEST(Low, StraightsAndFlushesDoNotCountAgainstIt) {
    EXPECT_EQ(low("Ah 2h 3h 4h 5h"), low("Ac 2d 3h 4s 5c"));
    EXPECT_EQ(rank_five(hand("Ah 2h 3h 4h 5h")).category(), FiveCardHand::straight_flush);
}

// [CP 3.2.2(k) by result] [I-27]
TEST(Low, PairsAndCardsAboveEightNeverQualify) {
    EXPECT_FALSE(low("9c 4d 3h 2s Ac").qualifies());
    EXPECT_FALSE(low("4c 4d 3h 2s Ac").qualifies());
    EXPECT_FALSE(low("9c 9d Kh Qs 4c Ah 2d").qualifies());
    EXPECT_TRUE(low("8c 7d 6h 5s 4c").qualifies());
    EXPECT_LT(LowRank{}, low("8c 7d 6h 5s 4c"));
}

// [CP 3.2.2(k)] [I-27]
TEST(Low, SevenCardsGiveTheirFiveLowest) {
    EXPECT_EQ(low("8c 7d 6h 5s 4c 3d 2h"), low("6h 5s 4c 3d 2h"));
    EXPECT_EQ(low("8c 6d 4h 3s Ac Ad Kh"), low("8c 6d 4h 3s Ac"));
    EXPECT_EQ(describe_low(hand("8c 6d 4h 3s Ac Ad Kh")), "8-6-4-3-A low");
}

}  // namespace
}  // namespace baize
