#include <gtest/gtest.h>

#include "engine/games/ultimate_holdem/hand_built.h"

namespace baize::ultimate_holdem {
namespace {

// [UTH 3.8] [UTH 3.13]
TEST(UltimateHoldemRound, TheTwinOfAWagerHasOneSizeOnTheMenu) {
    const Rules rules = UltimateHoldem::published();
    Round round = opening_round();
    round.boxes[0][Wager::blind] = dollars(15);
    round.boxes[0].owner[index(Wager::blind)] = 1;
    const Result<StakeRange> range =
        UltimateHoldem::stake_range(rules, round, {.box = 0, .wager = Wager::ante}, player(1));
    ASSERT_TRUE(range);
    EXPECT_EQ(range->min, dollars(15));
    EXPECT_EQ(range->max, dollars(15));
}

// [UTH 4.3(a)] [UTH 5.7] [I-54]
TEST(UltimateHoldemRound, AnteOrBlindEarnsCardsAndTripsAloneDoesNot) {
    EXPECT_TRUE(UltimateHoldem::earns_cards(HandBuilt({.ante = 10}).round, 0));
    EXPECT_TRUE(UltimateHoldem::earns_cards(HandBuilt({.blind = 10}).round, 0));
    EXPECT_FALSE(UltimateHoldem::earns_cards(HandBuilt({.trips = 10}).round, 0));
    EXPECT_FALSE(UltimateHoldem::earns_cards(HandBuilt({.jackpot = 5}).round, 0));
}

// [UTH 4.13] [UTH 6.1] [UTH 1.1]
TEST(UltimateHoldemRound, HandsAreCalledByTheirBestFive) {
    HandBuilt hand({.ante = 10});
    EXPECT_EQ(UltimateHoldem::describe_hand(hand.round, 0), "two pair, aces and sevens");
    EXPECT_EQ(UltimateHoldem::dealer_call(hand.rules, hand.round).hand, "pair of sevens");
    EXPECT_TRUE(UltimateHoldem::dealer_call(hand.rules, hand.round).qualifies);
    hand.round.community = cards("As Kd 7c 8h 2d");
    EXPECT_FALSE(UltimateHoldem::dealer_call(hand.rules, hand.round).qualifies);
}

// Before the flop, or unseen, there is no hand to call.
TEST(UltimateHoldemRound, NoHandIsCalledWithoutCards) {
    HandBuilt hand({.ante = 10});
    hand.round.community.clear();
    EXPECT_EQ(UltimateHoldem::describe_hand(hand.round, 0), "");
    EXPECT_EQ(UltimateHoldem::dealer_call(hand.rules, hand.round).hand, "no hand");
    HandBuilt unseen({.ante = 10}, "", "");
    EXPECT_EQ(UltimateHoldem::describe_hand(unseen.round, 0), "");
    EXPECT_FALSE(UltimateHoldem::dealer_call(unseen.rules, unseen.round).qualifies);
}

// [UTH 3.37]
TEST(UltimateHoldemRound, OnlyHandsWithoutAPlayWagerAreAsked) {
    HandBuilt hand({.ante = 10, .blind = 10});
    EXPECT_TRUE(UltimateHoldem::decisions(hand.rules, hand.round, 0).empty());
    hand.box().standing = Standing::active;
    EXPECT_EQ(UltimateHoldem::decisions(hand.rules, hand.round, 0).size(), 3U);
}

// [UTH 5.11] [I-45]
TEST(UltimateHoldemRound, PlayIsOfferedOnTheAnteThatPlays) {
    HandBuilt hand({.ante = 130, .blind = 130});
    hand.rules.limits.max = dollars(100);
    hand.box().standing = Standing::active;
    hand.round.street = 1;
    const DecisionOffers offers = UltimateHoldem::decisions(hand.rules, hand.round, 0);
    ASSERT_EQ(offers.size(), 2U);
    EXPECT_EQ(offers[0].amount, dollars(200));
}

// [UTH 5.14] [I-86]
TEST(UltimateHoldemRound, ReturnedShortJackpotIsTheAmountPlaced) {
    HandBuilt hand({.ante = 10, .blind = 10, .jackpot = 5});
    hand.round.phase = Phase::showdown;
    const Report report{.what = Irregularity::amount_found,
                        .place = 0,
                        .wager = Wager::jackpot,
                        .amount = dollars(4)};
    ASSERT_TRUE(UltimateHoldem::rule(hand.rules, hand.round, report, staff(Role::dealer)));
    EXPECT_EQ(hand.box()[Wager::jackpot], dollars(4));
    EXPECT_EQ(hand.claimed(), "return UTH 5.14");
}

// [UTH 5.14] [I-86]
TEST(UltimateHoldemRound, ShortJackpotThatIsNotToppedUpIsReturnedInFull) {
    HandBuilt hand({.ante = 10, .blind = 10, .jackpot = 5});
    hand.round.phase = Phase::deciding;
    hand.round.community.clear();
    const Report report{.what = Irregularity::amount_found,
                        .place = 0,
                        .wager = Wager::jackpot,
                        .amount = dollars(4)};
    ASSERT_TRUE(UltimateHoldem::rule(hand.rules, hand.round, report, staff(Role::dealer)));
    const Question question = hand.round.questions[0];
    const Answer no{.asks = Asks::top_up, .box = 0, .reply = Reply::no};
    ASSERT_TRUE(UltimateHoldem::answer(hand.rules, hand.round, question, no));
    EXPECT_EQ(hand.box()[Wager::jackpot], dollars(4));
    EXPECT_EQ(hand.claimed(), "return UTH 5.14");
}

// Reports come from outside: a wager that is never staked, a place that does not exist.
TEST(UltimateHoldemRound, ReportsWithoutAnIrregularityAreRefused) {
    for (const Irregularity what : {Irregularity::amount_found, Irregularity::late_wager}) {
        for (const Wager wager : {Wager::instant_winner, Wager::ante_bonus, Wager::bet}) {
            HandBuilt hand({.ante = 10, .blind = 10});
            hand.round.phase = Phase::deciding;
            const Report report{
                .what = what, .place = 0, .wager = wager, .amount = Money::of_cents(1)};
            const Round before = hand.round;
            EXPECT_FALSE(UltimateHoldem::rule(hand.rules, hand.round, report, staff(Role::dealer)));
            EXPECT_EQ(hand.round, before);
        }
    }
    HandBuilt hand({.ante = 10, .blind = 10});
    hand.round.phase = Phase::deciding;
    for (std::size_t i = 0; i < irregularity_count; ++i) {
        const Report report{.what = static_cast<Irregularity>(i), .place = 200};
        Round round = hand.round;
        const Result<Ruling> ruling =
            UltimateHoldem::rule(hand.rules, round, report, staff(Role::dealer));
        EXPECT_TRUE(!ruling || ruling->outcome == Outcome::play_on ||
                    ruling->outcome == Outcome::asks);
    }
}

}  // namespace
}  // namespace baize::ultimate_holdem
