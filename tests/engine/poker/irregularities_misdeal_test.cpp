// Misdeals: what makes one, who says so, and the same deal again.
#include "engine/poker/irregular_table.h"

namespace baize::poker {
namespace {

constexpr Ruling misdeal_by(Clause clause) {
    return {Outcome::misdeal, Next::deal_again, clause};
}

constexpr Ruling play_on_by(Clause clause) {
    return {Outcome::play_on, Next::go_on, clause};
}

void expect_everything_back(const IrregularTable& table) {
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_TRUE(table.hand.is_void);
    EXPECT_EQ(table.hand.stacks, table.hand.starting);
    EXPECT_EQ(table.hand.commission, Money{});
}

// [CP 9.1.1] [CP 9.1.1(a)]
TEST(Misdeal, ReturnsAllChipsIfACardIsSeenDuringTheCut) {
    IrregularTable table;
    table.open().calls(3);
    EXPECT_EQ(table.reports(found(Irregularity::cut_exposed)), misdeal_by("CP 9.1.1(a)"_clause));
    expect_everything_back(table);
    EXPECT_EQ(table.count(EventKind::wagers_returned), 3U);
    EXPECT_EQ(table.last(EventKind::wagers_returned).amount, dollars(2));
    EXPECT_EQ(table.refusal(call(0)).reason, Reason::round_over);
}

// [CP 9.1.1]
TEST(Misdeal, IsForADealerOrAboveToDetermine) {
    IrregularTable table;
    table.open();
    Report report = found(Irregularity::cut_exposed);
    for (const Actor by : {player(7), staff(Role::chip_runner)}) {
        report.by = by;
        EXPECT_EQ(table.refused(report), (Rejection{Reason::rank_too_low, "CP 9.1.1"_clause}));
    }
    report.by = staff(Role::dealer);
    EXPECT_EQ(table.reports(report).outcome, Outcome::misdeal);
}

// [CP 9.1.1] [I-66]
TEST(Misdeal, IsDealtAgainFromTheSamePlayerOnWithoutASecondFee) {
    IrregularTable table({100, 100, 100, 100});
    table.rules.commission.per_person = dollars(1);
    table.open().folds(3);
    table.reports(found(Irregularity::not_cut));
    EXPECT_EQ(table.hand.fees, dollars(4));
    EXPECT_EQ(table.stack(3), dollars(99));
    Opening again = opening_again(table.opening, table.hand);
    EXPECT_EQ(again.button, table.opening.button);
    EXPECT_EQ(again.postings, table.opening.postings);
    EXPECT_EQ(again.dealt_in, table.opening.dealt_in);
    again.deck = table.opening.deck;
    const Result<Hand> second = open_hand(table.rules, again, table.events);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->cards.hole[0][0], card(0));  // the first card to the same player
    EXPECT_EQ(second->fees, Money{});
    EXPECT_EQ(second->stacks[2], dollars(99));
}

// [CP 9.1.1(b)] [CP 5.1] [CP 5.2] [I-75]
TEST(Misdeal, IsDeclaredForUnshuffledCardsOnlyBeforeSubstantialAction) {
    for (const Irregularity what : {Irregularity::not_shuffled, Irregularity::not_cut}) {
        IrregularTable early({100, 100, 100, 100});
        early.open().folds(3);
        EXPECT_EQ(early.reports(found(what)), misdeal_by("CP 9.1.1(b)"_clause));
        expect_everything_back(early);

        IrregularTable late({100, 100, 100, 100});
        late.open().folds(3).folds(4);
        const Hand before = late.hand;
        EXPECT_EQ(late.reports(found(what)), play_on_by("CP 9.1.1(b)"_clause));
        EXPECT_EQ(late.hand, before);
    }
}

// [CP 9.1.1(b)] [I-75]
TEST(Misdeal, IsNotRuledInALaterRoundWhenTheFirstHadSubstantialAction) {
    IrregularTable table;
    table.open();
    table.calls_round().deals();
    EXPECT_EQ(table.reports(found(Irregularity::not_cut)).outcome, Outcome::play_on);
}

// [I-75]
TEST(SubstantialAction, NeedsTwoActionsWithChipsOrThreeIfTheSettingSaysSo) {
    IrregularTable table({100, 100, 100, 100, 100});
    table.rules.substantial = Substantial::tda;
    table.open().folds(3).folds(4);
    EXPECT_FALSE(has_substantial_action(table.rules, table.hand));
    table.calls(5);
    EXPECT_TRUE(has_substantial_action(table.rules, table.hand));

    IrregularTable checked({100, 100, 100, 100});
    checked.rules.substantial = Substantial::tda;
    checked.open().bets(3, 6);
    EXPECT_FALSE(has_substantial_action(checked.rules, checked.hand));
    checked.calls_round().deals().checks(1).checks(2);
    EXPECT_FALSE(has_substantial_action(checked.rules, checked.hand));  // no chips in this round
}

// [CP 9.1.1(c)] [I-65]
TEST(Misdeal, IsDeclaredForCardsOutOfOrderThatCannotBeCorrected) {
    Report report = found(Irregularity::dealt_out_of_order);
    IrregularTable table;
    table.open();
    report.can_be_put_right = true;
    EXPECT_EQ(table.reports(report),
              (Ruling{Outcome::corrected, Next::go_on, "CP 9.1.1(c)"_clause}));
    report.can_be_put_right = false;
    EXPECT_EQ(table.reports(report), misdeal_by("CP 9.1.1(c)"_clause));
    expect_everything_back(table);

    IrregularTable late({100, 100, 100, 100});
    late.open().calls(3).calls(4);
    EXPECT_EQ(late.reports(report), play_on_by("CP 9.1.1(c)"_clause));
}

// [CP 9.1.1(d)] [I-65]
TEST(Misdeal, IsDeclaredForAPlayerWithoutCardsOrAnExtraHand) {
    for (const bool left_out : {true, false}) {
        IrregularTable table;
        table.open();
        Report report =
            left_out ? found(Irregularity::dealt_out, 2) : found(Irregularity::extra_hand, 5);
        report.can_be_put_right = true;
        EXPECT_EQ(table.reports(report).outcome, Outcome::corrected);
        report.can_be_put_right = false;
        EXPECT_EQ(table.reports(report), misdeal_by("CP 9.1.1(d)"_clause));
        expect_everything_back(table);
    }
}

// [CP 9.1.1(d)] [CP 9.1.1(f)]
TEST(Misdeal, CannotBeDeclaredAfterSubstantialAction) {
    IrregularTable table({100, 100, 100, 100});
    table.open().calls(3).calls(4);
    EXPECT_EQ(table.reports(found(Irregularity::extra_hand, 9)), play_on_by("CP 9.1.1(d)"_clause));
    EXPECT_EQ(table.top(), card(10));  // two cards more have left the stub
    EXPECT_EQ(table.reports(found(Irregularity::dealt_out, 2)),
              (Ruling{Outcome::hand_void, Next::go_on, "CP 9.1.1(f)"_clause}));
    EXPECT_EQ(table.stack(2), dollars(100));
    EXPECT_EQ(table.refused(found(Irregularity::extra_hand, 1)).reason, Reason::nothing_to_report);
    EXPECT_EQ(table.refused(found(Irregularity::dealt_out, 9)).reason, Reason::nothing_to_report);
}

// [CP 9.1.1(h)] [I-66]
TEST(DefectiveDeck, GivesBackWhatEachPutInAndTheCommissionHeld) {
    IrregularTable table({100, 100, 100});
    table.rules.commission.rate = 500;
    table.open().bets(3, 10).calls(1).calls(2);
    table.deals().bets(1, 50).calls(2).folds(3);
    EXPECT_EQ(table.hand.drop_slide, dollars(6));
    EXPECT_EQ(table.reports(found(Irregularity::defective_deck)),
              (Ruling{Outcome::all_returned, Next::deal_again, "CP 9.1.1(h)"_clause}));
    expect_everything_back(table);
    EXPECT_EQ(table.hand.drop_slide, Money{});
    std::vector<Money> back;
    for (const Event& event : table.events) {
        if (event.what == EventKind::wagers_returned) back.push_back(event.amount);
    }
    EXPECT_EQ(back, (std::vector<Money>{dollars(60), dollars(60), dollars(10)}));
}

// [CP 9.1.1] [CP 9.1.1(h)] [I-134]
TEST(DefectiveDeck, IsFollowedByTheSameDeal) {
    IrregularTable table({100, 100, 100});
    table.rules.commission.per_person = dollars(1);
    table.open().bets(3, 10).calls(1).calls(2);
    table.deals().bets(1, 50).calls(2).folds(3);
    table.reports(found(Irregularity::defective_deck));
    Opening again = opening_again(table.opening, table.hand);
    again.deck = table.opening.deck;
    const Result<Hand> second = open_hand(table.rules, again, table.events);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->button, PokerTable::at(3));
    EXPECT_EQ(second->cards.hole[0][0], card(0));  // the first card to seat 1
    EXPECT_EQ(second->put_in[0], dollars(1));
    EXPECT_EQ(second->put_in[1], dollars(2));
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})
        EXPECT_EQ(second->stacks[seat] + second->put_in[seat], dollars(99)) << "one fee each";
}

// [CP 9.1.1(a)] [CP 9.1.1(i)] [I-135]
TEST(Misdeal, CanBeDeclaredUntilThePushIfThereIsNoTimeLimit) {
    Report two_cards = found(Irregularity::exposed_by_dealer);
    two_cards.count = 2;
    for (const Report& late : {found(Irregularity::cut_exposed), two_cards}) {
        IrregularTable table;
        table.open().bets(3, 10).calls(1).calls(2);
        table.deals().bets(1, 20).calls(2).folds(3);
        EXPECT_EQ(table.reports(late).outcome, Outcome::misdeal);
        expect_everything_back(table);
        std::vector<Money> back;
        for (const Event& event : table.events) {
            if (event.what == EventKind::wagers_returned) back.push_back(event.amount);
        }
        EXPECT_EQ(back, (std::vector<Money>{dollars(30), dollars(30), dollars(10)}));
        EXPECT_TRUE(table.hand.deal_again);

        IrregularTable pushed;
        pushed.open().folds(3).folds(1).does({.does = Does::push});
        EXPECT_EQ(pushed.refused(late), (Rejection{Reason::round_over, "I-66"_clause}));
    }
}

// [CP 9.1.1(h)] [I-66]
TEST(DefectiveDeck, FoundAfterThePushChangesNothing) {
    IrregularTable table;
    table.open().folds(3).folds(1).does({.does = Does::push});
    EXPECT_EQ(table.refused(found(Irregularity::defective_deck)),
              (Rejection{Reason::round_over, "I-66"_clause}));
}

// [CP 9.1.1(h)]
TEST(DefectiveDeck, MayBeFoundAtATableWithoutADealer) {
    IrregularTable table;
    table.rules.dealing = Dealing::automatic;
    table.open();
    for (const Irregularity what : {Irregularity::cut_exposed,
                                    Irregularity::burn_missed,
                                    Irregularity::board_too_early,
                                    Irregularity::boxed_card})
        EXPECT_EQ(table.refused(found(what)).reason, Reason::nothing_to_report);
    table.reports(found(Irregularity::defective_deck));
    expect_everything_back(table);
}

// [CP 9.1.1(i)] [I-68]
TEST(Misdeal, IsDeclaredIfTheDealerExposesTwoCards) {
    Report report = found(Irregularity::exposed_by_dealer);
    report.count = 2;
    IrregularTable together;
    together.open();
    EXPECT_EQ(together.reports(report), misdeal_by("CP 9.1.1(i)"_clause));
    expect_everything_back(together);

    IrregularTable apart;
    apart.open();
    report = found(Irregularity::exposed_by_dealer, 1);
    report.cards = {card(0)};
    EXPECT_EQ(apart.reports(report).outcome, Outcome::card_replaced);
    report.cards = {card(3)};
    EXPECT_EQ(apart.reports(report), misdeal_by("CP 9.1.1(i)"_clause));
}

// [CP 9.1.1(i)]
TEST(Misdeal, NeedsACardThatWasExposed) {
    IrregularTable table;
    table.open();
    Report report = found(Irregularity::exposed_by_dealer, 1);
    report.count = 0;
    EXPECT_EQ(table.refused(report).reason, Reason::nothing_to_report);
}

// [CP 13.6] [CP 13.5.1] [CP 13.5.2] [I-66] [I-98]
TEST(Invalidated, HandsGiveBackExactlyWhatWasPutInAlsoAfterThePush) {
    for (const Irregularity what : {Irregularity::disruption, Irregularity::fraud}) {
        IrregularTable table;
        table.rules.commission.rate = 500;
        table.rules.commission.per_person = dollars(3);
        table.open().bets(3, 40).calls(1).folds(2);
        table.deals().bets(1, 20).folds(3).does({.does = Does::push});
        ASSERT_EQ(table.hand.phase, Phase::over);
        ASSERT_TRUE(table.hand.commission.is_positive());
        EXPECT_EQ(table.reports(found(what)),
                  (Ruling{Outcome::all_returned, Next::next_hand, "CP 13.6"_clause}));
        for (const int seat : {1, 2, 3})
            EXPECT_EQ(table.stack(seat), dollars(97));  // the fee for the seat is not returned
        EXPECT_EQ(table.hand.commission, Money{});
        EXPECT_FALSE(table.hand.deal_again);
        EXPECT_EQ(table.refused(found(what)).reason, Reason::already_done);
    }
}

// [CP 13.5] [CP 13.6]
TEST(Invalidated, HandsAreForASupervisorAndForEveryKindOfTable) {
    IrregularTable table;
    table.rules.dealing = Dealing::automatic;
    table.open().calls(3);
    Report report = found(Irregularity::fraud);
    report.by = staff(Role::dealer);
    EXPECT_EQ(table.refused(report), (Rejection{Reason::rank_too_low, "CP 13.5"_clause}));
    report.by = staff(Role::supervisor);
    table.reports(report);
    expect_everything_back(table);
}

// [CP 6.15.1] [I-66]
TEST(Invalidated, HandsKeepTheFeeForBoughtTime) {
    IrregularTable table;
    table.rules.clock = {
        .seconds = 30, .extra_seconds = 30, .extensions_max = 1, .fee = dollars(2)};
    table.open().does({.does = Does::buy_time, .seat = 2}).folds(3).folds(1);
    table.does({.does = Does::push});
    table.reports(found(Irregularity::disruption));
    EXPECT_EQ(table.stack(3), dollars(98));
    EXPECT_EQ(table.stack(1), dollars(100));
    EXPECT_EQ(table.hand.time_fees, dollars(2));
}

}  // namespace
}  // namespace baize::poker
