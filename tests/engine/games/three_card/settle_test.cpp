// The judge on rounds that no table could have run: any stakes, missing wagers, rulings on a round
// without a history.
#include <gtest/gtest.h>

#include "engine/games/three_card/hand_built.h"

namespace baize::three_card {
namespace {

// [TCP 5.5.3] [TCP 5.8]
TEST(ThreeCardJudge, PlayWithoutAnAnteGoesBack) {
    EXPECT_EQ(words(HandBuilt({.play = 10}).settled()), "play return 10.00 TCP 5.5.3");
    EXPECT_EQ(words(HandBuilt({.play = 10, .pair_plus = 5}, "9h 9d 2s").settled()),
              "play return 10.00 TCP 5.5.3; pair_plus win 5.00 pays 5.00 TCP 5.7.1");
}

// [TCP 9.12.1] [TCP 9.12.2] [I-58]
TEST(ThreeCardJudge, PlayOfAnotherSizeIsSettledUpToTheAnte) {
    EXPECT_EQ(words(HandBuilt({.ante = 10, .play = 15}).settled()),
              "ante win 10.00 pays 10.00 TCP 5.6.1(b); play win 10.00 pays 10.00 TCP 5.8.1; "
              "play_excess return 5.00 TCP 9.12.1");
    EXPECT_EQ(words(HandBuilt({.ante = 10, .play = 4}).settled()),
              "ante win 10.00 pays 10.00 TCP 5.6.1(b); play win 4.00 pays 4.00 TCP 5.8.1");
    EXPECT_EQ(words(HandBuilt({.ante = 10, .play = 15}, "Ah Kd 9c", "Js 7d 2c").settled()),
              "ante win 10.00 pays 10.00 TCP 5.6.1(a); play void 10.00 TCP 5.8.4; "
              "play_excess return 5.00 TCP 9.12.1");
}

// [TCP 6.2.2] [I-45]
TEST(ThreeCardJudge, TheMaximumCutsFreeWagersAndPlayFollowsTheAnte) {
    HandBuilt built({.ante = 130, .play = 130, .pair_plus = 130});
    built.rules.limits.max = dollars(100);
    EXPECT_EQ(words(built.settled()),
              "ante win 100.00 pays 100.00 TCP 5.6.1(b); ante_excess return 30.00 TCP 6.2.2; "
              "play win 100.00 pays 100.00 TCP 5.8.1; play_excess return 30.00 I-45; "
              "pair_plus lose 100.00 TCP 5.7.2; pair_plus_excess return 30.00 TCP 6.2.2");
}

// [TCP 6.2.2] [TCP 9.12.1] [I-45]
TEST(ThreeCardJudge, ReducesAnteToTheMaximumAndPlayToTheAnte) {
    HandBuilt built({.ante = 130, .play = 150});
    built.rules.limits.max = dollars(100);
    EXPECT_EQ(words(built.settled()),
              "ante win 100.00 pays 100.00 TCP 5.6.1(b); ante_excess return 30.00 TCP 6.2.2; "
              "play win 100.00 pays 100.00 TCP 5.8.1; play_excess return 50.00 TCP 9.12.1");
}

// [TCP 6.3] [TCP 6.2.2]
TEST(ThreeCardJudge, PersonalLimitsReplaceTheSignAtThatBox) {
    HandBuilt built({.ante = 130, .play = 130});
    built.rules.limits.max = dollars(100);
    built.box().limits = Limits{.max = dollars(500)};
    EXPECT_EQ(built.settled().net(), dollars(260));
}

// [TCP 6.2.3] [I-44]
TEST(ThreeCardJudge, EachPaymentIsRoundedUpToTheChip) {
    HandBuilt built({.ante = 12, .play = 12, .pair_plus = 1}, "7h 6d 5c");
    built.rules.limits.chip = Money::of_cents(250);
    EXPECT_EQ(words(built.settled()),
              "ante win 12.00 pays 12.50 TCP 5.6.1(b); ante_bonus win 0.00 pays 12.50 TCP "
              "5.10.2(d); play win 12.00 pays 12.50 TCP 5.8.1; pair_plus win 1.00 pays 7.50 TCP "
              "5.7.1");
}

// [TCP 5.6.2(a)] [TCP 7.5.2(a)(i)] [TCP 7.5.2(b)] [I-9]
TEST(ThreeCardJudge, TheTwoFoldsDifferInThePairPlus) {
    HandBuilt built({.ante = 10, .pair_plus = 5}, "4h 4d Kc");
    built.box().standing = Standing::folded;
    EXPECT_EQ(built.settled().net(), dollars(-15));
    built.box().standing = Standing::folded_ante;
    EXPECT_EQ(built.settled().net(), dollars(-5));
}

// [TCP 7.5.2(a)(i)]
TEST(ThreeCardJudge, AFullFoldAboveTheMaximumLosesOnlyTheMaximum) {
    HandBuilt built({.ante = 130, .pair_plus = 150}, "4h 4d Kc");
    built.rules.limits.max = dollars(100);
    built.box().standing = Standing::folded;
    EXPECT_EQ(words(built.settled()),
              "ante lose 100.00 TCP 5.6.2(a); ante_excess return 30.00 TCP 6.2.2; "
              "pair_plus lose 100.00 TCP 7.5.2(a)(i); pair_plus_excess return 50.00 TCP 6.2.2");
}

struct NoDecision : testing::Test {
    Result<Ruling> ruled(HandBuilt& built, Irregularity what) {
        built.round.phase = Phase::deciding;
        built.box().standing = Standing::active;
        return ThreeCard::rule(
            built.rules, built.round, {.what = what, .place = 0}, staff(Role::dealer));
    }
};

// [TCP 9.11] [I-57]
TEST_F(NoDecision, UnknownPlayersCountAsNotWarnedBefore) {
    HandBuilt built({.ante = 10, .pair_plus = 5}, "9h 9d 2s");
    for (int time = 0; time < 2; ++time) {
        built.box().overrides = {};
        const Result<Ruling> ruling = ruled(built, Irregularity::cannot_match);
        ASSERT_TRUE(ruling);
        EXPECT_EQ(ruling->outcome, Outcome::hand_void);
        EXPECT_EQ(words(built.settled()), "ante void 10.00 TCP 9.11; pair_plus void 5.00 TCP 9.11");
    }
}

// [TCP 7.5.2] [I-42]
TEST_F(NoDecision, AnAbsentPlayerKeepsThePairPlus) {
    HandBuilt built({.ante = 10, .pair_plus = 5}, "9h 9d 2s");
    ASSERT_TRUE(ruled(built, Irregularity::player_absent));
    EXPECT_EQ(words(built.settled()),
              "ante lose 10.00 TCP 5.6.2(a); pair_plus win 5.00 pays 5.00 TCP 5.7.1");
}

// [TCP 8.1]
TEST(ThreeCardJudge, OverflowingPaymentIsReported) {
    HandBuilt built({.pair_plus = 1}, "7h 6h 5h");
    built.box()[Wager::pair_plus] = Money::max();
    EXPECT_TRUE(built.settled().overflowed());
}

// [TCP 5.10.5] [TCP 3.5]
TEST(ThreeCardJudge, TheOrderOfTheCardsDoesNotMatter) {
    for (const std::string_view hand : {"7h 6d 5c", "5c 7h 6d", "6d 5c 7h"}) {
        EXPECT_EQ(HandBuilt({.ante = 10, .play = 10}, hand).settled().net(), dollars(30)) << hand;
    }
}

// [TCP 1.1] [TCP 7.5.4] [TCP 5.10.1]
TEST(ThreeCardCall, TheDealerDeclaresTheHandAndWhetherItPlays) {
    HandBuilt built({.ante = 10, .play = 10});
    EXPECT_EQ(ThreeCard::dealer_call(built.rules, built.round).hand, "queen high");
    EXPECT_TRUE(ThreeCard::dealer_call(built.rules, built.round).qualifies);
    built.round.dealer = cards("Js Td 8c");
    EXPECT_FALSE(ThreeCard::dealer_call(built.rules, built.round).qualifies);
    built.round.dealer = cards("2s 2d 3c");
    EXPECT_TRUE(ThreeCard::dealer_call(built.rules, built.round).qualifies);
    built.round.dealer_void = "TCP 9.6.2"_clause;
    EXPECT_FALSE(ThreeCard::dealer_call(built.rules, built.round).qualifies);
    EXPECT_EQ(ThreeCard::dealer_call(built.rules, built.round).hand, "no hand");
    EXPECT_EQ(ThreeCard::describe_hand(built.round, 0), "ace high");
    EXPECT_EQ(ThreeCard::describe_hand(built.round, 1), "");
}

// [TCP 5.5]
TEST(ThreeCardJackpot, ThereIsNone) {
    HandBuilt built({.ante = 10, .play = 10});
    const JackpotClaim claim = ThreeCard::jackpot_claim(built.rules, built.round, 0);
    EXPECT_EQ(claim.verdict, Verdict::returned);
    EXPECT_EQ(claim.clause, "TCP 5.5"_clause);
}

}  // namespace
}  // namespace baize::three_card
