#include "engine/hands/omaha.h"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/hands/cards.h"
#include "engine/hands/omaha_reference.h"
#include "engine/hands/reference.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

struct Deal {
    CardSet hole;
    CardSet board;
};

Deal random_deal(Deck& deck, SeededSource& source) {
    draw_some(deck.stub(), 9, source);
    return {CardSet::of(deck.stub().first(4)), CardSet::of(deck.stub().subspan(4, 5))};
}

FiveCardRank high(std::string_view hole, std::string_view board) {
    return rank_omaha(hand(hole), hand(board));
}

FiveCardRank five(std::string_view text) {
    return rank_five(hand(text));
}

LowRank low(std::string_view hole, std::string_view board) {
    return rank_omaha_low(hand(hole), hand(board));
}

LowRank five_low(std::string_view text) {
    return rank_low(hand(text));
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)]
TEST(Omaha, BoardAloneIsNotAHand) {
    EXPECT_EQ(high("2c 3d 4h 5c", "As Ks Qs Js Ts"), five("As Ks Qs 5c 4h"));
    EXPECT_EQ(high("Ac Qd Jh 2c", "8c 8d 8h 8s Kc"), five("8c 8d 8h Ac Qd"));
    EXPECT_EQ(high("Ac 3d 5h 7s", "Kc Kd Kh Qs Qd"), five("Kc Kd Kh Ac 7s"));
    EXPECT_EQ(high("Ac Jd 4h 2s", "9c 8d 7h 6s 5c"), five("Ac Jd 9c 8d 7h"));
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)]
TEST(Omaha, OneHoleCardDoesNotCompleteTheBoard) {
    EXPECT_EQ(high("As 2c 4d 6h", "Ks Qs 9s 8s 3d"), five("As Ks Qs 9s 6h"));
    EXPECT_EQ(high("9s 2c 3d 4h", "8s 7s 6s 5s Kc"), five("7s 6s 5s 4h 3d"));
    EXPECT_EQ(high("9s 2c 3d 3h", "9c 9d 9h Ks Qc"), five("9s 9c 9d 9h 3d"));
    EXPECT_EQ(high("9s 2c 3d Ah", "9c 9d 9h Ks Qc"), five("9s 9c 9d 9h Ah"));
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)]
TEST(Omaha, ThreeOrFourHoleCardsDoNotPlayTogether) {
    EXPECT_EQ(high("As Ks Qs Js", "9s 8s 4d 3c 2h"), five("As Ks 9s 8s 4d"));
    EXPECT_EQ(high("9c 9d 9h 9s", "As Kd Qc 2h 3s"), five("9c 9d As Kd Qc"));
    EXPECT_EQ(high("9c 9d 9h As", "9s Kd Qc 2h 3s"), five("9c 9d 9s Kd Qc"));
    EXPECT_EQ(high("Ac Ad Kc Kd", "Ah Kh 9s 5c 2d"), five("Ac Ad Ah Kh 9s"));
    EXPECT_EQ(high("Jc Td 9h 8s", "7c 2d 2h 4s Kc"), five("2d 2h Jc Td Kc"));
}

// Five neighbours in one suit are a straight flush only when two of them are held.
// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2(a)] [CP 3.2.2(b)]
TEST(Omaha, StraightFlushesTakeTwoFromTheHole) {
    EXPECT_EQ(high("9s 8s 7s 2c", "Ts 6s 5s Kd Qh"), five("Ts 9s 8s 6s 5s"));
    EXPECT_EQ(high("Ks Qs 6s 5c", "Js Ts 9s 8s 7s"), five("Ks Qs Js Ts 9s"));
    EXPECT_EQ(high("As Qs 6s 5s", "Js Ts 9s 8s 7s"), five("9s 8s 7s 6s 5s"));
    EXPECT_EQ(high("As Ks 9s 8s", "Ts 7s 6s 5s 2d"), five("Ts 9s 8s 7s 6s"));
    EXPECT_EQ(high("As 2s Kd Kc", "3s 4s 5s 9s 9d"), five("5s 4s 3s 2s As"));
    EXPECT_EQ(high("As Ts Kd Kc", "Ks Qs Js Kh 9d"), five("As Ks Qs Js Ts"));
    EXPECT_EQ(high("Ah 2h 3h 4h", "5h 6h 7h Kd Qc"), five("7h 6h 5h 4h 3h"));
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(Omaha, AFlushAndOtherHandsCompete) {
    EXPECT_EQ(high("Qs Js 9c 9d", "As Ks 9s 9h 2d"), five("9c 9d 9s 9h As"));
    EXPECT_EQ(high("Qs Js 9c 9d", "As Ks 9s 2h 2d"), five("9c 9d 9s 2h 2d"));
    EXPECT_EQ(high("Qs Js 9c 9d", "As Ks 9s 3h 2d"), five("As Ks Qs Js 9s"));
    EXPECT_EQ(high("2s 3s Qc Jd", "As 5s 9s Kh Td"), five("As 9s 5s 3s 2s"));
    EXPECT_EQ(high("Ts 3s 8s 2c", "As 5s 9s 4s 6d"), five("As 9s 5s Ts 8s"));
}

// The reference sorts the cards of all sixty hands and shares nothing with src/engine/hands.
// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 3.2.2]
TEST(Omaha, RandomDealsRankAsTheBestOfTheirSixtyHands) {
    SeededSource source(49);
    Deck deck = Deck::standard();
    for (int round = 0; round < 3'000; ++round) {
        const Deal deal = random_deal(deck, source);
        reference::Value best = 0;
        CardSet best_five;
        reference::for_each_omaha_hand(deal.hole, deal.board, [&](CardSet cards) {
            const reference::Value value = reference::five_card(reference::list(cards));
            if (value > best) best_five = cards;
            best = std::max(best, value);
        });
        ASSERT_EQ(rank_omaha(deal.hole, deal.board), rank_five(best_five))
            << deal.hole.bits() << ' ' << deal.board.bits();
    }
}

// [CP 8.20.4(c)] [CP 8.20.4(d)(i)] [CP 8.20.4(d)(ii)]
TEST(Omaha, PreparedBoardRanksEveryHandOnIt) {
    const OmahaBoard board(hand("9s 8s 7s 6h 2d"));
    EXPECT_EQ(board.flush_suit(), CardSet::of_bits(one_suit << 3U));
    EXPECT_EQ(rank_omaha(hand("As Ks Qd Jd"), board), five("As Ks 9s 8s 7s"));
    EXPECT_EQ(rank_omaha(hand("Ac Ks Qd Jd"), board), five("Ac Ks 9s 8s 7s"));
    EXPECT_EQ(rank_omaha(hand("Ts 5d 5c 4c"), board), five("8s 7s 6h 5d 4c"));
    EXPECT_EQ(low("As 3s Qd Jd", "9s 8s 7s 6h 2d"), five_low("7s 6h 3s 2d As"));
    EXPECT_EQ(OmahaBoard(hand("9s 8s 7d 6h 2d")).flush_suit(), CardSet());
}

// A board handed in as the hole, or a hand short of a card, stops the process.
TEST(OmahaDeathTest, FourHoleCardsAreRequired) {
    const CardSet three = hand("As Ks Qd");
    const CardSet five_cards = hand("9s 8s 7s 6h 2d");
    EXPECT_DEATH(static_cast<void>(rank_omaha(three, five_cards)), "check failed");
    EXPECT_DEATH(static_cast<void>(rank_omaha(five_cards, hand("As Ks Qd Jd"))), "check failed");
}

// The table of boards has rows of five cards only: three or four would be taken for another board.
TEST(OmahaDeathTest, FiveCardsOnTheBoardAreRequired) {
    const CardSet hole = hand("8h Jd 4c Jh");
    EXPECT_DEATH(static_cast<void>(rank_omaha(hole, hand("9h Js 3d"))), "check failed");
    EXPECT_DEATH(static_cast<void>(rank_omaha(hole, hand("9h Js 3d 2c"))), "check failed");
    EXPECT_DEATH(static_cast<void>(rank_omaha_so_far(hole, hand("9h Js"))), "check failed");
    EXPECT_DEATH(static_cast<void>(rank_omaha_so_far(hand("8h Jd 4c"), hand("9h Js 3d"))),
                 "check failed");
}

// [CP 8.20.4(c)]
TEST(Omaha, TheHandSoFarTakesTwoAndThreeOnEveryStreet) {
    const CardSet hole = hand("8h Jd 4c Jh");
    EXPECT_EQ(rank_omaha_so_far(hole, hand("9h Js 3d")), five("Jd Jh Js 9h 3d"));
    EXPECT_EQ(rank_omaha_so_far(hole, hand("9h Js 3d 9d")), five("Jd Jh Js 9h 9d"));
    EXPECT_EQ(rank_omaha_so_far(hole, hand("9h Ts 7h 2c")), five("Jd Ts 9h 8h 7h"));
    SeededSource source(51);
    Deck deck = Deck::standard();
    for (int round = 0; round < 1'000; ++round) {
        const Deal deal = random_deal(deck, source);
        ASSERT_EQ(rank_omaha_so_far(deal.hole, deal.board), rank_omaha(deal.hole, deal.board));
    }
}

// [CP 8.20.4(d)(ii)] [CP 3.2.2(k)] [I-27]
TEST(OmahaLow, UsesTwoHoleCardsAndThreeBoardCards) {
    EXPECT_EQ(low("Ac 2d Kh Qs", "3c 4d 5h 8s 9c"), five_low("5h 4d 3c 2d Ac"));
    EXPECT_EQ(low("7c 6d Kh Qs", "Ac 2d 3h Ks 9c"), five_low("7c 6d 3h 2d Ac"));
    EXPECT_FALSE(low("Ac Kd Qh Js", "2c 3d 4h 5s 6c").qualifies());
    EXPECT_FALSE(low("Ac 2d 3h 4s", "5c 6d Kh Qs 9c").qualifies());
    EXPECT_FALSE(low("Kc Qd Jh 9s", "Ac 2d 3h 4s 5c").qualifies());
}

// A hole card that the board pairs is of no use; another may take its place. [CP 8.20.4(d)(ii)]
// [CP 3.2.2(k)] [I-27]
TEST(OmahaLow, PairsNeverCount) {
    EXPECT_EQ(low("Ac 2d 3h Kd", "2c 5h 7s 8d Qc"), five_low("7s 5h 3h 2c Ac"));
    EXPECT_FALSE(low("Ac 2d Kh Kd", "2c 5h 7s Jd Qc").qualifies());
    EXPECT_EQ(low("Ac 2d Kh Kd", "2c 5h 7s 8d Qc"), five_low("8d 7s 5h 2d Ac"));
    EXPECT_FALSE(low("Ac Ad Kh Qd", "2c 5h 7s 8d Qc").qualifies());
    EXPECT_FALSE(low("Ac 2d 4h Qd", "3c 3h 7s 7d Qc").qualifies());
}

// The lowest two held are not always the best two. [CP 8.20.4(d)(ii)] [CP 3.2.2(k)] [I-27]
TEST(OmahaLow, TheBestOfAllChoicesCounts) {
    EXPECT_EQ(low("Ac 2d 3h 4d", "Ad 2h 5s 6d Kc"), five_low("5s 4d 3h 2h Ad"));
    EXPECT_EQ(low("Ac 3d 7h 8d", "Ad 3h 4s 5d 6c"), five_low("6c 5d 4s 3d Ac"));
    EXPECT_EQ(low("2c 4d 6h 8d", "As 3h 5s 7d 8c"), five_low("5s 4d 3h 2c As"));
}

// [CP 8.20.4(d)(ii)] [CP 3.2.2(k)] [I-27]
TEST(OmahaLow, RandomDealsRankAsTheBestOfTheirSixtyHands) {
    SeededSource source(50);
    Deck deck = Deck::standard();
    int lows = 0;
    for (int round = 0; round < 5'000; ++round) {
        const Deal deal = random_deal(deck, source);
        const int expected = reference::omaha_low(deal.hole, deal.board);
        const LowRank rank = rank_omaha_low(deal.hole, deal.board);
        ASSERT_EQ(rank.qualifies(), expected != reference::no_low);
        if (!rank.qualifies()) continue;
        ++lows;
        int digits = 0;
        for (int place = 7; place >= 0; --place) {
            if ((rank.ranks() >> static_cast<unsigned>(place) & 1U) != 0)
                digits = 10 * digits + place + 1;
        }
        ASSERT_EQ(digits, expected) << deal.hole.bits() << ' ' << deal.board.bits();
    }
    EXPECT_GT(lows, 1'000);
}

}  // namespace
}  // namespace baize
