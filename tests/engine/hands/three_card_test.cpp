#include "engine/hands/three_card.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"

namespace baize {
namespace {

ThreeCardRank three_card_rank(std::string_view text) {
    return rank_three(hand(text));
}

// [TCP 3.6.1 by result] [TCP 3.6.1(a) by result] [TCP 3.6.1(b) by result] [TCP 3.6.1(c) by result]
// [TCP 3.6.1(d) by result] [TCP 3.6.1(e) by result]
// [TCP 3.6.1(f) by result]
TEST(ThreeCard, BestOfEachCategoryLosesToTheWorstOfTheNext) {
    struct Limits {
        ThreeCardHand hand;
        std::string_view worst;
        std::string_view best;
    };

    constexpr std::array<Limits, 6> limits{{
        {ThreeCardHand::odd_cards, "5c 3d 2h", "Ac Kd Jh"},
        {ThreeCardHand::pair, "2c 2d 3h", "Ac Ad Kh"},
        {ThreeCardHand::flush, "5c 3c 2c", "Ad Kd Jd"},
        {ThreeCardHand::straight, "3c 2d Ah", "Ac Kd Qh"},
        {ThreeCardHand::three_of_a_kind, "2c 2d 2h", "Ac Ad Ah"},
        {ThreeCardHand::straight_flush, "3h 2h Ah", "As Ks Qs"},
    }};
    ThreeCardRank before;
    for (const Limits& each : limits) {
        EXPECT_EQ(three_card_rank(each.worst).category(), each.hand) << each.worst;
        EXPECT_EQ(three_card_rank(each.best).category(), each.hand) << each.best;
        EXPECT_GT(three_card_rank(each.worst), before) << each.worst;
        EXPECT_LE(before, ThreeCardRank::lowest_of(each.hand)) << each.worst;
        before = three_card_rank(each.best);
    }
}

// [TCP 3.5 by result]
TEST(ThreeCard, SuitsNeverDecide) {
    EXPECT_EQ(three_card_rank("Ac Kc Qc"), three_card_rank("As Ks Qs"));
    EXPECT_EQ(three_card_rank("Tc 8c 3c"), three_card_rank("Th 8h 3h"));
    EXPECT_EQ(three_card_rank("Tc Td 3c"), three_card_rank("Th Ts 3h"));
    EXPECT_EQ(three_card_rank("Kc Td 3c"), three_card_rank("Kd Ts 3h"));
}

// [TCP 3.6.1(d)] [TCP 3.6.2 by result] [I-53]
TEST(ThreeCard, TheAceIsLowOnlyInTheLowestStraight) {
    EXPECT_GT(three_card_rank("4c 3d 2h"), three_card_rank("3c 2d Ah"));
    EXPECT_GT(three_card_rank("Kc Qd Jh"), three_card_rank("Jc Td 9h"));
    EXPECT_GT(three_card_rank("Ac Kd Qh"), three_card_rank("Kc Qd Jh"));
    EXPECT_GT(three_card_rank("4c 3c 2c"), three_card_rank("3c 2c Ac"));
    EXPECT_EQ(three_card_rank("2c Ad Kh").category(), ThreeCardHand::odd_cards);
}

// Pairs of aces with a king against pairs of kings with an ace, and so on down to the twos.
// [TCP 3.5.1 by result]
TEST(ThreeCard, EachRankBeatsTheNextBelow) {
    constexpr std::string_view descending = "AKQJT98765432";
    const auto pair = [](char two, char one) {
        return three_card_rank(std::string{two, 'c', ' ', two, 'd', ' ', one, 'c'});
    };
    for (std::size_t below = 1; below < descending.size(); ++below) {
        const char higher = descending[below - 1];
        const char lower = descending[below];
        EXPECT_GT(pair(higher, lower), pair(lower, higher)) << higher;
    }
}

// [TCP 3.5.1] [TCP 3.6.2 by result]
TEST(ThreeCard, TiesAreBrokenFromTheTop) {
    EXPECT_GT(three_card_rank("Ac 4d 2h"), three_card_rank("Kc Qd Th"));
    EXPECT_GT(three_card_rank("Ac 5d 2h"), three_card_rank("Ad 4d 3h"));
    EXPECT_GT(three_card_rank("Ac 5d 3h"), three_card_rank("Ad 5c 2h"));
    EXPECT_GT(three_card_rank("3c 3d 2h"), three_card_rank("2c 2d Ah"));
    EXPECT_GT(three_card_rank("3c 3d 5h"), three_card_rank("3c 3d 4h"));
    EXPECT_GT(three_card_rank("3c 3d 3h"), three_card_rank("2c 2d 2h"));
    EXPECT_GT(three_card_rank("Ac 5c 3c"), three_card_rank("Ad 5d 2d"));
}

// [TCP 3.6.2]
TEST(ThreeCard, QueenHighOrBetterIsOneComparison) {
    static_assert(lowest_with_high_card(Rank::queen) > lowest_with_high_card(Rank::jack));
    EXPECT_GE(three_card_rank("Qc 3d 2h"), lowest_with_high_card(Rank::queen));
    EXPECT_LT(three_card_rank("Jc Td 8h"), lowest_with_high_card(Rank::queen));
    EXPECT_GE(three_card_rank("2c 2d 3h"), lowest_with_high_card(Rank::queen));
}

TEST(ThreeCard, NamesAreThoseOfTheEnumeration) {
    EXPECT_EQ(name(ThreeCardHand::pair), "pair");
    EXPECT_EQ(name(ThreeCardHand::straight_flush), "straight_flush");
}

}  // namespace
}  // namespace baize
