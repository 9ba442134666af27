// Time to act: running out of it and buying more.
#include "engine/poker/poker_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] Action time_out(int seat) {
    return {.does = Does::time_out, .seat = PokerTable::at(seat)};
}

[[nodiscard]] Action buy_time(int seat) {
    return {.does = Does::buy_time, .seat = PokerTable::at(seat)};
}

class TimedTable : public PokerTable {
  public:
    TimedTable(std::initializer_list<std::int64_t> stacks = {100, 100, 100})
        : PokerTable(Structure::no_limit, stacks) {
        rules.clock = {.seconds = 30, .extra_seconds = 60, .extensions_max = 2, .fee = dollars(2)};
    }
};

// [CP 6.15] [I-79]
TEST(PokerClock, FoldsInFrontOfABetOrABlind) {
    TimedTable table;
    table.open().does(time_out(3));
    EXPECT_FALSE(table.hand.live.contains(2));
    EXPECT_EQ(table.last(EventKind::timed_out).clause, "CP 6.15"_clause);
    EXPECT_EQ(table.last(EventKind::folded).clause, "CP 6.15"_clause);
    table.calls(1).checks(2).bets(1, 5).does(time_out(2));
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.stack(1), dollars(102));
}

// [CP 6.15] [I-79]
TEST(PokerClock, ChecksWhereThereIsNoBet) {
    TimedTable table;
    table.open().calls(3).calls(1).does(time_out(2));  // the big blind, nobody raised
    EXPECT_EQ(table.last(EventKind::checked).seat, PokerTable::at(2));
    EXPECT_EQ(table.last(EventKind::checked).clause, "CP 6.15"_clause);
    EXPECT_EQ(table.hand.street, Street::flop);
    table.does(time_out(1));
    EXPECT_TRUE(table.hand.live.contains(0));
}

// [CP 6.15]
TEST(PokerClock, RunsForThePlayerInTurnOnly) {
    TimedTable table;
    table.open();
    EXPECT_EQ(table.refusal(time_out(1)), (Rejection{Reason::not_your_turn, "CP 8.17.3"_clause}));
    EXPECT_EQ(table.refusal(buy_time(1)), (Rejection{Reason::not_your_turn, "CP 8.17.3"_clause}));
}

// [CP 6.15.1] [CP 6.11] [I-79]
TEST(BoughtTime, IsPaidWhenTheHandIsOver) {
    TimedTable table({50, 100, 100});
    table.stack_deck("As Ks Qs Ad Kd Qd 2c 3c 8d 9h 4h Tc 5h 4s");
    table.open().bets(3, 4).calls(1).folds(2).does(buy_time(1));
    EXPECT_EQ(table.last(EventKind::time_bought).clause, "CP 6.15.1"_clause);
    EXPECT_EQ(table.last(EventKind::time_bought).amount, dollars(2));
    EXPECT_EQ(table.stack(1), dollars(46));  // the stake stays as it is
    table.bets(1, 46).calls(3);
    // All-in for 50, wins 102 and pays 2.
    EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(102));
    EXPECT_EQ(table.stack(1), dollars(100));
    EXPECT_EQ(table.hand.time_fees, dollars(2));
    EXPECT_EQ(table.last(EventKind::fee_paid).clause, "CP 6.15.1"_clause);
}

// [CP 6.15.2] [I-79]
TEST(BoughtTime, IsLimitedToWhatTheSignSays) {
    TimedTable table;
    table.open().does(buy_time(3)).does(buy_time(3));
    EXPECT_EQ(table.refusal(buy_time(3)),
              (Rejection{Reason::no_extension_left, "CP 6.15.2"_clause}));
    table.folds(3).does(buy_time(1)).folds(1);
    EXPECT_EQ(table.stack(3), dollars(96));
    EXPECT_EQ(table.stack(1), dollars(97));
    EXPECT_EQ(table.hand.time_fees, dollars(6));
}

// [CP 6.15.1]
TEST(BoughtTime, NeedsAClock) {
    PokerTable table;
    table.rules.clock.extensions_max = 3;
    table.open();
    EXPECT_EQ(table.refusal(buy_time(3)),
              (Rejection{Reason::no_extension_left, "CP 6.15.2"_clause}));
}

// [I-79]
TEST(BoughtTime, IsNotChargedToOtherPlayersIfItsBuyerLostAllChips) {
    TimedTable table({50, 50});
    table.stack_deck("Ks As Kd Ad 2c 3c 8d 9h 4h Tc 5h 4s");
    table.open().bets(2, 50).does(buy_time(1)).calls(1);
    EXPECT_EQ(table.stack(1), dollars(0));
    EXPECT_EQ(table.stack(2), dollars(100));
    EXPECT_EQ(table.hand.time_fees, dollars(0));
}

// [CP 8.17.4] [I-74]
TEST(PokerClock, KillsAHandThatOwesADiscard) {
    TimedTable table;
    table.rules.variant = Variant::pineapple;
    table.open().calls(3).calls(1).checks(2);
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    table.does(buy_time(1)).does(time_out(1));
    EXPECT_FALSE(table.hand.live.contains(0));
    EXPECT_EQ(table.last(EventKind::folded).clause, "I-74"_clause);
    EXPECT_EQ(table.may().seat, PokerTable::at(2));
    EXPECT_EQ(pot_total(table.hand), dollars(6));
    table.does(time_out(2));
    // One player is left and has the pot.
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.stack(3), dollars(104));
}

// [I-74]
TEST(PokerClock, TheLastToDiscardMayRunOutToo) {
    TimedTable table;
    table.rules.variant = Variant::pineapple;
    table.open().calls(3).calls(1).checks(2);
    const auto first_card = [&](int seat) {
        return discard(PokerTable::at(seat), table.hand.cards.hole[PokerTable::at(seat)][0]);
    };
    table.does(first_card(1)).does(first_card(2)).does(time_out(3));
    EXPECT_EQ(table.hand.street, Street::flop);
    EXPECT_EQ(table.hand.live, (SeatSet{0, 1}));
}

// [I-74]
TEST(PokerClock, MayDiscardTheLastCardBySetting) {
    TimedTable table;
    table.rules.variant = Variant::pineapple;
    table.rules.clock.discard_last_on_expiry = true;
    table.open().calls(3).calls(1).checks(2);
    const Face last = table.hand.cards.hole[0][2];
    table.does(time_out(1));
    EXPECT_TRUE(table.hand.live.contains(0));
    EXPECT_EQ(table.last(EventKind::discarded).cards[0], last);
    EXPECT_EQ(table.hand.cards.hole_count[0], 2);
}

}  // namespace
}  // namespace baize::poker
