// Errors that the second implementation and the random hands have found, each as a test of its own.
#include <gtest/gtest.h>

#include "engine/poker/hand/pots.h"
#include "engine/poker/poker_table.h"
#include "kit/poker_replay.h"

namespace baize::poker {
namespace {

void post(PokerTable& table, int seat, Post post, std::int64_t amount) {
    table.opening.postings.push_back({PokerTable::at(seat), post, dollars(amount)});
}

// [I-8] [CP 7.6]
TEST(UncalledRaise, PaysNoCommissionAfterAStraddle) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.rules.commission.rate = 1000;
    post(table, 3, Post::straddle, 4);
    table.open().bets(4, 20).folds(1).folds(2).folds(3);
    EXPECT_EQ(table.hand.commission, Money{});
    EXPECT_EQ(table.stack(4), dollars(107));
}

// [I-8] [CP 7.6]
TEST(UncalledRaise, PaysNoCommissionAfterAntes) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.rules.commission.rate = 1000;
    for (const int seat : {1, 2, 3})
        post(table, seat, Post::ante, 3);
    table.open().bets(3, 20).folds(1).folds(2);
    EXPECT_EQ(table.hand.commission, Money{});
    EXPECT_EQ(table.stack(3), dollars(109));
}

// The flop is dealt for the side wager alone. [I-8] [CP 7.6] [CP 8.17.3(a)(i)]
TEST(UncalledRaise, IsNotChargedForTheFlopOfASideWager) {
    for (const bool no_flop_no_drop : {false, true}) {
        PokerTable table(Structure::no_limit, {100, 100, 100, 100});
        table.rules.commission.per_hand.fill(dollars(2));
        table.rules.commission.no_flop_no_drop = no_flop_no_drop;
        table.rules.flop_chase.offered = true;
        table.opening.side_wagers[0] = {dollars(5), Colour::red};
        table.open();
        // A called raise is charged where the flop does not matter.
        if (no_flop_no_drop) {
            table.bets(3, 10).calls(4).folds(1).bets(2, 30).folds(3).folds(4);
        } else {
            table.bets(3, 10).folds(4).folds(1).folds(2);
        }
        EXPECT_EQ(table.count(EventKind::board), 1U);
        EXPECT_EQ(table.hand.commission, Money{});
    }
}

// [I-80] [I-22]
TEST(OverBlinds, MakeTheNextRaiseAsLargeAsTheLastStep) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100, 100});
    post(table, 3, Post::straddle, 4);
    post(table, 4, Post::straddle, 8);
    EXPECT_EQ(table.open().may().raise_to.least, dollars(12));
}

// [I-22] [CP 6.8]
TEST(SpreadLimit, TheLastBlindIsTheBetOfTheFirstRound) {
    PokerTable table(Structure::spread, {100, 100, 100});
    table.rules.betting.maximum = dollars(10);
    table.rules.forced.blinds = {dollars(2), dollars(4)};
    table.blinds({2, 4});
    EXPECT_EQ(table.open().may().raise_to, (RaiseRange{dollars(8), dollars(14)}));
}

// However large a straddle was, a raise stays within the limit. [I-24] [I-39]
TEST(SpreadLimit, AStraddleDoesNotPushTheLeastRaiseBeyondTheMost) {
    PokerTable table(Structure::spread, {100, 100, 100, 100, 100});
    table.rules.forced.straddle.full_min_raise = true;
    post(table, 3, Post::straddle, 4);
    post(table, 4, Post::straddle, 8);
    EXPECT_EQ(table.open().may().raise_to, (RaiseRange{dollars(12), dollars(12)}));
}

// The unmatched part of an ante is an uncalled wager too. [I-18] [CP 7.5]
TEST(UncalledAnte, GoesBackBeforeCommission) {
    PokerTable table(Structure::no_limit, {100, 5});
    table.rules.commission.rate = 1000;
    table.opening.postings.clear();
    post(table, 1, Post::ante, 50);
    post(table, 2, Post::ante, 50);
    table.open();
    EXPECT_EQ(table.last(EventKind::uncalled_returned).amount, dollars(45));
    EXPECT_EQ(build_pots(table.hand).size(), 1U);
    EXPECT_LE(table.hand.commission, dollars(1));
}

// After an all-in that is not in whole chips the one raise there is must be accepted.
// [CP 6.16.2(b)]
TEST(OddAllIn, LeavesARaiseThatCanBeMade) {
    PokerTable table(Structure::fixed, {100, 100, 0});
    table.rules.chip = dollars(2);
    table.rules.forced.blinds = {dollars(2), dollars(2)};
    table.blinds({2, 2});
    table.opening.stacks[2] = dollars(3);
    table.open().bets(3, 3);
    EXPECT_EQ(table.may().raise_to, (RaiseRange{dollars(5), dollars(5)}));
    EXPECT_EQ(table.refusal(bet(0, dollars(4))).reason, Reason::raise_too_small);
    table.bets(1, 5);
}

// No player has put chips in: a pot is pushed, but no pot that the event could describe.
TEST(Replay, AcceptsAnEmptyPotAtALiveTable) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.rules.dealing = Dealing::live;
    table.opening.postings.clear();
    table.open().bets(1, 5).folds(2).does({.does = Does::push});
    const Replayed replayed = replay(table.rules, table.opening, table.events);
    EXPECT_EQ(replayed.differs, std::nullopt);
    EXPECT_EQ(replayed.hand, table.hand);
}

// Commission in cents leaves an amount below one chip; one winner gets it, whatever the winner's
// cards. [CP 8.5.2]
TEST(OddCents, GoToAWinnerWhoDoesNotShow) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.rules.dealing = Dealing::live;
    table.rules.commission = {.rate = 500, .unit = Money::of_cents(1)};
    table.opening.button_in_use = false;
    table.opening.deck = {};
    table.open().calls(3).calls(1).bets(2, 10).folds(3).folds(1).does({.does = Does::push});
    EXPECT_EQ(table.hand.commission, Money::of_cents(30));
    EXPECT_EQ(table.stack(2), Money::of_cents(10370));
}

// Two who put up dead chips hold the same, but a third wins them: that is no standoff.
// [CP 7.8] [I-7]
TEST(EqualHands, IncludeEveryContenderForThePot) {
    PokerTable table(Structure::no_limit, {100, 10, 100, 100});
    table.rules.commission = {.rate = 1000};
    table.opening.postings.clear();
    post(table, 2, Post::table_ante, 10);
    post(table, 3, Post::dead, 10);
    // Seats 2 and 3 hold kings and show them before the aces of seat 4.
    table.stack_deck("2c Kc Kd As 7d Kh Ks Ah 3c Qc 9d 8d 3d 4h 3h 5c");
    table.open();
    while (table.hand.phase != Phase::over)
        table.does(check(table.hand.actor));
    EXPECT_EQ(table.hand.commission, Money{}) << "nobody put in a chip of his own will";
    table.events.clear();
    table.open().bets(1, 10).calls(3).calls(4);
    while (table.hand.phase != Phase::over)
        table.does(check(table.hand.actor));
    EXPECT_EQ(table.hand.commission, dollars(5));
    EXPECT_EQ(table.stack(4), dollars(135));
}

// Both hands lay open, all-in, when one of them died for want of a discard: the other takes the
// pot, and that is no standoff. [CP 7.8] [I-7] [I-76] [I-137]
TEST(EqualHands, DoNotIncludeShownHandsThatAreDead) {
    PokerTable table(Structure::no_limit, {100, 10});
    table.rules.variant = Variant::crazy_pineapple;
    table.rules.commission = {.rate = 1000};
    table.rules.expose_all_in = true;
    table.rules.clock = {.seconds = 30};
    table.open().bets(2, 10).calls(1);
    ASSERT_EQ(table.hand.phase, Phase::discarding);
    ASSERT_EQ(table.hand.shown, SeatSet::first(2));
    const Seat other = table.hand.actor == 0 ? 1 : 0;
    table.does({.does = Does::time_out, .seat = table.hand.actor});
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.hand.commission, dollars(2));
    EXPECT_EQ(table.hand.stacks[other], table.hand.starting[other] - dollars(10) + dollars(18));
}

}  // namespace
}  // namespace baize::poker
