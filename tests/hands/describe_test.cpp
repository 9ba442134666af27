#include "hands/describe.h"

#include <gtest/gtest.h>

#include "hands/cards.h"

namespace baize {
namespace {

// [TCP 3.6.1]
TEST(Describe, ThreeCardHands) {
    EXPECT_EQ(describe_three(hand("Qc 3d 2h")), "queen high");
    EXPECT_EQ(describe_three(hand("9c 9d Ah")), "pair of nines");
    EXPECT_EQ(describe_three(hand("9c 9d 2h")), "pair of nines");
    EXPECT_EQ(describe_three(hand("Ac 9c 2c")), "flush, ace high");
    EXPECT_EQ(describe_three(hand("Tc 9c 8d")), "straight, ten high");
    EXPECT_EQ(describe_three(hand("Ac 3c 2d")), "straight, three high");
    EXPECT_EQ(describe_three(hand("6c 6s 6d")), "three of a kind, sixes");
    EXPECT_EQ(describe_three(hand("Ac Kc Qc")), "straight flush, ace high");
}

// [CS 3.6.1]
TEST(Describe, FiveCardHands) {
    EXPECT_EQ(describe_five(hand("Ac Kd 4h 3s 2c")), "ace high");
    EXPECT_EQ(describe_five(hand("7c 5d 4h 3s 2c")), "seven high");
    EXPECT_EQ(describe_five(hand("2c 2d Ah Ks Qc")), "pair of twos");
    EXPECT_EQ(describe_five(hand("Ac Ad Kh Ks Qc")), "two pairs, aces and kings");
    EXPECT_EQ(describe_five(hand("3c 3d 2h 2s Ac")), "two pairs, threes and twos");
    EXPECT_EQ(describe_five(hand("7c 7d 7h Ks Qc")), "three of a kind, sevens");
    EXPECT_EQ(describe_five(hand("Tc 9d 8h 7s 6c")), "straight, ten high");
    EXPECT_EQ(describe_five(hand("Ac 9c 8c 3c 2c")), "flush, ace high");
    EXPECT_EQ(describe_five(hand("7c 5c 4c 3c 2c")), "flush, seven high");
    EXPECT_EQ(describe_five(hand("Kc Kd Kh 4s 4c")), "full house, kings over fours");
    EXPECT_EQ(describe_five(hand("Ac Ad Ah As 4c")), "four of a kind, aces");
    EXPECT_EQ(describe_five(hand("Kc Qc Jc Tc 9c")), "straight flush, king high");
    EXPECT_EQ(describe_five(hand("Ac Kc Qc Jc Tc")), "royal flush");
    EXPECT_EQ(describe_five(hand("Ac Kc Qc Jc Tc As Ah")), "royal flush");
    EXPECT_EQ(describe_five(hand("Kc Kd Kh 4s 4c 4d 2s")), "full house, kings over fours");
}

// [CS 12.5.2]
TEST(Describe, WildHands) {
    EXPECT_EQ(describe_wild(hand("2c Jd 9h 8s 4c")), "pair of jacks");
    EXPECT_EQ(describe_wild(hand("Qc Qd 7h 7s 2c")), "full house, queens over sevens");
    EXPECT_EQ(describe_wild(hand("9c 9d 9h 2s 2c")), "five of a kind, nines");
    EXPECT_EQ(describe_wild(hand("Ac Kc Qc Jc 2d")), "royal flush (wild)");
    EXPECT_EQ(describe_wild(hand("Ac Kc Qc Jc Tc")), "royal flush");
}

// [CP 3.2.2(k)]
TEST(Describe, LowHands) {
    EXPECT_EQ(describe_low(hand("8c 6d 4h 3s Ac")), "8-6-4-3-A low");
    EXPECT_EQ(describe_low(hand("5c 4d 3h 2s Ac")), "5-4-3-2-A low");
    EXPECT_EQ(describe_low(hand("9c 4d 3h 2s Ac")), "no low");
}

}  // namespace
}  // namespace baize
