#include "engine/hands/five_card.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"

namespace baize {
namespace {

FiveCardRank five_card_rank(std::string_view text) {
    return rank_five(hand(text));
}

FiveCardHand category(std::string_view text) {
    return five_card_rank(text).category();
}

// [CS 3.6.1(a) by result] [CS 3.6.1(b) by result] [CS 3.6.1(c) by result] [CS 3.6.1(d) by result]
// [CS 3.6.1(e) by result] [CS 3.6.1(f) by result]
// [CS 3.6.1(g) by result] [CS 3.6.1(h) by result] [CS 3.6.1(i) by result] [CS 3.6.1(j) by result]
// [CS 3.6.1 by result] [UTH 4.11] [CH 3.44]
// [CP 3.2.2 by result] [CP 3.2.2(a)]
TEST(FiveCard, BestOfEachCategoryLosesToTheWorstOfTheNext) {
    struct Limits {
        FiveCardHand hand;
        std::string_view worst;
        std::string_view best;
    };

    constexpr std::array<Limits, 10> limits{{
        {FiveCardHand::odd_cards, "7c 5d 4h 3s 2c", "Ac Kd Qh Js 9c"},
        {FiveCardHand::one_pair, "2c 2d 5h 4s 3c", "Ac Ad Kh Qs Jc"},
        {FiveCardHand::two_pair, "3c 3d 2h 2s 4c", "Ac Ad Kh Ks Qc"},
        {FiveCardHand::three_of_a_kind, "2c 2d 2h 4s 3c", "Ac Ad Ah Ks Qc"},
        {FiveCardHand::straight, "5c 4d 3h 2s Ac", "Ac Kd Qh Js Tc"},
        {FiveCardHand::flush, "7c 5c 4c 3c 2c", "Ad Kd Qd Jd 9d"},
        {FiveCardHand::full_house, "2c 2d 2h 3s 3c", "Ac Ad Ah Ks Kc"},
        {FiveCardHand::four_of_a_kind, "2c 2d 2h 2s 3c", "Ac Ad Ah As Kc"},
        {FiveCardHand::straight_flush, "5h 4h 3h 2h Ah", "Ks Qs Js Ts 9s"},
        {FiveCardHand::royal_flush, "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts"},
    }};
    FiveCardRank before;
    for (const Limits& each : limits) {
        EXPECT_EQ(category(each.worst), each.hand) << each.worst;
        EXPECT_EQ(category(each.best), each.hand) << each.best;
        EXPECT_GT(five_card_rank(each.worst), before) << each.worst;
        EXPECT_GE(five_card_rank(each.worst), FiveCardRank::lowest_of(each.hand));
        EXPECT_LE(before, FiveCardRank::lowest_of(each.hand)) << each.worst;
        before = five_card_rank(each.best);
    }
}

// [CS 3.5 by result] [UTH 4.12] [CH 3.45] [CP 3.2.2(a) by result] [CP 3.2.2(b)]
// [CP 3.2.2(e)]
TEST(FiveCard, SuitsNeverDecide) {
    EXPECT_EQ(five_card_rank("Ac Kc Qc Jc Tc"), five_card_rank("As Ks Qs Js Ts"));
    EXPECT_EQ(five_card_rank("9d 8d 7d 6d 5d"), five_card_rank("9h 8h 7h 6h 5h"));
    EXPECT_EQ(five_card_rank("Kc Jc 8c 4c 3c"), five_card_rank("Ks Js 8s 4s 3s"));
    EXPECT_EQ(five_card_rank("Ac Kd 9h 8s 3c"), five_card_rank("As Kc 9d 8h 3h"));
    EXPECT_EQ(five_card_rank("Jc Jd 9h 8s 3c"), five_card_rank("Js Jh 9c 8c 3h"));
}

// [CS 3.5.1] [CS 3.7] [CP 3.2.1] [CP 3.2.2(j) by result]
TEST(FiveCard, AceIsHighestAndOddCardsCompareFromTheTop) {
    EXPECT_GT(five_card_rank("Ac 6d 4h 3s 2c"), five_card_rank("Kc Qd Jh Ts 8c"));
    EXPECT_GT(five_card_rank("Ac Kd 4h 3s 2c"), five_card_rank("Ah Qd Jh Ts 9c"));
    EXPECT_GT(five_card_rank("Ac Kd Jh 3s 2c"), five_card_rank("Ah Ks Td 9s 8c"));
    EXPECT_GT(five_card_rank("Ac Kd Qh Ts 2c"), five_card_rank("Ah Ks Qd 9s 8c"));
    EXPECT_GT(five_card_rank("Ac Kd Qh Ts 3c"), five_card_rank("Ah Ks Qd Tc 2c"));
}

// Aces over kings against kings over aces, and so on down to the twos. [CS 3.5.1 by result]
// [CP 3.2.1 by result]
TEST(FiveCard, EachRankBeatsTheNextBelow) {
    constexpr std::string_view descending = "AKQJT98765432";
    const auto full_house = [](char three, char two) {
        CardSet cards;
        for (const char suit : {'c', 'd', 'h'})
            cards.insert(Card::parse(std::string{three, suit}).value());
        for (const char suit : {'c', 'd'})
            cards.insert(Card::parse(std::string{two, suit}).value());
        return rank_five(cards);
    };
    for (std::size_t below = 1; below < descending.size(); ++below) {
        const char higher = descending[below - 1];
        const char lower = descending[below];
        EXPECT_GT(full_house(higher, lower), full_house(lower, higher)) << higher;
    }
}

// [CS 3.7] [CP 3.2.2(e) by result]
TEST(FiveCard, FlushesCompareCardByCardFromTheTop) {
    EXPECT_GT(five_card_rank("Ac 6c 4c 3c 2c"), five_card_rank("Kh Qh Jh Th 8h"));
    EXPECT_GT(five_card_rank("Ac Kc 4c 3c 2c"), five_card_rank("Ah Qh Jh Th 9h"));
    EXPECT_GT(five_card_rank("Ac Kc Jc 3c 2c"), five_card_rank("Ah Kh Th 9h 8h"));
    EXPECT_GT(five_card_rank("Ac Kc Qc Tc 2c"), five_card_rank("Ah Kh Qh 9h 8h"));
    EXPECT_GT(five_card_rank("Ac Kc Qc Tc 3c"), five_card_rank("Ah Kh Qh Th 2h"));
}

// [CS 3.7] [CP 3.2.2(b) by result]
TEST(FiveCard, StraightFlushesCompareByTheTopOfTheRun) {
    EXPECT_GT(five_card_rank("Kc Qc Jc Tc 9c"), five_card_rank("Qh Jh Th 9h 8h"));
    EXPECT_GT(five_card_rank("7c 6c 5c 4c 3c"), five_card_rank("6h 5h 4h 3h 2h"));
    EXPECT_GT(five_card_rank("6c 5c 4c 3c 2c"), five_card_rank("5h 4h 3h 2h Ah"));
}

// [CS 3.6.1(e)] [CS 3.7] [CP 3.2.1] [CP 3.2.2(b)] [CP 3.2.2(f) by result] [I-53]
TEST(FiveCard, TheWheelIsTheLowestStraightAndStraightsDoNotWrapRound) {
    EXPECT_GT(five_card_rank("6c 5d 4h 3s 2c"), five_card_rank("5c 4d 3h 2s Ac"));
    EXPECT_GT(five_card_rank("Kc Qd Jh Ts 9c"), five_card_rank("Jh Ts 9d 8c 7h"));
    EXPECT_GT(five_card_rank("Ac Kd Qh Js Tc"), five_card_rank("Kc Qd Jh Ts 9c"));
    EXPECT_GT(five_card_rank("6c 5c 4c 3c 2c"), five_card_rank("5c 4c 3c 2c Ac"));
    EXPECT_EQ(category("2c Ad Kh Qs Jc"), FiveCardHand::odd_cards);
    EXPECT_EQ(category("3c 2d Ah Ks Qc"), FiveCardHand::odd_cards);
    EXPECT_EQ(category("4c 3c 2c Ac Kc"), FiveCardHand::flush);
}

// [CS 3.7 by result] [CS 3.6.1(g)] [CP 3.2.2(c) by result] [CP 3.2.2(d) by result]
// [CP 3.2.2(g) by result] [CP 3.2.2(h) by result] [CP 3.2.2(i) by result]
TEST(FiveCard, GroupsDecideBeforeTheCardsBesideThem) {
    EXPECT_GT(five_card_rank("3c 3d 3h 3s 2c"), five_card_rank("2c 2d 2h 2s Ac"));
    EXPECT_GT(five_card_rank("3c 3d 3h 3s 5c"), five_card_rank("3c 3d 3h 3s 4c"));
    EXPECT_GT(five_card_rank("3c 3d 3h 2s 2c"), five_card_rank("2c 2d 2h As Ac"));
    EXPECT_GT(five_card_rank("9c 9d 9h 4s 4c"), five_card_rank("9c 9d 9h 3s 3c"));
    EXPECT_GT(five_card_rank("3c 3d 3h 4s 2c"), five_card_rank("2c 2d 2h As Kc"));
    EXPECT_GT(five_card_rank("9c 9d 9h As 2c"), five_card_rank("9c 9d 9h Ks Qc"));
    EXPECT_GT(five_card_rank("9c 9d 9h As 3c"), five_card_rank("9c 9d 9h As 2c"));
    EXPECT_GT(five_card_rank("Ac Ad 2h 2s 3c"), five_card_rank("Kc Kd Qh Qs Ac"));
    EXPECT_GT(five_card_rank("Ac Ad 3h 3s 2c"), five_card_rank("Ac Ad 2h 2s Kc"));
    EXPECT_GT(five_card_rank("Ac Ad 3h 3s 5c"), five_card_rank("Ac Ad 3h 3s 4c"));
    EXPECT_GT(five_card_rank("3c 3d 5h 4s 2c"), five_card_rank("2c 2d Ah Ks Qc"));
    EXPECT_GT(five_card_rank("3c 3d Kh 4s 2c"), five_card_rank("3h 3s Qh Js Tc"));
    EXPECT_GT(five_card_rank("3c 3d Kh 5s 2c"), five_card_rank("3h 3s Kd 4s 2d"));
    EXPECT_GT(five_card_rank("3c 3d Kh 5s 4c"), five_card_rank("3h 3s Kd 5d 2d"));
}

// [CS 1.1]
TEST(FiveCard, AceKingHighOrBetterIsOneComparison) {
    EXPECT_GE(five_card_rank("Ac Kd 4h 3s 2c"), lowest_ace_king);
    EXPECT_GE(five_card_rank("2c 2d 5h 4s 3c"), lowest_ace_king);
    EXPECT_LT(five_card_rank("Ac Qd Jh Ts 9c"), lowest_ace_king);
}

// [UTH 4.11] [CH 3.44] [CP 3.2.2]
TEST(FiveCard, BestFiveOfSevenLeavesTheOthersOut) {
    const auto best = [](std::string_view text) { return rank_best_five(hand(text)); };
    EXPECT_EQ(best("Ac Kc Qc Jc Tc 9c 8c"), five_card_rank("Ac Kc Qc Jc Tc"));
    EXPECT_EQ(best("Ah 5c 4c 3c 2c Ac 6d"), five_card_rank("Ac 5c 4c 3c 2c"));
    EXPECT_EQ(best("Ah As Kc Kd Qh Qs Jc"), five_card_rank("Ah As Kc Kd Qh"));
    EXPECT_EQ(best("Ah As Ac Kd Kh Ks Qc"), five_card_rank("Ah As Ac Kd Kh"));
    EXPECT_EQ(best("9h 9s 9c 9d Kh Ks Kc"), five_card_rank("9h 9s 9c 9d Kh"));
    EXPECT_EQ(best("Ah Kc Qd Js Tc 9h 8c"), five_card_rank("Ah Kc Qd Js Tc"));
    EXPECT_EQ(best("2h 3h 4h 5h 7h 6c Ac"), five_card_rank("2h 3h 4h 5h 7h"));
    EXPECT_EQ(best("Ac Jd 9h 7s 5c 3d"), five_card_rank("Ac Jd 9h 7s 5c"));
    EXPECT_EQ(best("Ah Jh 9h 7h 5c 3d 2s"), five_card_rank("Ah Jh 9h 7h 5c"));
    EXPECT_EQ(best("As Js 9s 7s 5s 5c 5d"), five_card_rank("As Js 9s 7s 5s"));
}

TEST(FiveCard, NamesAreThoseOfTheEnumeration) {
    EXPECT_EQ(name(FiveCardHand::odd_cards), "odd_cards");
    EXPECT_EQ(name(FiveCardHand::full_house), "full_house");
    EXPECT_EQ(name(FiveCardHand::royal_flush), "royal_flush");
}

}  // namespace
}  // namespace baize
