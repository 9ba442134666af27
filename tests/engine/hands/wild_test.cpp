#include "engine/hands/wild.h"

#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/describe.h"

namespace baize {
namespace {

WildRank wild_rank(std::string_view text) {
    return rank_wild(hand(text));
}

WildJackpotHand prize(std::string_view text) {
    return jackpot_value(hand(text));
}

// [CS 12.5.1 by result] [CS 12.5.1(a) by result] [CS 12.5.2 by result]
TEST(Wild, BestOfEachLineOfTableTenLosesToTheWorstOfTheNext) {
    struct Limits {
        WildHand hand;
        std::string_view worst;
        std::string_view best;
    };

    constexpr std::array<Limits, 12> limits{{
        {WildHand::odd_cards, "8c 6d 5h 4s 3c", "Ac Kd Qh Js 9c"},
        {WildHand::one_pair, "3c 3d 6h 5s 4c", "2c Ad Kh Qs 9c"},
        {WildHand::two_pair, "4c 4d 3h 3s 5c", "Ac Ad Kh Ks Qc"},
        {WildHand::three_of_a_kind, "3c 3d 3h 5s 4c", "2c 2d As Kh 9c"},
        {WildHand::straight, "2c 3d 4h 5s Ac", "2c 2d Ac Kd Qh"},
        {WildHand::flush, "8c 6c 5c 4c 3c", "2c Ad Kd Jd 9d"},
        {WildHand::full_house, "3c 3d 3h 4s 4c", "2c Ad Ah Ks Kc"},
        {WildHand::four_of_a_kind, "3c 3d 3h 3s 4c", "2c 2d 2h As Kc"},
        {WildHand::straight_flush, "2c 3h 4h 5h Ah", "2c Ks Qs Js 9s"},
        {WildHand::five_of_a_kind, "2c 2d 2h 2s 3c", "2c Ad Ah As Ac"},
        {WildHand::wild_royal_flush, "2c 2d 2h 2s Tc", "2h As Ks Qs Js"},
        {WildHand::royal_flush, "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts"},
    }};
    WildRank before;
    for (const Limits& each : limits) {
        EXPECT_EQ(wild_rank(each.worst).category(), each.hand) << each.worst;
        EXPECT_EQ(wild_rank(each.best).category(), each.hand) << each.best;
        EXPECT_GT(wild_rank(each.worst), before) << each.worst;
        EXPECT_LE(before, WildRank::lowest_of(each.hand)) << each.worst;
        before = wild_rank(each.best);
    }
}

// The worked examples of the interpretation. [CS 12.4.1] [CS 12.5.2] [I-29]
TEST(Wild, TwosBecomeTheCardsOfTheBestHand) {
    EXPECT_EQ(wild_rank("Ah Kh 9h 4h 2s"), wild_rank("Ad Kd Qd 9d 4d"));
    EXPECT_EQ(wild_rank("Qc Qd 7h 7s 2c"), wild_rank("Qc Qd Qh 7s 7c"));
    EXPECT_EQ(wild_rank("Ac Ad 2h 2s 7c"), wild_rank("Ac Ad Ah As 7d"));
    EXPECT_EQ(wild_rank("2c 2d 2h 2s Jc").category(), WildHand::wild_royal_flush);
    EXPECT_EQ(wild_rank("2c 2d 2h 2s 9c").category(), WildHand::five_of_a_kind);
    EXPECT_EQ(describe_wild(hand("2c 2d 2h 2s 9c")), "five of a kind, nines");
    EXPECT_GT(wild_rank("Ac Ad Ah 2s 3c"), wild_rank("Kc Kd Kh 2c 5d"));
}

// [CS 12.4.1 by result] [I-29]
TEST(Wild, WildAndNaturalHandsOnOneLineCompareByRanksAlone) {
    EXPECT_EQ(wild_rank("2c 9d 8h 6s 3c"), wild_rank("9c 9h 8d 6c 3d"));
    EXPECT_EQ(wild_rank("2c 2d 9h 8s 3c"), wild_rank("9c 9d 9s 8d 3h"));
    EXPECT_EQ(wild_rank("2c 2d Tc 8c 5c"), wild_rank("Ad Kd Td 8d 5d"));
    EXPECT_EQ(wild_rank("2c 9h 8h 6h 5h"), wild_rank("9s 8s 7s 6s 5s"));
    EXPECT_EQ(wild_rank("2c As Ks Qs Js"), wild_rank("2c 2d 2h 2s Th"));
    EXPECT_GT(wild_rank("As Ks Qs Js Ts"), wild_rank("2c Ah Kh Qh Jh"));
}

// [CS 12.5.2] [I-29]
TEST(Wild, ATwoMayStandForItself) {
    EXPECT_EQ(wild_rank("2h 3h 4h 5h 6h"), wild_rank("7s 6s 5s 4s 3s"));
    EXPECT_EQ(describe_wild(hand("2h 3h 4h 5h 6h")), "straight flush, seven high");
    EXPECT_EQ(describe_wild(hand("Ah 2h 3h 4h 5h")), "straight flush, five high");
    EXPECT_EQ(describe_wild(hand("Ac 2h 3d 4h 5s")), "straight, five high");
}

// [CS 12.2.1]
TEST(Wild, PairOfEightsOrBetterIsOneComparison) {
    EXPECT_GE(wild_rank("8c 8d 5h 4s 3c"), lowest_wild_pair_of(Rank::eight));
    EXPECT_GE(wild_rank("2c 8d 6h 4s 3c"), lowest_wild_pair_of(Rank::eight));
    EXPECT_LT(wild_rank("7c 7d Ah Ks Qc"), lowest_wild_pair_of(Rank::eight));
    EXPECT_LT(wild_rank("Ac Kd Qh Js 9c"), lowest_wild_pair_of(Rank::eight));
    EXPECT_GE(wild_rank("4c 4d 3h 3s 5c"), lowest_wild_pair_of(Rank::eight));
}

// The worked examples of the interpretation. [CS 12.6.3] [CS 12.6.3(a)] [CS 12.10.1] [I-30]
TEST(Wild, JackpotWagerUsesTheReplacementThatPaysMost) {
    EXPECT_EQ(prize("Kc Kd 2h 2s 7c"), WildJackpotHand::four_of_a_kind);
    EXPECT_EQ(prize("2h 3h 4h 5h 6h"), WildJackpotHand::straight_flush);
    EXPECT_EQ(prize("Ah 2h 3h 4h 5h"), WildJackpotHand::straight_flush);
    EXPECT_EQ(prize("2c 5h 6h 7h 8h"), WildJackpotHand::wild_straight_flush);
    EXPECT_EQ(prize("2h 5h 6h 7h 8h"), WildJackpotHand::wild_straight_flush);
    EXPECT_EQ(prize("2h 4h 5h 6h 7h"), WildJackpotHand::wild_straight_flush);
    EXPECT_EQ(prize("9h 5h 6h 7h 8h"), WildJackpotHand::straight_flush);
    EXPECT_EQ(prize("Ah Kh Qh Jh Th"), WildJackpotHand::royal_flush);
    EXPECT_EQ(prize("Ah Kh Qh Jh 2h"), WildJackpotHand::wild_royal_flush);
    EXPECT_EQ(prize("2c 2d 2h 2s Tc"), WildJackpotHand::wild_royal_flush);
    EXPECT_EQ(prize("2c 2d 2h 2s 9c"), WildJackpotHand::five_of_a_kind);
    EXPECT_EQ(prize("Tc Td Th Ts 3c"), WildJackpotHand::four_of_a_kind);
    EXPECT_EQ(prize("9c 9d 9h 9s Ac"), WildJackpotHand::none);
    EXPECT_EQ(prize("2c 2d 2h 9s 4c"), WildJackpotHand::none);
    EXPECT_EQ(prize("Ac Ad Ah Ks Kc"), WildJackpotHand::none);
}

// [I-30]
TEST(Wild, AHouseMayKeepTheQuadsPrizeForNaturalQuads) {
    EXPECT_EQ(jackpot_value(hand("Kc Kd 2h 2s 7c"), true), WildJackpotHand::none);
    EXPECT_EQ(jackpot_value(hand("Kc Kd Kh Ks 7c"), true), WildJackpotHand::four_of_a_kind);
    EXPECT_EQ(jackpot_value(hand("Kc Kd Kh Ks 2c"), true), WildJackpotHand::five_of_a_kind);
}

TEST(Wild, NamesAreThoseOfTheEnumerations) {
    EXPECT_EQ(name(WildHand::five_of_a_kind), "five_of_a_kind");
    EXPECT_EQ(name(WildHand::wild_royal_flush), "wild_royal_flush");
}

}  // namespace
}  // namespace baize
