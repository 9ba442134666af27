// Table stakes: a hand is played with the chips that were on the table when it began, and with
// nothing else. What players may add between hands is in stakes_test.cpp.
#include "engine/poker/poker_table.h"
#include "engine/poker/table/stakes.h"
#include "kit/named.h"

namespace baize::poker {
namespace {

[[nodiscard]] Money on_the_table(const PokerTable& table) {
    Money total = pot_total(table.hand);
    for (const Money stack : table.hand.stacks)
        total += stack;
    return total;
}

[[nodiscard]] Rejection not_opened(PokerTable& table) {
    const Result<Hand> opened = open_hand(table.rules, table.opening, table.events);
    EXPECT_FALSE(opened);
    EXPECT_TRUE(table.events.empty());
    return opened ? Rejection{} : opened.error();
}

// [CP 6.2]
TEST(TableStakes, AreAllThatCanBeWagered) {
    PokerTable table(Structure::no_limit, {100, 60, 100});
    table.open();
    EXPECT_EQ(table.refusal(bet(2, dollars(101))),
              (Rejection{Reason::too_few_chips, "CP 6.2"_clause}));
    table.bets(3, 100).folds(1);
    EXPECT_EQ(table.may().to_call, dollars(58));  // all that seat 2 has
    EXPECT_EQ(table.refusal(bet(1, dollars(61))).reason, Reason::too_few_chips);
    table.calls(2);
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.stack(1) + table.stack(2) + table.stack(3), dollars(260));
}

// [CP 6.2]
TEST(TableStakes, AreWageredInWholeChips) {
    PokerTable table;
    table.rules.chip = dollars(5);
    table.rules.betting.minimum = dollars(10);
    table.rules.forced.blinds = {dollars(5), dollars(10)};
    table.blinds({5, 10});
    table.opening.stacks[2] = dollars(33);
    table.open();
    EXPECT_EQ(table.refusal(bet(2, dollars(22))),
              (Rejection{Reason::not_a_betting_unit, "CP 6.2"_clause}));
    table.bets(3, 33);  // all-in may be odd
    EXPECT_TRUE(is_all_in(table.hand, 2));
}

// [CP 6.11]
TEST(TableStakes, NeitherGrowNorShrinkDuringAHand) {
    PokerTable table;
    table.open();
    const Money all = on_the_table(table);
    for (const Action& action :
         {call(2), call(0), check(1), bet(0, dollars(5)), call(1), fold(2), check(0), check(1)}) {
        table.does(action);
        EXPECT_EQ(on_the_table(table), all);
    }
    // No player with cards adds or removes chips.
    Orbit orbit;
    orbit.seats[0].player = 7;
    const auto added = add_chips(
        {}, orbit, {.seat = 0, .stack = table.stack(1), .amount = dollars(5)}, table.hand.dealt_in);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error(), (Rejection{Reason::in_a_hand, "CP 6.11"_clause}));
    EXPECT_EQ(remove_chips(0, table.hand.dealt_in),
              (Rejection{Reason::in_a_hand, "CP 6.11"_clause}));
}

// [CP 6.11.1(a)] [CP 6.11.1(b)] [CP 6.11]
TEST(TableStakes, SideWinningsJoinThemAfterTheHand) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.rules.flop_chase.offered = true;
    table.opening.side_wagers[0] = {dollars(10), Colour::red};
    table.stack_deck("2c 3c 4c 5c 6c Ah Kd Qh");
    table.open().calls(2).checks(1).checks(1);
    EXPECT_EQ(table.last(EventKind::side_wager_won).amount, dollars(70));
    // 88 behind, not 168.
    table.checks(2).bets(1, 88);
    EXPECT_TRUE(is_all_in(table.hand, 0));
    table.folds(2);
    EXPECT_EQ(table.stack(1), dollars(92 + 80));
}

// [CP 6.16.1]
TEST(TableStakes, TooSmallForTheBetGoAllIn) {
    PokerTable table(Structure::no_limit, {100, 100, 30});
    table.open().calls(3).bets(1, 50).calls(2);
    EXPECT_EQ(table.may().to_call, dollars(28));
    table.calls(3);
    EXPECT_EQ(table.last(EventKind::called).clause, "CP 6.16.1"_clause);
    EXPECT_TRUE(table.last(EventKind::called).all_in);
    // In to the showdown, but never to act.
    EXPECT_TRUE(table.hand.live.contains(2));
    table.bets(1, 10);
    EXPECT_EQ(table.may().seat, PokerTable::at(2));
    table.calls(2);
    EXPECT_EQ(table.may().seat, PokerTable::at(1));
}

// [CP 6.4] [CP 8.9.2] [I-72]
TEST(TableStakes, BelowTheBlindAreAllInForIt) {
    PokerTable table(Structure::no_limit, {100, 1, 100});
    table.open();
    EXPECT_TRUE(table.last(EventKind::blind_posted).all_in);
    EXPECT_EQ(table.last(EventKind::blind_posted).amount, dollars(1));
    EXPECT_EQ(table.may().to_call, dollars(2));
    EXPECT_EQ(table.may().raise_to.least, dollars(4));
}

// [CP 6.2] [CP 8.4]
TEST(TableStakes, AreRequiredToBeDealtIn) {
    PokerTable nothing(Structure::no_limit, {100, 0, 100});
    EXPECT_EQ(not_opened(nothing).reason, Reason::too_few_chips);
    PokerTable negative(Structure::no_limit, {100, 100, 100});
    negative.opening.stacks[5] = dollars(-1);
    EXPECT_EQ(not_opened(negative), (Rejection{Reason::no_such_amount, "CP 6.2"_clause}));
    PokerTable endless(Structure::no_limit, {100, 100, 100});
    endless.opening.stacks[1] = Money::max();
    EXPECT_EQ(not_opened(endless), (Rejection{Reason::amount_too_large, "CP 6.2"_clause}));
    PokerTable alone(Structure::no_limit, {100, 100});
    alone.opening.dealt_in = {1};
    alone.opening.postings.clear();
    EXPECT_EQ(not_opened(alone), (Rejection{Reason::too_few_players, "CP 8.4"_clause}));
    PokerTable nowhere;
    nowhere.opening.button = 11;
    EXPECT_EQ(not_opened(nowhere), (Rejection{Reason::no_such_seat, "CP 8.4"_clause}));
}

// [CP 8.9.3]
TEST(TableStakes, ArePostedByPlayersInTheHandOnly) {
    PokerTable table;
    table.opening.postings.push_back({5, Post::live, dollars(2)});
    EXPECT_EQ(not_opened(table), (Rejection{Reason::not_in_the_hand, "CP 8.9.3"_clause}));
}

// [CP 6.4] [CP 6.8] [CP 8.5]
TEST(Sign, ThatContradictsItselfIsRefused) {
    PokerTable table;
    const auto refusal = [](const Rules& rules) {
        const auto good = verify(rules);
        EXPECT_FALSE(good);
        return good ? Rejection{} : good.error();
    };
    Rules rules = table.rules;
    EXPECT_TRUE(verify(rules));
    rules.betting.minimum = dollars(3);
    EXPECT_EQ(refusal(rules), (Rejection{Reason::blind_below_minimum, "CP 6.4"_clause}));
    rules = table.rules;
    rules.betting.minimum = Money{};
    EXPECT_EQ(refusal(rules).reason, Reason::no_such_amount);
    rules = table.rules;
    rules.betting.structure = Structure::spread;
    rules.betting.maximum = dollars(1);
    EXPECT_EQ(refusal(rules), (Rejection{Reason::minimum_above_maximum, "CP 6.8"_clause}));
    rules = table.rules;
    rules.chip = Money{};
    EXPECT_EQ(refusal(rules), (Rejection{Reason::no_such_amount, "CP 8.5"_clause}));
    rules = table.rules;
    rules.forced.ante = dollars(-1);
    EXPECT_EQ(refusal(rules), (Rejection{Reason::no_such_amount, "CP 6.2"_clause}));
    rules = table.rules;
    rules.forced.blinds = {Money{}, dollars(2)};
    EXPECT_EQ(refusal(rules).reason, Reason::no_such_amount);
    rules = table.rules;
    rules.commission.per_hand[3] = dollars(-1);
    EXPECT_EQ(refusal(rules).reason, Reason::no_such_amount);
}

// [CP 6.9] [CP 6.8]
TEST(Structures, NamesRoundTrip) {
    for (std::size_t i = 0; i < structure_count; ++i) {
        const auto structure = static_cast<Structure>(i);
        EXPECT_EQ(kit::named<Structure>(name(structure), structure_count), structure);
    }
    EXPECT_EQ(name(Structure::half_pot), "half_pot");
    EXPECT_FALSE(kit::named<Structure>("sky", structure_count));
}

}  // namespace
}  // namespace baize::poker
