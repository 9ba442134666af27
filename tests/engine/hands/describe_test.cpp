#include "engine/hands/describe.h"

#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"

namespace baize {
namespace {

// [TCP 3.6.1]
TEST(Describe, NamesThreeCardHands) {
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
    EXPECT_EQ(describe_five(hand("Ac Ad Kh Ks Qc")), "two pair, aces and kings");
    EXPECT_EQ(describe_five(hand("3c 3d 2h 2s Ac")), "two pair, threes and twos");
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

// [CP 3.2.2(k)]
TEST(Describe, LowHandsAsTheyAreCalledOut) {
    const auto called = [](std::string_view text) { return announce(rank_low(hand(text))); };
    EXPECT_EQ(called("8c 6d 4h 3s Ac"), "eight-six low");
    EXPECT_EQ(called("8c 7d 6h 5s 4c"), "eight-seven low");
    EXPECT_EQ(called("7c 5d 4h 3s Ac Kd Ks"), "seven-five low");
    EXPECT_EQ(called("5c 4d 3h 2s Ac"), "five-four low");
    EXPECT_EQ(called("9c 4d 3h 2s Ac"), "no low");
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 8.20.4(d)(ii)]
TEST(Describe, OmahaHands) {
    const CardSet board = hand("Ks Qs 8s 4d 3h");
    EXPECT_EQ(describe_omaha(hand("As 2s Kd Kc"), board), "flush, ace high");
    EXPECT_EQ(describe_omaha(hand("As 2c Kd Kc"), board), "three of a kind, kings");
    EXPECT_EQ(describe_omaha_low(hand("As 2s Kd Kc"), board), "8-4-3-2-A low");
    EXPECT_EQ(describe_omaha_low(hand("As Qc Kd Kc"), board), "no low");
}

}  // namespace
}  // namespace baize
