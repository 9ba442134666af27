#include "engine/hands/suit_order.h"

#include <array>
#include <span>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/core/card_list.h"
#include "engine/hands/cards.h"
#include "engine/hands/five_card.h"

namespace baize {
namespace {

using FourAlike = std::array<Card, 4>;

constexpr FourAlike jacks{"Jc"_card, "Jh"_card, "Js"_card, "Jd"_card};

Card highest_without(std::string_view taken) {
    CardList<4> left;
    for (const Card jack : jacks) {
        if (!hand(taken).contains(jack)) left.push_back(jack);
    }
    return highest_by_suit(left);
}

// [CP 3.3] [CP 3.3.1 by result]
TEST(SuitOrder, SpadesComeFirst) {
    EXPECT_EQ(highest_by_suit(jacks), "Js"_card);
}

// [CP 3.3] [CP 3.3.2 by result] [I-111] [I-122]
TEST(SuitOrder, HeartsComeSecond) {
    EXPECT_EQ(highest_without("Js"), "Jh"_card);
    EXPECT_TRUE(is_higher_by_suit("Kh"_card, "Kc"_card));  // a draw for seats
    EXPECT_TRUE(is_higher_by_suit("Ah"_card, "Ac"_card));  // an odd chip without a button
}

// [CP 3.3] [CP 3.3.3 by result] [CP 3.3.4 by result]
TEST(SuitOrder, DiamondsComeThirdAndClubsLast) {
    EXPECT_EQ(highest_without("Js Jh"), "Jd"_card);
    EXPECT_EQ(highest_without("Js Jh Jd"), "Jc"_card);
}

// [CP 3.3] [I-122]
TEST(SuitOrder, TheRankDecidesBeforeTheSuit) {
    EXPECT_EQ(highest_by_suit(CardList<3>{"Ks"_card, "Ac"_card, "Qs"_card}), "Ac"_card);
    EXPECT_TRUE(is_higher_by_suit("3c"_card, "2s"_card));
    EXPECT_FALSE(is_higher_by_suit("2s"_card, "3c"_card));
}

// Of two different cards exactly one is higher, so an odd chip always has one owner. [CP 3.3]
TEST(SuitOrder, NoTwoCardsAreEqual) {
    for (std::size_t one = 0; one < card_count; ++one) {
        for (std::size_t other = 0; other < card_count; ++other) {
            const bool first = is_higher_by_suit(Card::of_index(one), Card::of_index(other));
            const bool second = is_higher_by_suit(Card::of_index(other), Card::of_index(one));
            EXPECT_EQ(first != second, one != other) << one << ' ' << other;
        }
    }
}

// Everywhere else suits are equal: the same ranks in better suits are no better hand.
// [CP 3.3 by result]
TEST(SuitOrder, HandsAreNotRankedBySuit) {
    EXPECT_EQ(rank_five(hand("As Ks 9s 5s 2h")), rank_five(hand("Ac Kc 9c 5c 2d")));
    EXPECT_EQ(rank_five(hand("As Ks 9s 5s 2s")), rank_five(hand("Ac Kc 9c 5c 2c")));
    EXPECT_EQ(rank_best_five(hand("As Ah 9s 5s 2h 7s Js")),
              rank_best_five(hand("Ac Ad 9c 5c 2d 7c Jc")));
}

TEST(SuitOrderDeathTest, NoCardsHaveNoHighest) {
    EXPECT_DEATH(static_cast<void>(highest_by_suit(std::span<const Card>{})), "check failed");
}

}  // namespace
}  // namespace baize
