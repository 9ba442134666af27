// A player with too many or too few cards. [I-65]
#include "engine/poker/hand/pots.h"
#include "engine/poker/irregular_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] Report holds(int seat, std::uint8_t count, bool can_be_put_right = false) {
    Report report = found(Irregularity::wrong_count, seat);
    report.count = count;
    report.can_be_put_right = can_be_put_right;
    return report;
}

// [CP 9.1.1(e)] [I-65]
TEST(WrongCount, IsCorrectedByTheNextCardOrTheTopOfTheStub) {
    for (const std::uint8_t count : {std::uint8_t{1}, std::uint8_t{3}}) {
        IrregularTable table;
        table.open();
        EXPECT_EQ(table.reports(holds(2, count, true)),
                  (Ruling{Outcome::corrected, Next::go_on, "CP 9.1.1(e)"_clause}));
        EXPECT_EQ(table.hole(2), faces({1, 4}));
        EXPECT_EQ(table.top(), card(6));
        table.calls_round().deals();
        EXPECT_EQ(table.burns(), faces({6}));
        EXPECT_EQ(table.board(), faces({7, 8, 9}));
    }
}

// [CP 9.1.1(e)] [CP 9.1.1(f)] [I-65]
TEST(WrongCount, ThatCannotBeCorrectedIsAMisdealBeforeSubstantialAction) {
    for (const Report& report : {holds(2, 3), holds(2, 4, true), holds(2, 0, true)}) {
        IrregularTable table({100, 100, 100, 100});
        table.open().folds(3);
        EXPECT_EQ(table.reports(report),
                  (Ruling{Outcome::misdeal, Next::deal_again, "CP 9.1.1(e)"_clause}));
        EXPECT_EQ(table.hand.stacks, table.hand.starting);
    }
    IrregularTable table;
    table.open();
    EXPECT_EQ(table.refused(holds(2, 2)).reason, Reason::nothing_to_report);
    EXPECT_EQ(table.refused(holds(7, 3)).reason, Reason::not_in_the_hand);
}

// [CP 9.1.1(f)] [I-65] Big blind 2 found with three cards after two calls.
TEST(WrongCount, VoidsTheHandAndReturnsTheBlindIfThePlayerHasNotActed) {
    IrregularTable table({100, 100, 100, 100});
    table.open().calls(3).calls(4);
    EXPECT_EQ(table.reports(holds(2, 3)),
              (Ruling{Outcome::hand_void, Next::go_on, "CP 9.1.1(f)"_clause}));
    EXPECT_EQ(table.stack(2), dollars(100));
    EXPECT_EQ(pot_total(table.hand), dollars(5));
    EXPECT_EQ(table.hand.voided, SeatSet{1});
    EXPECT_EQ(table.hand.actor, 0);  // the turn stays with the small blind, who still owes 1
    EXPECT_EQ(table.may().to_call, dollars(1));
    table.calls(1);
    EXPECT_EQ(table.hand.phase, Phase::dealing);
    EXPECT_EQ(table.top(), card(9));  // the third card has left the stub
    EXPECT_EQ(table.refused(holds(2, 3)).reason, Reason::not_in_the_hand);
}

// [CP 9.1.1(f)] [I-65] Had the player raised to 8: dead, 8 stays.
TEST(WrongCount, KillsTheHandAndLeavesTheChipsIfThePlayerHasActed) {
    IrregularTable table({100, 100, 100, 100});
    table.open().calls(3).calls(4).calls(1).bets(2, 8);
    EXPECT_EQ(table.reports(holds(2, 3)),
              (Ruling{Outcome::hand_dead, Next::go_on, "CP 9.1.1(f)"_clause}));
    EXPECT_EQ(table.stack(2), dollars(92));
    EXPECT_EQ(pot_total(table.hand), dollars(14));
    EXPECT_EQ(table.may().to_call, dollars(6));
    table.folds(3).folds(4);
    EXPECT_EQ(table.hand.phase, Phase::pushing);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(98 + 14));
}

// [CP 9.1.1(f)] [I-75] Two folds, then a player who has not acted finds three hole cards.
TEST(WrongCount, IsNoMisdealAfterTwoFolds) {
    IrregularTable table({100, 100, 100, 100});
    table.open().folds(3).folds(4);
    EXPECT_EQ(table.reports(holds(2, 3)).outcome, Outcome::hand_void);
    EXPECT_EQ(table.stack(2), dollars(100));
    EXPECT_EQ(table.hand.phase, Phase::pushing);  // the small blind is alone with his dollar
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(100));
}

// [CP 9.1.1(f)] [I-65] A short blind that goes back sets no side pot.
TEST(WrongCount, TakesTheSidePotOfAVoidHandAway) {
    IrregularTable table({100, 1, 100, 100});
    table.open().calls(3).calls(4).calls(1);
    ASSERT_EQ(build_pots(table.hand).size(), 2U);
    EXPECT_EQ(table.reports(holds(2, 1)).outcome, Outcome::hand_void);
    EXPECT_EQ(table.stack(2), dollars(1));
    const Pots pots = build_pots(table.hand);
    ASSERT_EQ(pots.size(), 1U);
    EXPECT_EQ(pots[0].amount, dollars(6));
    // The card he never got is still the top of the stub.
    EXPECT_EQ(table.top(), card(5));
    table.deals();
    EXPECT_EQ(table.burns(), faces({5}));
    EXPECT_EQ(table.board(), faces({8, 9, 10}));
}

// [CP 9.1.1(f)]
TEST(WrongCount, CountsAnAllInBlindAsNotActedInEveryRound) {
    IrregularTable table({100, 2, 100, 100});
    table.open().calls(3).calls(4).calls(1);
    table.deals().bets(1, 10).calls(3).folds(4);
    EXPECT_EQ(table.hand.street, Street::flop);
    EXPECT_EQ(table.reports(holds(2, 3)).outcome, Outcome::hand_void);
    EXPECT_EQ(table.stack(2), dollars(2));
}

// [CP 9.1.1(f)] He acted before the flop, not yet on it.
TEST(WrongCount, KillsTheHandIfThePlayerActedInAnEarlierRound) {
    IrregularTable table({100, 100, 100, 100});
    table.open();
    table.calls_round().deals().checks(1).checks(2);
    EXPECT_EQ(table.reports(holds(4, 3)).outcome, Outcome::hand_dead);
    EXPECT_EQ(table.stack(4), dollars(98));
}

// [CP 9.1.1(f)] [CP 9.9] What a void hand took back is not given back twice.
TEST(WrongCount, LeavesAVoidHandNothingIfTheFlopIsReturned) {
    IrregularTable table({100, 2, 100, 100});
    table.open();
    table.calls_round().deals().bets(1, 10).calls(3);
    EXPECT_EQ(table.reports(holds(2, 3)).outcome, Outcome::hand_void);
    Report four = found(Irregularity::board_too_many);
    four.count = 4;
    table.reports(four);
    EXPECT_EQ(table.stack(1), dollars(98));
    EXPECT_EQ(table.stack(2), dollars(2));
    EXPECT_EQ(pot_total(table.hand), dollars(6));
    EXPECT_EQ(table.hand.gathered, table.hand.put_in);
}

// [CP 9.1.1(g)] One fold is no substantial action, but it decides a hand of two.
TEST(WrongCount, IsNoMisdealForTheLastHandLeft) {
    IrregularTable table({100, 100});
    table.open().folds(table.hand.actor + 1);
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    const int winner = table.hand.live.lowest() + 1;
    EXPECT_EQ(table.reports(holds(winner, 3, true)).clause, "CP 9.1.1(g)"_clause);
}

// [CP 9.1.1(f)] Dead posts and antes go back too.
TEST(WrongCount, ReturnsEveryForcedBetOfAVoidHand) {
    IrregularTable table({100, 100, 100, 100});
    table.opening.postings.push_back({1, Post::dead, dollars(1)});
    table.opening.postings.push_back({1, Post::ante, dollars(3)});
    table.open().calls(3).calls(4);
    table.reports(holds(2, 1));
    EXPECT_EQ(table.stack(2), dollars(100));
    EXPECT_EQ(pot_total(table.hand), dollars(5));
}

// [CP 9.1.1(g)] [I-66] [I-134]
TEST(WrongCount, ReturnsAllChipsForTheLastHand) {
    IrregularTable table;
    table.rules.commission.rate = 500;
    table.open().bets(3, 30).calls(1).folds(2);
    table.deals().calls_round().deals().calls_round().deals().calls_round();
    table.does({.does = Does::show, .seat = 0});
    table.does({.does = Does::muck, .seat = 2});
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    EXPECT_EQ(table.reports(holds(1, 3)),
              (Ruling{Outcome::all_returned, Next::deal_again, "CP 9.1.1(g)"_clause}));
    EXPECT_EQ(table.hand.stacks, table.hand.starting);
    EXPECT_EQ(table.hand.commission + table.hand.drop_slide, Money{});
}

// [CP 9.1.1(f)]
TEST(WrongCount, LeavesThePotToTheOthersAtTheShowdown) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().calls_round().deals().calls_round().deals().calls_round();
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
        table.does({.does = Does::show, .seat = seat});
    // Seats 2 and 3 both have fours full of threes.
    EXPECT_EQ(table.reports(holds(3, 3)).outcome, Outcome::hand_dead);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(2), dollars(98 + 6));
    EXPECT_EQ(table.stack(3), dollars(98));
}

}  // namespace
}  // namespace baize::poker
