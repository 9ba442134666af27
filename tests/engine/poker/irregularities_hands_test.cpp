// Cards that are seen when they should not be, boxed cards, hands shown, mucked and killed.
#include "engine/poker/irregular_table.h"
#include "kit/named.h"

namespace baize::poker {
namespace {

[[nodiscard]] Report of_card(Irregularity what, Face face, int seat = 0) {
    Report report = found(what, seat);
    report.cards = {face};
    return report;
}

constexpr Ruling replaced_by(Clause clause) {
    return {Outcome::card_replaced, Next::go_on, clause};
}

// [CP 9.7] [I-68] Omaha, ten players, the second card of seat 4 flashes.
TEST(ExposedCard, IsReplacedByTheFirstBurnAndBecomesIt) {
    IrregularTable table({100, 100, 100, 100, 100, 100, 100, 100, 100, 100}, Variant::omaha);
    table.open();
    const Face flashed = table.hole(4)[1];
    EXPECT_EQ(flashed, card(13));
    EXPECT_EQ(table.reports(of_card(Irregularity::exposed_by_dealer, flashed, 4)),
              replaced_by("CP 9.7"_clause));
    EXPECT_EQ(table.hole(4), faces({3, 40, 23, 33}));  // card 41 of the deck
    table.calls_round().deals();
    EXPECT_EQ(table.burns(), std::vector<Face>{flashed});
    EXPECT_EQ(table.board(), faces({41, 42, 43}));  // cards 42 to 44
}

// [CP 9.7] [I-68]
TEST(ExposedCard, IsReplacedWhereTheDeckIsUnseenAndCannotComeAgain) {
    IrregularTable table;
    table.hide_deck();
    table.open();
    table.reports(of_card(Irregularity::exposed_by_dealer, seen("As"), 2));
    EXPECT_EQ(table.hole(2), (std::vector<Face>{Face{}, Face{}}));
    table.calls_round();
    const Action deal{
        .does = Does::deal, .count = 3, .cards = {seen("As"), seen("Kd"), seen("2c")}};
    EXPECT_EQ(table.refusal(deal).reason, Reason::card_twice);
    table.deals("Ah Kd 2c");
    EXPECT_EQ(table.burns(), std::vector<Face>{seen("As")});
}

// [CP 9.7]
TEST(ExposedCard, IsReplacedOnlyInALiveHandBeforeTheFirstBurn) {
    IrregularTable table;
    table.open();
    const Irregularity what = Irregularity::exposed_by_dealer;
    EXPECT_EQ(table.refused(of_card(what, card(1), 1)).reason, Reason::not_a_hole_card);
    EXPECT_EQ(table.refused(of_card(what, Face{}, 1)).reason, Reason::cards_unknown);
    EXPECT_EQ(table.refused(of_card(what, card(1), 9)).reason, Reason::not_in_the_hand);
    table.folds(3).calls(1).checks(2);
    EXPECT_EQ(table.refused(of_card(what, card(2), 3)).reason, Reason::not_in_the_hand);
    table.deals();
    EXPECT_EQ(table.refused(of_card(what, card(0), 1)).reason, Reason::not_now);
}

// [CP 9.6] [I-68]
TEST(ExposedByPlayer, CardsStillPlay) {
    IrregularTable table;
    table.open();
    const std::vector<Face> before = table.hole(1);
    EXPECT_EQ(table.reports(of_card(Irregularity::exposed_by_player, card(0), 1)),
              (Ruling{Outcome::play_on, Next::go_on, "CP 9.6"_clause}));
    EXPECT_EQ(table.hole(1), before);
    EXPECT_EQ(table.top(), card(6));

    IrregularTable unseen;
    unseen.hide_deck();
    unseen.open();
    Report both = of_card(Irregularity::exposed_by_player, seen("As"), 2);
    both.cards.push_back(seen("Kd"));
    unseen.reports(both);
    EXPECT_EQ(unseen.hole(2), (std::vector<Face>{seen("As"), seen("Kd")}));
    both.cards.push_back(seen("Qd"));
    EXPECT_EQ(unseen.refused(both).reason, Reason::not_a_hole_card);
    EXPECT_EQ(unseen.refused(of_card(Irregularity::exposed_by_player, seen("As"), 1)).reason,
              Reason::card_twice);
}

// [CP 9.3]
TEST(BoxedCard, MovesEveryLaterCardOfTheDealUp) {
    IrregularTable table;
    table.open();
    EXPECT_EQ(table.reports(of_card(Irregularity::boxed_card, card(2))),
              replaced_by("CP 9.3"_clause));
    EXPECT_EQ(table.hole(1), faces({0, 4}));
    EXPECT_EQ(table.hole(2), faces({1, 5}));
    EXPECT_EQ(table.hole(3), faces({3, 6}));
    table.reports(of_card(Irregularity::boxed_card, card(0)));
    EXPECT_EQ(table.hole(1), faces({1, 5}));
    EXPECT_EQ(table.hole(2), faces({3, 6}));
    EXPECT_EQ(table.hole(3), faces({4, 7}));
    table.calls_round().deals();
    EXPECT_EQ(table.burns(), faces({8}));
    EXPECT_EQ(table.board(), faces({9, 10, 11}));
}

// [CP 9.3]
TEST(BoxedCard, AmongBurnAndFlopIsReplacedByTheNext) {
    IrregularTable table;
    table.open();
    table.calls_round();
    table.reports(of_card(Irregularity::boxed_card, card(6)));  // the burn to be
    table.reports(of_card(Irregularity::boxed_card, card(8)));  // the first of the flop, then
    table.deals();
    EXPECT_EQ(table.burns(), faces({7}));
    EXPECT_EQ(table.board(), faces({9, 10, 11}));
    table.reports(of_card(Irregularity::boxed_card, card(10)));  // as it is turned
    EXPECT_EQ(table.board(), faces({9, 11, 12}));
    table.calls_round().deals();
    EXPECT_EQ(table.board(), faces({9, 11, 12, 14}));
    EXPECT_EQ(table.refused(of_card(Irregularity::boxed_card, card(9))).reason,
              Reason::card_twice);  // the flop was played on
}

// [CP 9.3] A card that was played with is no boxed card.
TEST(BoxedCard, IsSeenAsItComesOrNotAtAll) {
    IrregularTable table;
    table.open().calls(3);
    EXPECT_EQ(table.refused(of_card(Irregularity::boxed_card, card(2))).reason, Reason::card_twice);
    table.calls_round().deals().checks(1);
    EXPECT_EQ(table.refused(of_card(Irregularity::boxed_card, card(8))).reason, Reason::card_twice);
}

// [CP 9.3]
TEST(BoxedCard, NeverComesBackIfTheDeckIsUnseen) {
    IrregularTable table;
    table.hide_deck();
    table.open();
    EXPECT_EQ(table.refused(found(Irregularity::boxed_card)).reason, Reason::cards_unknown);
    table.reports(of_card(Irregularity::boxed_card, seen("9h")));
    table.calls_round();
    const Action deal{
        .does = Does::deal, .count = 3, .cards = {seen("9h"), seen("Kd"), seen("2c")}};
    EXPECT_EQ(table.refusal(deal).reason, Reason::card_twice);
    table.deals("9s Kd 2c");
    EXPECT_EQ(table.refused(of_card(Irregularity::boxed_card, seen("Kd"))).reason,
              Reason::cards_unknown);  // what replaces it must be told
    Report turned = of_card(Irregularity::boxed_card, seen("Kd"));
    turned.cards.push_back(seen("9h"));
    EXPECT_EQ(table.refused(turned).reason, Reason::card_twice);
    turned.cards[1] = seen("9c");
    table.reports(turned);
    EXPECT_EQ(table.board(), (std::vector<Face>{seen("9s"), seen("2c"), seen("9c")}));
}

// [CP 9.1.1(h)] [CP 1.1] [CP 9.3]
TEST(BoxedCard, MakesTheDeckDefectiveTheFifthTime) {
    IrregularTable table;
    table.open().calls(3);
    for (const std::size_t place : {51U, 20U, 6U, 30U}) {
        EXPECT_EQ(table.reports(of_card(Irregularity::boxed_card, card(place))).outcome,
                  Outcome::card_replaced);
    }
    EXPECT_EQ(table.reports(of_card(Irregularity::boxed_card, card(40))),
              (Ruling{Outcome::all_returned, Next::deal_again, "CP 9.1.1(h)"_clause}));
    EXPECT_EQ(table.hand.stacks, table.hand.starting);
}

[[nodiscard]] Action asks(int seat, int other) {
    return {.does = Does::ask_to_see, .seat = PokerTable::at(seat), .other = PokerTable::at(other)};
}

// Seat 1 gets trips of kings, seat 2 a straight that he does not see, seat 3 nothing.
[[nodiscard]] IrregularTable checked_down() {
    IrregularTable table;
    table.stack_deck("Ks 9d 2c Kd 8c 3c 4s Kh 7h 6s 4d 5c 4h Jd");
    table.open();
    table.calls_round().deals().calls_round().deals().calls_round().deals().calls_round();
    return table;
}

void muck_all_but_the_first(IrregularTable& table) {
    table.does({.does = Does::show, .seat = 0});
    table.does({.does = Does::muck, .seat = 1});
    table.does({.does = Does::muck, .seat = 2});
}

// [CP 9.5] [I-77] A wins with trips, asks for B's mucked hand, and B has a straight.
TEST(AskToSee, MakesTheHandLiveIfThePotWinnerAsks) {
    IrregularTable table = checked_down();
    muck_all_but_the_first(table);
    table.does(asks(1, 2));
    EXPECT_TRUE(table.hand.live.contains(1));
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(2), dollars(104));
    EXPECT_EQ(table.stack(1), dollars(98));
}

// [CP 9.5] [I-77]
TEST(AskToSee, ShowsADeadHandIfALoserAsks) {
    IrregularTable table = checked_down();
    muck_all_but_the_first(table);
    table.does(asks(3, 2));
    EXPECT_FALSE(table.hand.live.contains(1));
    EXPECT_EQ(table.last(EventKind::asked_to_see).clause, "CP 9.5"_clause);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(104));
}

// [CP 9.5] [I-77] The asker's status is fixed before the hand is opened.
TEST(AskToSee, OnlyShowsTheHandAfterThePush) {
    IrregularTable table = checked_down();
    muck_all_but_the_first(table);
    table.does({.does = Does::push}).does(asks(1, 2));
    EXPECT_EQ(table.stack(1), dollars(104));
    EXPECT_EQ(table.refusal(asks(1, 2)).reason, Reason::already_done);
}

// [CP 9.5] A hand folded before the last betting round was not in the showdown.
TEST(AskToSee, IsNotForFoldedHands) {
    IrregularTable table;
    table.open().folds(3).calls(1).checks(2);
    table.deals().calls_round().deals().calls_round().deals().calls_round();
    table.does({.does = Does::show, .seat = 0}).does({.does = Does::muck, .seat = 1});
    EXPECT_EQ(table.refusal(asks(1, 3)).reason, Reason::hand_not_contested);
}

// [CP 9.5] No hand has been shown yet: a winner who makes another hand live must show first.
TEST(AskToSee, ReturnsAWinnerWhoHasNotShownToTheShowdown) {
    IrregularTable table = checked_down();
    table.hand.cards.hole[0] = {};  // seat 1 is the only unseen hand
    table.does({.does = Does::muck, .seat = 1}).does({.does = Does::muck, .seat = 2});
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    table.does(asks(1, 2));
    EXPECT_EQ(table.hand.phase, Phase::showdown);
    EXPECT_EQ(table.hand.actor, 0);
    table.does({.does = Does::muck, .seat = 0}).does({.does = Does::push});
    EXPECT_EQ(table.stack(2), dollars(104));
}

// [CP 9.2] [I-77]
TEST(ShownToOne, IsOwedToTheTableWhenTheHandIsOver) {
    IrregularTable table;
    table.open().folds(3);
    EXPECT_EQ(table.reports(found(Irregularity::shown_to_one, 3)),
              (Ruling{Outcome::must_show, Next::go_on, "CP 9.2"_clause}));
    EXPECT_EQ(table.refused(found(Irregularity::shown_to_one, 3)).reason, Reason::already_done);
    EXPECT_EQ(table.refusal(asks(1, 3)).reason, Reason::not_now);
    table.folds(1).does({.does = Does::push});
    EXPECT_EQ(table.refusal(asks(1, 2)).reason, Reason::hand_not_contested);
    table.does(asks(1, 3));
    EXPECT_EQ(table.last(EventKind::asked_to_see).clause, "CP 9.2"_clause);
    EXPECT_EQ(table.last(EventKind::shown).seat, 2);
    EXPECT_EQ(table.last(EventKind::shown).cards[0], card(2));
}

// [CP 13.14] [I-99]
TEST(InformationExchanged, KillsTheHandAndLeavesItsChips) {
    IrregularTable table;
    table.open().calls(3).calls(1);
    EXPECT_EQ(table.reports(found(Irregularity::information_exchanged, 3)),
              (Ruling{Outcome::hand_dead, Next::go_on, "CP 13.14"_clause}));
    EXPECT_EQ(table.hand.killed, SeatSet{2});
    EXPECT_EQ(table.hand.actor, 1);
    EXPECT_EQ(table.stack(3), dollars(98));
    table.checks(2);
    table.deals().folds(1).does({.does = Does::push});
    EXPECT_EQ(table.stack(2), dollars(104));
}

// [CP 13.14] [I-136]
TEST(InformationExchanged, PassesTheTurnAndEndsTheHandWhereOneIsLeft) {
    IrregularTable table({100, 100, 100, 100});
    table.open();
    table.reports(found(Irregularity::information_exchanged, 3));
    EXPECT_EQ(table.hand.actor, 3);
    table.folds(4);
    table.reports(found(Irregularity::information_exchanged, 2));
    EXPECT_EQ(table.hand.phase, Phase::pushing);
    EXPECT_EQ(table.refused(found(Irregularity::information_exchanged, 1)),
              (Rejection{Reason::only_hand_left, "I-136"_clause}));
    EXPECT_EQ(table.refused(found(Irregularity::mucked_by_dealer, 1)),
              (Rejection{Reason::only_hand_left, "I-136"_clause}));
    EXPECT_EQ(pot_total(table.hand), dollars(3));
    EXPECT_EQ(table.refused(found(Irregularity::information_exchanged, 3)).reason,
              Reason::not_in_the_hand);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(102));
}

// [CP 13.14]
TEST(InformationExchanged, LeavesTheTurnWhereItIs) {
    IrregularTable table({100, 100, 100, 100});
    table.open();
    ASSERT_EQ(table.hand.actor, 2);
    table.reports(found(Irregularity::information_exchanged, 1));
    EXPECT_EQ(table.hand.actor, 2);
}

// [CP 13.14] Also where the deal is automatic.
TEST(InformationExchanged, LetsAnAutomaticHandRunOn) {
    IrregularTable table({100, 100});
    table.rules.dealing = Dealing::automatic;
    table.open();
    table.reports(found(Irregularity::information_exchanged, 1));
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.hand.stacks[0] + table.hand.stacks[1], dollars(200));
}

// [CP 13.14] In every phase another player goes on.
TEST(InformationExchanged, IsRuledInTheShowdownToo) {
    IrregularTable table = checked_down();
    ASSERT_EQ(table.hand.phase, Phase::showdown);
    table.reports(found(Irregularity::information_exchanged, 1));
    EXPECT_EQ(table.hand.actor, 1);
    table.does({.does = Does::show, .seat = 1}).does({.does = Does::muck, .seat = 2});
    EXPECT_EQ(table.hand.phase, Phase::pushing);
}

// [I-77] [CP 8.14]
TEST(MuckedByDealer, ComesBackWhenIdentifiedBeyondDoubt) {
    IrregularTable table = checked_down();
    muck_all_but_the_first(table);
    Report report = found(Irregularity::mucked_by_dealer, 2);
    report.can_be_put_right = true;
    report.by = staff(Role::dealer);
    EXPECT_EQ(table.refused(report), (Rejection{Reason::rank_too_low, "I-77"_clause}));
    report.by = staff(Role::supervisor);
    EXPECT_EQ(table.reports(report).outcome, Outcome::hand_restored);
    EXPECT_EQ(table.hand.actor, 1);
    table.does({.does = Does::show, .seat = 1}).does({.does = Does::push});
    EXPECT_EQ(table.stack(2), dollars(104));
}

// [I-77] [CP 8.14]
TEST(MuckedByDealer, IsDeadIfItsCardsCannotBeIdentified) {
    IrregularTable table;
    table.open();
    Report report = found(Irregularity::mucked_by_dealer, 3);
    report.can_be_put_right = true;
    const SeatSet live = table.hand.live;
    EXPECT_EQ(table.reports(report).outcome, Outcome::hand_restored);
    EXPECT_EQ(table.hand.live, live);
    report.can_be_put_right = false;
    EXPECT_EQ(table.reports(report), (Ruling{Outcome::hand_dead, Next::go_on, "CP 8.14"_clause}));
    EXPECT_EQ(table.hand.actor, 0);
}

// [CP 9.1.1]
TEST(Irregularity, HasANameThatFindsIt) {
    for (std::size_t i = 0; i < irregularity_count; ++i) {
        const auto what = static_cast<Irregularity>(i);
        EXPECT_EQ(kit::named<Irregularity>(name(what), irregularity_count), what);
    }
    EXPECT_EQ(kit::named<Irregularity>("nothing", irregularity_count), std::nullopt);
}

}  // namespace
}  // namespace baize::poker
