#include <gtest/gtest.h>

#include "engine/core/deck.h"
#include "engine/games/ultimate_holdem/hand_built.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize::ultimate_holdem {
namespace {

constexpr std::uint8_t preflop = 0;
constexpr std::uint8_t flop = 1;
constexpr std::uint8_t river = 2;

std::string play_line(std::uint8_t street, std::int64_t play) {
    const std::string all = HandBuilt({.ante = 10, .play = play}).played_on(street).settled();
    const std::string ante = "ante win 10.00 +10.00 UTH 3.9(a); ";
    EXPECT_EQ(all.substr(0, ante.size()), ante);
    return all.substr(ante.size());
}

// [UTH 5.5(a)] [UTH 5.5(b)] [I-55] [I-58]
TEST(UltimateHoldemPlaySize, IsAtMostFourTimesTheAnteBeforeTheFlop) {
    EXPECT_EQ(play_line(preflop, 5), "play win 5.00 +5.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(preflop, 25), "play win 25.00 +25.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(preflop, 30), "play win 30.00 +30.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(preflop, 35), "play win 35.00 +35.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(preflop, 40), "play win 40.00 +40.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(preflop, 50),
              "play win 40.00 +40.00 UTH 3.38(a); play_excess return 10.00 UTH 5.5(b)");
}

// [UTH 5.5(c)] [UTH 5.5(d)]
TEST(UltimateHoldemPlaySize, IsAtMostTwiceTheAnteAfterTheFlop) {
    EXPECT_EQ(play_line(flop, 19), "play win 19.00 +19.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(flop, 20), "play win 20.00 +20.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(flop, 40),
              "play win 20.00 +20.00 UTH 3.38(a); play_excess return 20.00 UTH 5.5(d)");
}

// [UTH 5.5(e)] [UTH 5.5(f)]
TEST(UltimateHoldemPlaySize, IsAtMostTheAnteAtTheRiver) {
    EXPECT_EQ(play_line(river, 9), "play win 9.00 +9.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(river, 10), "play win 10.00 +10.00 UTH 3.38(a)");
    EXPECT_EQ(play_line(river, 11),
              "play win 10.00 +10.00 UTH 3.38(a); play_excess return 1.00 UTH 5.5(f)");
}

// [UTH 5.7] [I-54] [I-55]
TEST(UltimateHoldemPlaySize, LimitIsOneBlindIfThereIsNoAnte) {
    for (const std::uint8_t street : {preflop, flop, river}) {
        EXPECT_EQ(HandBuilt({.blind = 10, .play = 40}).played_on(street).settled(),
                  "blind standoff 10.00 UTH 3.14(c)(ii); play win 10.00 +10.00 UTH 3.38(a); "
                  "play_excess return 30.00 UTH 5.7");
        EXPECT_EQ(HandBuilt({.blind = 10, .play = 6}).played_on(street).settled(),
                  "blind standoff 10.00 UTH 3.14(c)(ii); play win 6.00 +6.00 UTH 3.38(a)");
    }
}

// [UTH 5.7] [UTH 5.8] [I-54]
TEST(UltimateHoldemIrregular, BlindAndTripsWithoutAnAnte) {
    HandBuilt hand({.blind = 10, .play = 10, .trips = 5}, "9h 9d", "Kh Js", "9c Ks 4h Jd 4s");
    EXPECT_EQ(hand.settled(),
              "blind win 10.00 +30.00 UTH 3.14(a)(i); play win 10.00 +10.00 UTH 3.38(a); "
              "trips win 5.00 +45.00 UTH 3.20(a)(i)");
}

// [UTH 5.6] [UTH 5.8]
TEST(UltimateHoldemIrregular, AnteAndTripsWithoutABlind) {
    HandBuilt hand({.ante = 10, .play = 40, .trips = 5}, "9h 9d", "Kh Js", "9c Ks 4h Jd 4s");
    EXPECT_EQ(hand.settled(),
              "ante win 10.00 +10.00 UTH 3.9(a); play win 40.00 +40.00 UTH 3.38(a); "
              "trips win 5.00 +45.00 UTH 3.20(a)(i)");
}

// [UTH 5.10] [I-55]
TEST(UltimateHoldemIrregular, UnequalAnteAndBlindEachPlayTheirOwnAmount) {
    HandBuilt hand({.ante = 10, .blind = 15, .play = 40}, "9h 8h", "Ks Jd", "7h 6h 2h Kc 3s");
    EXPECT_EQ(hand.settled(),
              "ante win 10.00 +10.00 UTH 3.9(a); blind win 15.00 +22.50 UTH 3.14(a)(i); "
              "play win 40.00 +40.00 UTH 3.38(a)");
}

// [UTH 3.18]
TEST(UltimateHoldemIrregular, TripsWithoutCardsGoesBack) {
    HandBuilt hand({.trips = 5}, "");
    hand.box().standing = Standing::empty;
    EXPECT_EQ(hand.settled(), "trips return 5.00 UTH 3.18");
}

// [UTH 3.36]
TEST(UltimateHoldemIrregular, PlayWithoutAnteAndBlindGoesBack) {
    EXPECT_EQ(HandBuilt({.play = 40}, "").settled(), "play return 40.00 UTH 3.36");
}

// [UTH 5.9] [UTH 5.4] [I-54] [I-97]
TEST(UltimateHoldemIrregular, CardsOnTripsAloneVoidTheRoundForAllPlayers) {
    HandBuilt hand({.trips = 5});
    Box& other = hand.round.boxes[3];
    other.standing = Standing::folded;
    other.decided_on = river;
    other[Wager::ante] = dollars(10);
    other[Wager::jackpot] = dollars(5);
    const Result<Ruling> ruling = hand.report(Irregularity::cards_on_empty_area);
    ASSERT_TRUE(ruling);
    EXPECT_EQ(*ruling, (Ruling{Outcome::misdeal, "UTH 5.9"_clause}));
    EXPECT_EQ(hand.settled(), "trips void 5.00 UTH 5.9");
    BoxSettlement lines;
    settle_box(hooks_of<UltimateHoldem>, hand.rules, hand.round, 3, lines);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines.begin()[0].verdict, Verdict::void_);
    EXPECT_EQ(lines.begin()[0].back, dollars(10));
    EXPECT_EQ(UltimateHoldem::jackpot_claim(hand.rules, hand.round, 3).verdict, Verdict::void_);
}

// [UTH 5.4] [I-54]
TEST(UltimateHoldemIrregular, OneOfAnteAndBlindIsEnoughForCards) {
    HandBuilt blind({.blind = 10});
    EXPECT_FALSE(blind.report(Irregularity::cards_on_empty_area));
    HandBuilt ante({.ante = 10});
    EXPECT_FALSE(ante.report(Irregularity::cards_on_empty_area));
    HandBuilt play({.play = 10});
    const Result<Ruling> ruling = play.report(Irregularity::cards_on_empty_area);
    ASSERT_TRUE(ruling);
    EXPECT_EQ(ruling->clause, "UTH 5.4"_clause);
    EXPECT_EQ(play.settled(), "play void 10.00 UTH 5.4");
}

// [UTH 5.11] [I-45]
TEST(UltimateHoldemLimits, TheMaximumCutsFreeWagersAndTheirMultiples) {
    HandBuilt hand({.ante = 130, .blind = 120, .play = 520, .trips = 110});
    hand.rules.limits.max = dollars(100);
    EXPECT_EQ(hand.settled(),
              "ante win 100.00 +100.00 UTH 3.9(a); ante_excess return 30.00 UTH 5.11; "
              "blind standoff 100.00 UTH 3.14(c)(ii); blind_excess return 20.00 UTH 5.11; "
              "play win 400.00 +400.00 UTH 3.38(a); play_excess return 120.00 I-45; "
              "trips lose 100.00 UTH 3.20(b)(ii); trips_excess return 10.00 UTH 5.11");
}

// [UTH 5.11] [UTH 5.5(b)] [I-45]
TEST(UltimateHoldemLimits, PlayAboveEvenTheWholeAntesMultipleIsAWrongSize) {
    HandBuilt hand({.ante = 130, .play = 521});
    hand.rules.limits.max = dollars(100);
    EXPECT_EQ(hand.settled(),
              "ante win 100.00 +100.00 UTH 3.9(a); ante_excess return 30.00 UTH 5.11; "
              "play win 400.00 +400.00 UTH 3.38(a); play_excess return 121.00 UTH 5.5(b)");
}

// [UTH 5.7] [UTH 5.11]
TEST(UltimateHoldemLimits, PlayFollowsTheBlindThatPlays) {
    HandBuilt hand({.blind = 130, .play = 130});
    hand.rules.limits.max = dollars(100);
    EXPECT_EQ(hand.settled(),
              "blind standoff 100.00 UTH 3.14(c)(ii); blind_excess return 30.00 UTH 5.11; "
              "play win 100.00 +100.00 UTH 3.38(a); play_excess return 30.00 UTH 5.7");
}

// [UTH 5.11] [I-45]
TEST(UltimateHoldemLimits, TheMaximumDoesNotCutALegalMultiple) {
    HandBuilt hand({.ante = 100, .play = 400});
    hand.rules.limits.max = dollars(100);
    EXPECT_EQ(hand.settled(),
              "ante win 100.00 +100.00 UTH 3.9(a); play win 400.00 +400.00 UTH 3.38(a)");
}

// [UTH 3.15] [UTH 6.3] [I-44]
TEST(UltimateHoldemLimits, PaymentsAreRoundedUpToTheSmallestChip) {
    HandBuilt hand({.blind = 5, .play = 5}, "9h 8h", "Ks Jd", "7h 6h 2h Kc 3s");
    EXPECT_EQ(hand.settled(),
              "blind win 5.00 +7.50 UTH 3.14(a)(i); play win 5.00 +5.00 UTH 3.38(a)");
    hand.rules.limits.chip = dollars(1);
    EXPECT_EQ(hand.settled(),
              "blind win 5.00 +8.00 UTH 3.14(a)(i); play win 5.00 +5.00 UTH 3.38(a)");
    hand.box()[Wager::blind] = Money::of_cents(1);
    hand.rules.limits.chip.reset();
    EXPECT_EQ(hand.settled().substr(0, 36), "blind win 0.01 +0.02 UTH 3.14(a)(i);");
}

// [UTH 3.15]
TEST(UltimateHoldemLimits, OverflowingPaymentIsNotReduced) {
    HandBuilt hand({}, "Ah Kh", "Qs Qc", "Qh Jh Th 2c 2s");
    hand.box()[Wager::blind] = Money::max();
    BoxSettlement lines;
    settle_box(hooks_of<UltimateHoldem>, hand.rules, hand.round, 0, lines);
    EXPECT_TRUE(lines.overflowed());
}

// [UTH 3.36(a)] [UTH 5.5(b)]
TEST(UltimateHoldemLimits, AnAnteTooLargeToMultiplyDoesNotStopTheTable) {
    HandBuilt hand({}, "9c 4h", "Ah Qs");
    hand.box()[Wager::ante] = Money::max();
    hand.box()[Wager::play] = Money::max();
    BoxSettlement lines;
    settle_box(hooks_of<UltimateHoldem>, hand.rules, hand.round, 0, lines);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines.begin()[1].staked, Money::max());
    hand.box().standing = Standing::active;
    const DecisionOffers offers = UltimateHoldem::decisions(hand.rules, hand.round, 0);
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(offers[0].decision, Decision::check);
}

// [UTH 5.12] [UTH 3.20(b)(i)] [I-56]
TEST(UltimateHoldemFold, LosesAllWagersBeforeTheRiver) {
    for (const std::uint8_t street : {preflop, flop}) {
        HandBuilt hand({.ante = 10, .blind = 10, .trips = 5, .jackpot = 5},
                       "8c 3h",
                       "9c 4h",
                       "7s Kd 7c 7h 2d");
        hand.folded_on(street);
        EXPECT_EQ(hand.settled(),
                  "ante lose 10.00 UTH 5.12; blind lose 10.00 UTH 5.12; trips lose 5.00 UTH 5.12");
        EXPECT_EQ(hand.claimed(), "lose UTH 5.12");
        hand.rules.settings.uth_absent_keeps_trips = true;  // [I-42]
        EXPECT_EQ(
            hand.settled(),
            "ante lose 10.00 UTH 5.12; blind lose 10.00 UTH 5.12; trips win 5.00 +15.00 I-42");
    }
}

// [UTH 3.19] [UTH 3.9(b)(i)] [UTH 3.14(b)(i)] [UTH 3.25(b)(i)] [I-56]
TEST(UltimateHoldemFold, KeepsTripsAtTheRiver) {
    HandBuilt hand(
        {.ante = 10, .blind = 10, .trips = 5, .jackpot = 5}, "8c 3h", "9c 4h", "7s Kd 7c 7h 2d");
    hand.folded_on(river);
    EXPECT_EQ(hand.settled(),
              "ante lose 10.00 UTH 3.9(b)(i); blind lose 10.00 UTH 3.14(b)(i); "
              "trips win 5.00 +15.00 UTH 3.19");
    EXPECT_EQ(hand.claimed(), "lose UTH 3.25(b)(i)");
}

// [UTH 5.11]
TEST(UltimateHoldemFold, CollectsNoMoreThanTheMaximum) {
    HandBuilt hand({.ante = 130, .blind = 100});
    hand.folded_on(preflop).rules.limits.max = dollars(100);
    EXPECT_EQ(hand.settled(),
              "ante lose 100.00 UTH 5.12; ante_excess return 30.00 UTH 5.11; "
              "blind lose 100.00 UTH 5.12");
}

// [UTH 5.12] [UTH 5.11] [I-42]
TEST(UltimateHoldemAbsent, FoldsInARoundBuiltByHand) {
    HandBuilt hand({.ante = 130, .blind = 10, .trips = 5, .jackpot = 5});
    hand.rules.limits.max = dollars(100);
    const Result<Ruling> ruling = hand.report(Irregularity::player_absent);
    ASSERT_TRUE(ruling);
    EXPECT_EQ(*ruling, (Ruling{Outcome::forfeited, "UTH 5.12"_clause}));
    EXPECT_EQ(hand.settled(),
              "ante lose 100.00 UTH 5.12; ante_excess return 30.00 UTH 5.11; "
              "blind lose 10.00 UTH 5.12; trips lose 5.00 UTH 5.12");
    EXPECT_EQ(hand.claimed(), "lose UTH 5.12");
}

// [UTH 5.12] [I-42]
TEST(UltimateHoldemAbsent, KeepsTripsWhereTheHouseSaysSo) {
    HandBuilt hand({.ante = 10, .blind = 10, .trips = 5}, "8c 3h", "9c 4h", "7s Kd 7c 7h 2d");
    hand.rules.settings.uth_absent_keeps_trips = true;
    ASSERT_TRUE(hand.report(Irregularity::player_absent));
    EXPECT_EQ(hand.settled(),
              "ante lose 10.00 UTH 5.12; blind lose 10.00 UTH 5.12; trips win 5.00 +15.00 I-42");
}

// [UTH 4.10]
TEST(UltimateHoldemAbsent, ReasonsOfOtherBooksAreRefused) {
    HandBuilt hand({.ante = 10, .blind = 10});
    const Result<Ruling> unable = hand.report(Irregularity::cannot_match);
    ASSERT_FALSE(unable);
    EXPECT_EQ(unable.error(), (Rejection{Reason::nothing_to_report, "UTH 4.10"_clause}));
    EXPECT_FALSE(hand.report(Irregularity::wager_forgotten));
}

// [UTH 4.14] [I-43]
TEST(UltimateHoldemUnshown, LosesEveryWagerEvenWithoutADealersPair) {
    HandBuilt hand({.ante = 10, .blind = 10, .play = 50, .trips = 5, .jackpot = 5},
                   "9h 8d",
                   "Ah Js",
                   "7c 6d 5h Kc 2s");
    hand.box().declined = true;
    EXPECT_EQ(hand.settled(),
              "ante lose 10.00 I-43; blind lose 10.00 I-43; play lose 40.00 I-43; "
              "play_excess return 10.00 UTH 5.5(b); trips lose 5.00 I-43");
    EXPECT_EQ(hand.claimed(), "lose UTH 3.25(b)(ii)");
    hand.box().cards.clear();
    EXPECT_EQ(hand.claimed(), "lose UTH 3.25(b)(ii)");
}

// [UTH 3.19] [I-43]
TEST(UltimateHoldemUnshown, AFoldedHandThatIsNotShownCannotWinTrips) {
    HandBuilt hand({.ante = 10, .trips = 5}, "8c 3h", "9c 4h", "7s Kd 7c 7h 2d");
    hand.folded_on(river).box().declined = true;
    EXPECT_EQ(hand.settled(), "ante lose 10.00 UTH 3.9(b)(i); trips lose 5.00 I-43");
}

// [UTH 3.24] [I-54]
TEST(UltimateHoldemJackpot, WagerIsReturnedWithoutAnAnte) {
    EXPECT_EQ(HandBuilt({.blind = 10, .play = 10, .jackpot = 5}).claimed(), "return UTH 3.24");
    EXPECT_EQ(HandBuilt({.jackpot = 5}, "").claimed(), "return UTH 3.24");
}

// [UTH 3.25(a)] [UTH 3.25(b)(iii)] [UTH 1.1] [I-53]
TEST(UltimateHoldemJackpot, IsJudgedOnHoleCardsAndFlop) {
    const auto claim = [](std::string_view hole, std::string_view board) {
        return HandBuilt({.ante = 10, .play = 10, .jackpot = 5}, hole, "9c 4h", board).claimed();
    };
    EXPECT_EQ(claim("Ah Kh", "Qh Jh Th 2c 2s"), "win royal_flush");
    EXPECT_EQ(claim("5h 4h", "3h 2h Ah 2c 2s"), "win straight_flush");
    EXPECT_EQ(claim("8h 8d", "8c 8s Th 2c 2s"), "win four_of_a_kind");
    EXPECT_EQ(claim("8h 8d", "8c Ts Th 2c 2s"), "win full_house");
    EXPECT_EQ(claim("8h 2h", "6h 5h Kh 2c 2s"), "win flush");
    EXPECT_EQ(claim("5h 4d", "3h 2h Ah Kc Ks"), "win straight");
    EXPECT_EQ(claim("8h 8d", "8c Ts 3h 8s 3c"), "lose UTH 3.25(b)(iii)");
    EXPECT_EQ(claim("8h 2h", "6h 5h Kd Kh Qh"), "lose UTH 3.25(b)(iii)");
}

// [UTH 3.38(a)] [UTH 3.9(c)(i)]
TEST(UltimateHoldemSettlement, PlayIgnoresWhetherTheDealerQualifies) {
    EXPECT_EQ(HandBuilt({.ante = 10, .play = 10}, "Kd 8c", "Jh 7c", "As Qd 9c 6h 3s").settled(),
              "ante standoff 10.00 UTH 3.9(c)(i); play win 10.00 +10.00 UTH 3.38(a)");
}

HandBuilt any_hand(SeededSource& source) {
    HandBuilt hand({});
    Deck deck = Deck::standard();
    draw_some(deck.stub(), 9, source);
    const auto deal = [&](std::size_t count) {
        CardList<5> list;
        while (list.size() < count)
            list.push_back(deck.draw());
        return list;
    };
    hand.round.dealer = deal(2);
    hand.round.community = deal(5);
    hand.box().cards = deal(2);
    for (const Wager wager : {Wager::ante, Wager::blind, Wager::play, Wager::trips}) {
        hand.box()[wager] = Money::of_cents(source.below(5'000)) * source.below(4);
    }
    if (source.below(2) == 0) hand.rules.limits.max = Money::of_cents(3'000);
    hand.box().decided_on = static_cast<std::uint8_t>(source.below(3));
    hand.box().declined = source.below(5) == 0;
    if (hand.box()[Wager::play].is_zero()) hand.box().standing = Standing::folded;
    return hand;
}

// For any layout and any end of the hand, each staked cent is settled exactly once. [UTH 4.15]
// [I-97]
TEST(UltimateHoldemSettlement, SettlesEveryCentOnce) {
    SeededSource source(7);
    for (int i = 0; i < 20'000; ++i) {
        HandBuilt hand = any_hand(source);
        Money staked;
        for (const Money stake : hand.box().stake)
            staked += stake;
        BoxSettlement lines;
        settle_box(hooks_of<UltimateHoldem>, hand.rules, hand.round, 0, lines);
        Money spoken_of;
        for (const SettledWager& line : lines) {
            ASSERT_TRUE(line.clause.is_set());
            ASSERT_TRUE(line.staked.is_positive());
            spoken_of += line.staked;
            const bool lost = line.verdict == Verdict::lose;
            ASSERT_EQ(line.back, lost ? Money{} : line.staked + line.paid);
            ASSERT_EQ(line.paid.is_positive(), line.verdict == Verdict::win);
        }
        ASSERT_EQ(spoken_of, staked);
    }
}

}  // namespace
}  // namespace baize::ultimate_holdem
