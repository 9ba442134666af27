// How much may be bet: the worked examples of the register, structure by structure.
#include "engine/poker/hand/raise.h"

#include "engine/poker/poker_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] RaiseRange between(std::int64_t least, std::int64_t most) {
    return {dollars(least), dollars(most)};
}

// [CP 6.6] [I-22]
TEST(MinimumRaise, IsTheLargestBetOrRaiseOfTheRound) {
    PokerTable table(Structure::no_limit, {300, 300, 300});
    table.open().bets(3, 7);
    EXPECT_EQ(table.may().raise_to, between(12, 300));
    EXPECT_EQ(table.refusal(bet(0, dollars(11))),
              (Rejection{Reason::raise_too_small, "CP 6.6"_clause}));
    table.calls(1).calls(2);
    table.bets(1, 10).bets(2, 40);
    EXPECT_EQ(table.may().raise_to.least, dollars(70));
}

// [I-23]
TEST(OpeningBet, IsAtLeastTheTableMinimumInNoLimit) {
    PokerTable table;
    table.rules.betting.minimum = dollars(5);
    table.rules.forced.blinds = {dollars(2), dollars(5)};
    table.blinds({2, 5});
    table.open().calls(3).calls(1).checks(2);
    EXPECT_EQ(table.refusal(bet(0, dollars(4))),
              (Rejection{Reason::raise_too_small, "CP 6.6"_clause}));
    table.bets(1, 5);
}

// [I-23]
TEST(OpeningBet, DoublesFromTheThirdRoundInAFixedLimitGame) {
    PokerTable table(Structure::fixed, {500, 500, 500});
    table.rules.betting.minimum = dollars(10);
    table.rules.betting.maximum = dollars(20);
    table.rules.forced.blinds = {dollars(5), dollars(10)};
    table.blinds({5, 10});
    table.open().calls(3).calls(1).checks(2);
    EXPECT_EQ(table.may().raise_to, between(10, 10));
    table.bets(1, 10);
    EXPECT_EQ(table.may().raise_to, between(20, 20));
    table.calls(2).calls(3);
    EXPECT_EQ(table.may().raise_to, between(20, 20));
    table.bets(1, 20);
    EXPECT_EQ(table.may().raise_to, between(40, 40));
}

// [CP 6.16.3] [I-20]
TEST(ShortAllIn, DoesNotReopenTheBettingForPlayersWhoActed) {
    PokerTable table(Structure::no_limit, {1000, 152, 1000});
    table.open().calls(3).calls(1).checks(2);
    table.bets(1, 100).bets(2, 150);
    EXPECT_EQ(table.may().raise_to, between(250, 998));
    table.calls(3);
    EXPECT_EQ(table.may().to_call, dollars(50));
    EXPECT_FALSE(table.may().raise);
    EXPECT_EQ(table.refusal(bet(0, dollars(400))),
              (Rejection{Reason::betting_not_reopened, "CP 6.16.3"_clause}));
}

// [CP 6.16.3] [I-20]
TEST(ShortAllIn, MayReopenTheBettingTogetherWithAnother) {
    PokerTable table(Structure::no_limit, {1000, 152, 202, 1000});
    table.open().calls(3).calls(4).calls(1).checks(2);
    table.bets(1, 100).bets(2, 150).bets(3, 200).calls(4);
    EXPECT_EQ(table.may().to_call, dollars(100));
    EXPECT_EQ(table.may().raise_to, between(300, 998));

    PokerTable apart(Structure::no_limit, {1000, 152, 202, 1000});
    apart.rules.betting.short_all_ins_add_up = false;
    apart.open().calls(3).calls(4).calls(1).checks(2);
    apart.bets(1, 100).bets(2, 150).bets(3, 200).calls(4);
    EXPECT_EQ(apart.refusal(bet(0, dollars(300))).reason, Reason::betting_not_reopened);
}

// [I-18]
TEST(Raise, NeedsAnOpponentWhoCanAnswer) {
    PokerTable table(Structure::no_limit, {1000, 152, 202});
    table.open().calls(3).calls(1).checks(2);
    table.bets(1, 100).bets(2, 150).bets(3, 200);
    EXPECT_EQ(table.refusal(bet(0, dollars(500))),
              (Rejection{Reason::nobody_can_answer, "I-18"_clause}));
}

// [CP 6.16.2(a)] [I-21]
TEST(HalfBet, LessThanHalfMayBeCompleted) {
    PokerTable table(Structure::fixed, {48, 500, 500});
    table.rules.betting.minimum = dollars(20);
    table.rules.betting.maximum = dollars(40);
    table.rules.forced.blinds = {dollars(10), dollars(20)};
    table.blinds({10, 20});
    table.rules.betting.high_from_round = 9;
    table.open().calls(3).calls(1).checks(2);
    table.checks(1).bets(2, 20);
    EXPECT_EQ(table.may().raise_to, between(40, 40));
    table.calls(3);
    // Seat 1 has 28 behind: an all-in of 28 over a bet of 20 is under half a raise.
    table.bets(1, 28);
    EXPECT_EQ(table.may().to_call, dollars(8));
    EXPECT_EQ(table.refusal(bet(1, dollars(40))),
              (Rejection{Reason::betting_not_reopened, "CP 6.16.2(a)"_clause}));
}

// [CP 6.16.2(b)] [I-21]
TEST(HalfBet, HalfOrMoreCountsAsARaise) {
    PokerTable table(Structure::fixed, {500, 50, 500});
    table.rules.betting.minimum = dollars(20);
    table.rules.betting.maximum = dollars(40);
    table.rules.forced.blinds = {dollars(10), dollars(20)};
    table.blinds({10, 20});
    table.rules.betting.high_from_round = 9;
    table.open().calls(3).calls(1).checks(2);
    table.bets(1, 20).bets(2, 30);
    EXPECT_EQ(table.may().raise_to, between(50, 50));
    table.calls(3);
    EXPECT_EQ(table.may().raise_to, between(50, 50));
    EXPECT_EQ(table.hand.betting.raises, 1);
}

// [CP 6.9] [I-37]
TEST(RaiseCap, IsABetAndThreeRaises) {
    PokerTable table(Structure::fixed, {500, 500, 500});
    table.rules.betting.minimum = dollars(10);
    table.rules.betting.maximum = dollars(20);
    table.rules.forced.blinds = {dollars(5), dollars(10)};
    table.blinds({5, 10});
    table.open().calls(3).calls(1).checks(2);
    table.bets(1, 10).bets(2, 20).bets(3, 30).bets(1, 40);
    EXPECT_EQ(table.refusal(bet(1, dollars(50))),
              (Rejection{Reason::raises_capped, "CP 6.9"_clause}));
    table.folds(2);
    EXPECT_EQ(table.refusal(bet(2, dollars(50))).reason, Reason::raises_capped);
}

// [CP 6.9] [I-37]
TEST(RaiseCap, DoesNotApplyToTwoPlayers) {
    PokerTable table(Structure::fixed, {500, 500});
    table.rules.betting.minimum = dollars(10);
    table.rules.betting.maximum = dollars(20);
    table.rules.forced.blinds = {dollars(5), dollars(10)};
    table.blinds({5, 10});
    table.open().calls(2).checks(1);
    table.bets(1, 10).bets(2, 20).bets(1, 30).bets(2, 40).bets(1, 50).bets(2, 60);
    EXPECT_EQ(table.may().raise_to, between(70, 70));
}

// [CP 6.9]
TEST(RaiseCap, DoesNotExistInNoLimit) {
    PokerTable table(Structure::no_limit, {900, 900, 900});
    table.open().bets(3, 4).bets(1, 6).bets(2, 8).bets(3, 10).bets(1, 12).bets(2, 14);
    EXPECT_TRUE(table.may().raise);
}

// [CP 6.7] [I-38]
TEST(PotLimit, CountsTheCallFirst) {
    PokerTable full(Structure::pot, {100, 100, 100});
    EXPECT_EQ(full.open().may().raise_to, between(4, 7));
    EXPECT_EQ(full.refusal(bet(2, dollars(8))),
              (Rejection{Reason::raise_too_large, "CP 6.6"_clause}));
    PokerTable half(Structure::half_pot, {100, 100, 100});
    EXPECT_EQ(half.open().may().raise_to, between(4, 4));
}

// [CP 6.7 by result]
TEST(PotLimit, AllowsARaiseTo250AfterABetOf50IntoAPotOf100) {
    PokerTable full(Structure::pot, {1000, 1000});
    full.blinds({50, 50});
    full.rules.betting.minimum = dollars(50);
    full.rules.forced.blinds = {dollars(50), dollars(50)};
    full.open().checks(2).checks(1);
    full.bets(1, 50);
    EXPECT_EQ(full.may().raise_to, between(100, 250));
    PokerTable half(Structure::half_pot, {1000, 1000});
    half.blinds({50, 50});
    half.rules.betting.minimum = dollars(50);
    half.rules.forced.blinds = {dollars(50), dollars(50)};
    half.open().checks(2).checks(1);
    half.bets(1, 50);
    EXPECT_EQ(half.may().raise_to, between(100, 150));
}

// [I-38]
TEST(PotLimit, MayAlwaysBetTheMinimum) {
    PokerTable table(Structure::half_pot, {100, 100, 100});
    table.open().folds(3).calls(1).checks(2);
    EXPECT_EQ(table.may().raise_to, between(2, 2));
    table.bets(1, 2);
}

// [CP 6.8] [I-39]
TEST(SpreadLimit, LimitsEachStep) {
    PokerTable table(Structure::spread, {100, 100, 100});
    table.rules.betting.maximum = dollars(10);
    table.open().calls(3).calls(1).checks(2);
    EXPECT_EQ(table.may().raise_to, between(2, 10));
    table.bets(1, 4);
    EXPECT_EQ(table.may().raise_to, between(8, 14));
    table.bets(2, 14);
    EXPECT_EQ(table.may().raise_to, between(24, 24));
    EXPECT_EQ(table.refusal(bet(2, dollars(25))),
              (Rejection{Reason::raise_too_large, "CP 6.8"_clause}));
}

// [CP 6.5.1] [CP 6.5.1(a)] [I-24]
TEST(StraddleRaise, IsOneBigBlindAndNotCounted) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.rules.forced.straddle.count_max = 1;
    table.opening.postings.push_back({2, Post::straddle, dollars(4)});
    table.open();
    EXPECT_EQ(table.may().seat, PokerTable::at(4));
    EXPECT_EQ(table.may().to_call, dollars(4));
    EXPECT_EQ(table.may().raise_to.least, dollars(6));
    table.calls(4).calls(1).calls(2);
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
    EXPECT_TRUE(table.may().check);
    EXPECT_EQ(table.may().raise_to.least, dollars(6));

    PokerTable limit(Structure::fixed, {100, 100, 100, 100});
    limit.rules.forced.straddle.count_max = 1;
    limit.opening.postings.push_back({2, Post::straddle, dollars(4)});
    limit.open().bets(4, 6).bets(1, 8).bets(2, 10);
    EXPECT_EQ(limit.refusal(bet(2, dollars(12))).reason, Reason::raises_capped);
}

// [I-24]
TEST(StraddleRaise, MayBeANewMinimumBySetting) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.rules.forced.straddle = {.count_max = 1, .full_min_raise = true};
    table.opening.postings.push_back({2, Post::straddle, dollars(4)});
    EXPECT_EQ(table.open().may().raise_to.least, dollars(8));
}

// [CP 8.17.1] [I-36]
TEST(BigBlind, MayCheckOrRaiseAnUnraisedPot) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.open().calls(3).calls(4).calls(1);
    EXPECT_EQ(pot_total(table.hand), dollars(8));
    EXPECT_TRUE(table.may().check);
    EXPECT_EQ(table.may().raise_to.least, dollars(4));
}

// [I-72]
TEST(ShortBlind, IsCalledInFull) {
    PokerTable table(Structure::no_limit, {100, 1, 100});
    table.open();
    EXPECT_EQ(table.may().to_call, dollars(2));
    EXPECT_EQ(table.may().raise_to.least, dollars(4));
}

}  // namespace
}  // namespace baize::poker
