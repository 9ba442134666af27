// The actions that chips and words count as: the worked examples of the register, and similar
// words.
#include "engine/poker/live/pushed.h"

#include "engine/poker/poker_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] Pushed chips(int seat, std::int64_t amount) {
    return {.seat = PokerTable::at(seat), .chips = dollars(amount)};
}

[[nodiscard]] Pushed one_chip(int seat, std::int64_t amount) {
    Pushed pushed = chips(seat, amount);
    pushed.single_chip = true;
    return pushed;
}

[[nodiscard]] Pushed saying(Says says, Pushed pushed) {
    pushed.says = says;
    return pushed;
}

[[nodiscard]] Pushed saying_raise_to(std::int64_t said, Pushed pushed) {
    pushed.says = Says::raise_to;
    pushed.said = dollars(said);
    return pushed;
}

class LiveTable : public PokerTable {
  public:
    explicit LiveTable(Structure structure = Structure::no_limit,
                       std::initializer_list<std::int64_t> stacks = {1000, 1000, 1000, 1000})
        : PokerTable(structure, stacks) {
        rules.dealing = Dealing::live;
    }

    // All players call and the flop is dealt: seat 1 acts first.
    LiveTable& on_the_flop() {
        open();
        const int players = static_cast<int>(opening.dealt_in.size());
        for (int seat = 3; seat <= players; ++seat)
            calls(seat);
        calls(1).checks(2).does({.does = Does::deal});
        return *this;
    }

    [[nodiscard]] Counted counted(const Pushed& pushed) const {
        const Result<Counted> result = counts_as(rules, hand, pushed);
        EXPECT_TRUE(result) << (result ? "" : name(result.error().reason));
        return result ? *result : Counted{};
    }

    LiveTable& pushes(const Pushed& pushed) {
        const Result<Counted> done = push_chips(rules, hand, pushed, events);
        EXPECT_TRUE(done) << (done ? "" : name(done.error().reason));
        return *this;
    }

    // Returns the reason for the refusal; the hand and the list must be unchanged.
    [[nodiscard]] Rejection refused(const Pushed& pushed) {
        const Hand before = hand;
        const std::size_t happened = events.size();
        const Result<Counted> done = push_chips(rules, hand, pushed, events);
        EXPECT_FALSE(done);
        EXPECT_EQ(hand, before);
        EXPECT_EQ(events.size(), happened);
        return done ? Rejection{} : done.error();
    }
};

[[nodiscard]] Counted as(const Action& action, Clause clause) {
    return {.action = action, .clause = clause};
}

[[nodiscard]] Counted with_back(Counted counted, std::int64_t back) {
    counted.returned = dollars(back);
    return counted;
}

[[nodiscard]] Counted with_missing(Counted counted, std::int64_t missing) {
    counted.missing = dollars(missing);
    return counted;
}

// [CP 8.2.1] [CP 8.2.2]
TEST(PushedChips, CountAsACallOrRaiseOfTheirSize) {
    LiveTable table;
    table.on_the_flop().bets(1, 100);
    EXPECT_EQ(table.counted(chips(2, 100)), as(call(1), "CP 8.2.1"_clause));
    EXPECT_EQ(table.counted(chips(2, 200)), as(bet(1, dollars(200)), "CP 8.2.2"_clause));
    EXPECT_EQ(table.counted(chips(2, 350)), as(bet(1, dollars(350)), "CP 8.2.2"_clause));
}

// [CP 6.12] [I-19]
TEST(HalfARaise, IsMeasuredAgainstTheLastBet) {
    LiveTable table;
    table.on_the_flop().bets(1, 100);
    EXPECT_EQ(table.counted(chips(2, 149)), with_back(as(call(1), "CP 6.12"_clause), 49));
    EXPECT_EQ(table.counted(chips(2, 150)),
              with_missing(as(bet(1, dollars(200)), "CP 6.12"_clause), 50));
    EXPECT_EQ(table.counted(chips(2, 199)),
              with_missing(as(bet(1, dollars(200)), "CP 6.12"_clause), 1));
    table.bets(2, 300);
    EXPECT_EQ(table.counted(chips(3, 399)), with_back(as(call(2), "CP 6.12"_clause), 99));
    EXPECT_EQ(table.counted(chips(3, 400)),
              with_missing(as(bet(2, dollars(500)), "CP 6.12"_clause), 100));
}

// [CP 6.12] [I-19]
TEST(HalfARaise, IsAWholeOneForAShortStackToo) {
    LiveTable table(Structure::no_limit, {1000, 182, 1000, 1000});
    table.on_the_flop().bets(1, 100);
    EXPECT_EQ(table.counted(chips(2, 149)), with_back(as(call(1), "CP 6.12"_clause), 49));
    EXPECT_EQ(table.counted(chips(2, 150)),
              with_missing(as(bet(1, dollars(180)), "CP 6.12"_clause), 30));
}

// [CP 6.12] [CP 6.16.1] [I-19]
TEST(HalfARaise, DoesNotConcernAnAllInOrAnAnnouncedRaise) {
    LiveTable table(Structure::no_limit, {1000, 142, 1000, 1000});
    table.on_the_flop().bets(1, 100);
    EXPECT_EQ(table.counted(chips(2, 140)), as(bet(1, dollars(140)), "CP 6.16.1"_clause));
    EXPECT_EQ(table.counted(saying(Says::raise, chips(3, 120))),
              with_missing(as(bet(2, dollars(200)), "CP 6.18"_clause), 80));
}

// [CP 6.12]
TEST(HalfARaise, CountsAsACallIfNoRaiseIsAllowed) {
    LiveTable table(Structure::no_limit, {1000, 152, 1000, 1000});
    table.on_the_flop().bets(1, 100).bets(2, 150).calls(3).calls(4);
    // Only the short all-in has come since seat 1 bet.
    EXPECT_EQ(table.counted(chips(1, 150)), with_back(as(call(0), "CP 6.16.3"_clause), 100));
}

// [CP 6.13] [I-41]
TEST(OversizeChip, CountsAsACallOrTheFixedBetInALimitGame) {
    LiveTable table(Structure::fixed);
    table.rules.betting.maximum = dollars(4);
    table.open();
    EXPECT_EQ(table.counted(one_chip(3, 25)), with_back(as(call(2), "CP 6.13"_clause), 23));
    table.calls(3).calls(4).calls(1).checks(2).does({.does = Does::deal});
    EXPECT_EQ(table.counted(one_chip(1, 25)),
              with_back(as(bet(0, dollars(2)), "CP 6.13"_clause), 23));
    table.bets(1, 2);
    EXPECT_EQ(table.counted(one_chip(2, 25)), with_back(as(call(1), "CP 6.13"_clause), 23));
}

// [CP 6.14.1(a)] [I-41]
TEST(OversizeChip, CountsAsACallOrACheckInTheFirstRound) {
    LiveTable table;
    table.open();
    EXPECT_EQ(table.counted(one_chip(3, 25)), with_back(as(call(2), "CP 6.14.1(a)"_clause), 23));
    table.calls(3).calls(4);
    EXPECT_EQ(table.counted(one_chip(1, 25)), with_back(as(call(0), "CP 6.14.1(a)"_clause), 24));
    table.calls(1);
    EXPECT_EQ(table.counted(one_chip(2, 25)), with_back(as(check(1), "CP 6.14.1(a)"_clause), 25));
}

// [CP 6.14.1(b)] [I-41]
TEST(OversizeChip, LaterIsTheBetWhenItComesFirst) {
    LiveTable table;
    table.on_the_flop();
    EXPECT_EQ(table.counted(one_chip(1, 25)), as(bet(0, dollars(25)), "CP 6.14.1(b)"_clause));
    table.bets(1, 10);
    EXPECT_EQ(table.counted(one_chip(2, 25)), with_back(as(call(1), "CP 6.14.1(b)"_clause), 15));
    EXPECT_EQ(table.counted(one_chip(2, 10)), as(call(1), "CP 8.2.1"_clause));
}

// [CP 6.14.1(b)] [I-38]
TEST(OversizeChip, IsTheLargestBetThatIsAllowed) {
    LiveTable table(Structure::pot);
    table.on_the_flop();
    EXPECT_EQ(table.counted(one_chip(1, 25)),
              with_back(as(bet(0, dollars(8)), "CP 6.14.1(b)"_clause), 17));
}

// [CP 6.14.1(b)] [I-41]
TEST(OversizeChip, IsACallEvenWhenItIsTheLastChip) {
    LiveTable table(Structure::no_limit, {1000, 27, 1000, 1000});
    table.on_the_flop().bets(1, 10);
    EXPECT_EQ(table.counted(one_chip(2, 25)), with_back(as(call(1), "CP 6.14.1(b)"_clause), 15));
    EXPECT_EQ(table.counted(chips(2, 25)), as(bet(1, dollars(25)), "CP 6.16.1"_clause));
    EXPECT_EQ(table.counted(saying(Says::all_in, one_chip(2, 25))),
              as(bet(1, dollars(25)), "CP 6.16.1"_clause));
}

// [CP 6.14.2] [I-41]
TEST(OversizeChip, RaisesUpToItsValueIfARaiseIsDeclared) {
    LiveTable table;
    table.on_the_flop().bets(1, 10);
    EXPECT_EQ(table.counted(saying(Says::raise, one_chip(2, 25))),
              as(bet(1, dollars(25)), "CP 6.14.2"_clause));
    EXPECT_EQ(table.counted(saying(Says::raise, one_chip(2, 15))),
              with_missing(as(bet(1, dollars(20)), "CP 6.14.2"_clause), 5));
    LiveTable pot(Structure::pot);
    pot.on_the_flop().bets(1, 8);
    EXPECT_EQ(pot.counted(saying(Says::raise, one_chip(2, 100))),
              with_back(as(bet(1, dollars(32)), "CP 6.14.2"_clause), 68));
}

// [CP 6.17] [I-81]
TEST(TooLittle, IsMadeUpOrLeftInThePot) {
    LiveTable table;
    table.on_the_flop().bets(1, 50);
    Counted choice = with_missing(as(call(1), "CP 6.17"_clause), 30);
    choice.chooses = true;
    EXPECT_EQ(table.counted(chips(2, 20)), choice);
    const Hand before = table.hand;
    table.pushes(chips(2, 20));
    EXPECT_EQ(table.hand, before);  // it is the player's choice

    ASSERT_TRUE(surrender(table.rules, table.hand, 1, dollars(20), table.events));
    EXPECT_EQ(table.stack(2), dollars(978));
    EXPECT_FALSE(table.hand.live.contains(1));
    EXPECT_EQ(pot_total(table.hand), dollars(8 + 50 + 20));
    EXPECT_EQ(table.last(EventKind::called).clause, "CP 6.17"_clause);
    EXPECT_EQ(table.last(EventKind::called).amount, dollars(20));
}

// [CP 6.17]
TEST(TooLittle, CannotBeLeftOutOfTurnOrAboveTheCall) {
    LiveTable table;
    table.on_the_flop().bets(1, 50);
    const Hand before = table.hand;
    const auto refusal = [&](int seat, std::int64_t amount) {
        const auto done =
            surrender(table.rules, table.hand, PokerTable::at(seat), dollars(amount), table.events);
        EXPECT_EQ(table.hand, before);
        return done ? Rejection{} : done.error();
    };
    EXPECT_EQ(refusal(3, 20), (Rejection{Reason::not_your_turn, "CP 6.17"_clause}));
    EXPECT_EQ(refusal(2, 50), (Rejection{Reason::wrong_amount, "CP 6.17"_clause}));
    EXPECT_EQ(refusal(2, 0), (Rejection{Reason::wrong_amount, "CP 6.17"_clause}));
}

// [CP 6.17] [CP 6.16.1] [I-81]
TEST(TooLittle, IsACallIfItIsTheWholeStack) {
    LiveTable table(Structure::no_limit, {1000, 22, 1000, 1000});
    table.on_the_flop().bets(1, 50);
    EXPECT_EQ(table.counted(chips(2, 20)), as(call(1), "CP 6.16.1"_clause));
}

// [CP 6.18] [I-82]
TEST(Words, SpokenBeforeChipsDecideTheAction) {
    LiveTable table;
    table.on_the_flop().bets(1, 20);
    EXPECT_EQ(table.counted(saying(Says::call, chips(2, 60))),
              with_back(as(call(1), "CP 6.18"_clause), 40));
    EXPECT_EQ(table.counted(saying_raise_to(60, chips(2, 40))),
              with_missing(as(bet(1, dollars(60)), "CP 6.18"_clause), 20));
    EXPECT_EQ(table.counted(saying_raise_to(60, chips(2, 80))),
              with_back(as(bet(1, dollars(60)), "CP 6.18"_clause), 20));
    EXPECT_EQ(table.counted(saying(Says::fold, chips(2, 0))), as(fold(1), "CP 6.18"_clause));
    EXPECT_EQ(table.counted(saying(Says::all_in, chips(2, 0))),
              with_missing(as(bet(1, dollars(998)), "CP 6.16.1"_clause), 998));
}

// [CP 6.18] [CP 6.6] [I-19]
TEST(Words, BindToAWholeRaiseAndToTheLimit) {
    LiveTable table;
    table.on_the_flop().bets(1, 20);
    EXPECT_EQ(table.counted(saying_raise_to(25, chips(2, 25))),
              with_missing(as(bet(1, dollars(40)), "CP 6.18"_clause), 15));
    LiveTable pot(Structure::pot);
    pot.on_the_flop().bets(1, 8);
    EXPECT_EQ(pot.counted(saying_raise_to(100, chips(2, 100))),
              with_back(as(bet(1, dollars(32)), "CP 6.18"_clause), 68));
}

// [I-82]
TEST(StringBet, CountsOnlyTheFirstMotion) {
    LiveTable table;
    table.on_the_flop().bets(1, 20);
    Pushed twice = chips(2, 20);
    twice.later = dollars(40);
    EXPECT_EQ(table.counted(twice), with_back(as(call(1), "CP 8.2.1"_clause), 40));
    twice = chips(2, 40);
    twice.later = dollars(40);
    EXPECT_EQ(table.counted(twice), with_back(as(bet(1, dollars(40)), "CP 8.2.2"_clause), 40));
    // Less than the call, made up at once: nothing is left to choose.
    twice = chips(2, 15);
    twice.later = dollars(5);
    EXPECT_EQ(table.counted(twice), as(call(1), "CP 6.17"_clause));
}

// [CP 6.18]
TEST(PushedChips, InTurnAreAppliedAndTheRestIsReturned) {
    LiveTable table;
    table.on_the_flop().bets(1, 100);
    table.pushes(chips(2, 149));
    EXPECT_EQ(table.stack(2), dollars(898));
    EXPECT_EQ(table.last(EventKind::chips_returned).amount, dollars(49));
    EXPECT_EQ(table.last(EventKind::chips_returned).clause, "CP 6.12"_clause);
    EXPECT_EQ(table.last(EventKind::called).amount, dollars(100));
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
}

// [CP 6.2] [CP 6.6] [CP 6.18] [CP 1.1]
TEST(PushedChips, WithoutMeaningAreRefused) {
    LiveTable table;
    table.on_the_flop();
    EXPECT_EQ(table.refused(chips(1, 999)), (Rejection{Reason::too_few_chips, "CP 6.2"_clause}));
    EXPECT_EQ(table.refused(chips(1, 0)), (Rejection{Reason::no_such_amount, "CP 8.2.1"_clause}));
    EXPECT_EQ(table.refused(chips(1, -1)), (Rejection{Reason::no_such_amount, "CP 6.2"_clause}));
    EXPECT_EQ(table.refused(chips(1, 1)), (Rejection{Reason::raise_too_small, "CP 6.6"_clause}));
    EXPECT_EQ(table.refused(one_chip(1, 1)), (Rejection{Reason::raise_too_small, "CP 6.6"_clause}));
    EXPECT_EQ(table.refused(saying(Says::call, chips(1, 5))),
              (Rejection{Reason::nothing_to_call, "CP 1.1"_clause}));
    table.bets(1, 10);
    EXPECT_EQ(table.refused(saying(Says::check, chips(2, 0))),
              (Rejection{Reason::bet_to_answer, "CP 1.1"_clause}));
    EXPECT_EQ(table.refused({.seat = 40, .chips = dollars(10)}),
              (Rejection{Reason::not_in_the_hand, "CP 6.18"_clause}));
    // Half a chip: refused by the act itself, and nothing has gone back either.
    Pushed odd = chips(2, 40);
    odd.says = Says::raise_to;
    odd.said = Money::of_cents(2550);
    EXPECT_EQ(table.refused(odd), (Rejection{Reason::not_a_betting_unit, "CP 6.2"_clause}));
    table.folds(2);
    EXPECT_EQ(table.refused(chips(2, 10)), (Rejection{Reason::not_in_the_hand, "CP 6.18"_clause}));
    table.calls(3).calls(4);
    EXPECT_EQ(table.refused(chips(1, 10)), (Rejection{Reason::not_now, "CP 6.18"_clause}));
}

// [CP 6.18.1] [I-40]
TEST(OutOfTurn, ABetStandsWhenTheSkippedPlayerChecks) {
    LiveTable table;
    table.on_the_flop().pushes(chips(2, 20));
    EXPECT_EQ(table.last(EventKind::out_of_turn).clause, "CP 6.18.1"_clause);
    EXPECT_EQ(table.stack(2), dollars(998));
    table.checks(1);
    EXPECT_EQ(table.hand.bets[1], dollars(20));
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
}

// [CP 6.18.1] [CP 6.12] [I-40]
TEST(OutOfTurn, ABetBecomesTheNearestValidAction) {
    const auto after = [](std::int64_t skipped) {
        LiveTable table;
        table.on_the_flop().pushes(chips(2, 20)).bets(1, skipped);
        return table.hand.bets[1];
    };
    EXPECT_EQ(after(15), dollars(15));  // five over: a call
    EXPECT_EQ(after(20), dollars(20));
    EXPECT_EQ(after(10), dollars(20));  // a whole raise
    EXPECT_EQ(after(13), dollars(26));  // seven over is half of thirteen: made up
    EXPECT_EQ(after(14), dollars(14));  // six over is less than half of fourteen
}

// [CP 6.18.1] [I-19]
TEST(OutOfTurn, AShortStackIsMeasuredAgainstAWholeRaise) {
    LiveTable table(Structure::no_limit, {1000, 182, 1000, 1000});
    table.on_the_flop().pushes(chips(2, 140)).bets(1, 100);
    EXPECT_EQ(table.hand.bets[1], dollars(100));
}

// [CP 6.18.2] [I-40]
TEST(OutOfTurn, AHigherBetGivesTheChoiceBack) {
    LiveTable table;
    table.on_the_flop().pushes(chips(2, 20)).bets(1, 50);
    const Offers may = table.may();
    EXPECT_EQ(may.seat, PokerTable::at(2));
    EXPECT_TRUE(may.fold);
    EXPECT_EQ(may.to_call, dollars(50));
    EXPECT_EQ(may.raise_to.least, dollars(100));
    table.folds(2);
    EXPECT_EQ(table.stack(2), dollars(998));
}

// [CP 6.18.4 by result] [I-40]
TEST(OutOfTurn, AnAllInForLessStaysIn) {
    LiveTable table(Structure::no_limit, {1000, 22, 1000, 1000});
    table.on_the_flop().pushes(saying(Says::all_in, chips(2, 20))).bets(1, 50);
    EXPECT_TRUE(is_all_in(table.hand, 1));
    EXPECT_EQ(table.hand.bets[1], dollars(20));
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
}

// [CP 6.18.3] [I-40]
TEST(OutOfTurn, ACheckBarsFromBettingForTheRound) {
    LiveTable table;
    table.on_the_flop().pushes(saying(Says::check, chips(2, 0)));
    EXPECT_EQ(table.last(EventKind::out_of_turn).clause, "CP 6.18.3"_clause);
    table.bets(1, 10);
    EXPECT_FALSE(table.may().raise);
    EXPECT_EQ(table.refusal(bet(1, dollars(20))),
              (Rejection{Reason::barred_from_raising, "CP 6.18.3"_clause}));
    EXPECT_EQ(table.refused(saying(Says::raise, chips(2, 20))),
              (Rejection{Reason::barred_from_raising, "CP 6.18.3"_clause}));
    table.calls(2).folds(3).folds(4).does({.does = Does::deal}).checks(1);
    EXPECT_TRUE(table.may().raise);
}

// [CP 6.18.3] [I-40]
TEST(OutOfTurn, ACheckStandsWhenNothingWasBet) {
    LiveTable table;
    table.on_the_flop().pushes(saying(Says::check, chips(2, 0))).checks(1);
    EXPECT_EQ(table.last(EventKind::checked).seat, PokerTable::at(2));
    EXPECT_EQ(table.last(EventKind::checked).clause, "CP 6.18.3"_clause);
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
}

// [I-40]
TEST(OutOfTurn, AFoldIsAFold) {
    LiveTable table;
    table.on_the_flop().pushes(saying(Says::fold, chips(3, 0)));
    EXPECT_TRUE(table.hand.live.contains(2));
    table.checks(1).checks(2);
    EXPECT_FALSE(table.hand.live.contains(2));
    EXPECT_EQ(table.last(EventKind::folded).clause, "I-40"_clause);
}

// [CP 6.17] [CP 6.18.1]
TEST(OutOfTurn, PushOfLessThanTheCallIsDecidedInTurn) {
    LiveTable table;
    table.on_the_flop().bets(1, 50);
    table.pushes(chips(3, 20));
    EXPECT_EQ(table.hand.waiting[2].amount, dollars(20));
    table.folds(2);
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
    EXPECT_EQ(table.may().to_call, dollars(50));
}

// [CP 6.18]
TEST(OutOfTurn, CannotBeRepeated) {
    LiveTable table;
    table.on_the_flop().pushes(chips(2, 20));
    EXPECT_EQ(table.refused(chips(2, 40)), (Rejection{Reason::already_done, "CP 6.18"_clause}));
    table.checks(1).folds(3).folds(4);
    // Seat 2 has bet and is no longer to act.
    EXPECT_EQ(table.refused(chips(2, 40)), (Rejection{Reason::already_done, "CP 6.18"_clause}));
}

}  // namespace
}  // namespace baize::poker
