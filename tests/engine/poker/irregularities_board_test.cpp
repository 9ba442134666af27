// Community cards without a burn, too early, too many: where every card lies afterwards. With three
// players the burn is card 6, the flop 7 to 9, then 10 and 11, 12 and 13. [I-67]
#include "engine/poker/irregular_table.h"

namespace baize::poker {
namespace {

constexpr Ruling taken_back_by(Clause clause) {
    return {Outcome::taken_back, Next::shuffle_stub, clause};
}

[[nodiscard]] Report opened(std::uint8_t count) {
    Report report = found(Irregularity::board_too_many);
    report.count = count;
    return report;
}

[[nodiscard]] Report burn_missed(bool can_be_put_right = false) {
    Report report = found(Irregularity::burn_missed);
    report.can_be_put_right = can_be_put_right;
    return report;
}

void expect_waits_for_the_shuffle(IrregularTable& table) {
    EXPECT_EQ(table.refusal({.does = Does::deal}).reason, Reason::must_reshuffle_first);
}

// [CP 9.8] [I-67]
TEST(FlopWithoutBurn, GoesBackAndANewOneIsDealtAfterABurn) {
    IrregularTable table;
    table.open();
    table.calls_round();
    EXPECT_EQ(table.reports(burn_missed()), taken_back_by("CP 9.8"_clause));
    expect_waits_for_the_shuffle(table);
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 46U);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({51}));
    EXPECT_EQ(table.board(), faces({50, 49, 48}));
}

// [CP 9.8] [I-67] [I-132] Found after one player has bet on it: his chips go back with the flop.
TEST(FlopWithoutBurn, FoundBeforeSubstantialActionIsTakenBackWithTheBetMadeOnIt) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().bets(1, 20);
    EXPECT_EQ(table.reports(burn_missed()), taken_back_by("CP 9.8"_clause));
    EXPECT_EQ(table.stack(1), dollars(98));
    EXPECT_EQ(pot_total(table.hand), dollars(6));
    EXPECT_EQ(table.hand.phase, Phase::dealing);
    EXPECT_TRUE(table.board().empty());
    EXPECT_TRUE(table.burns().empty());
    expect_waits_for_the_shuffle(table);
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 46U);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({51}));
    EXPECT_EQ(table.board(), faces({50, 49, 48}));
    EXPECT_EQ(table.may().seat, 0);
    EXPECT_TRUE(table.may().check);
}

// [CP 9.8] [CP 9.4] [I-67] [I-75]
TEST(FlopWithoutBurn, ActedUponByTwoPlayersStandsWithOneBurnLess) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().checks(1).checks(2);
    EXPECT_EQ(table.reports(burn_missed()),
              (Ruling{Outcome::play_on, Next::go_on, "CP 9.4"_clause}));
    EXPECT_EQ(table.board(), faces({7, 8, 9}));
    EXPECT_TRUE(table.burns().empty());
    EXPECT_EQ(table.top(), card(6));  // taken for the burn, it never left the stub
    table.checks(3);
    table.deals();
    EXPECT_EQ(table.burns(), faces({6}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 10}));
}

// [CP 9.4]
TEST(TurnWithoutBurn, IsBurnedAndTheNextCardTurned) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().calls_round();
    EXPECT_EQ(table.reports(burn_missed(true)),
              (Ruling{Outcome::corrected, Next::go_on, "CP 9.4"_clause}));
    EXPECT_EQ(table.burns(), faces({6, 10}));
    table.deals();
    EXPECT_EQ(table.burns(), faces({6, 10}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 11}));
    table.calls_round().deals();
    EXPECT_EQ(table.board(), faces({7, 8, 9, 11, 13}));
}

// [CP 9.4]
TEST(TurnWithoutBurn, FoundBeforeSubstantialActionIsRebuiltFromTheBoard) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().calls_round().deals().bets(1, 30);
    table.reports(burn_missed(true));
    EXPECT_EQ(table.stack(1), dollars(98));
    EXPECT_EQ(table.burns(), faces({6, 11}));  // the turned cards
    EXPECT_EQ(table.board(), faces({7, 8, 9}));
    EXPECT_EQ(table.top(), card(10));
    table.deals();
    EXPECT_EQ(table.board(), faces({7, 8, 9, 10}));
    table.calls_round().deals();
    EXPECT_EQ(table.burns(), faces({6, 11, 12}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 10, 13}));
}

// [CP 9.4]
TEST(TurnWithoutBurn, ThatCannotBeRebuiltStandsWithFewerBurns) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().calls_round();
    EXPECT_EQ(table.reports(burn_missed()),
              (Ruling{Outcome::play_on, Next::go_on, "CP 9.4"_clause}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 10}));
    EXPECT_EQ(table.hand.phase, Phase::betting);
    table.calls_round().deals();
    EXPECT_EQ(table.burns(), faces({6, 11}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 10, 12}));
}

// [CP 9.4] [I-75]
TEST(RiverWithoutBurn, ActedUponByTwoPlayersStands) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().calls_round().deals().calls_round().deals();
    table.checks(1).checks(2);
    EXPECT_EQ(table.reports(burn_missed(true)).outcome, Outcome::play_on);
    EXPECT_EQ(table.board(), faces({7, 8, 9, 11, 13}));
    EXPECT_EQ(table.burns(), faces({6, 10}));
}

// [CP 9.4]
TEST(BurnMissed, NeedsABoardAndABurnThatWasDue) {
    IrregularTable table;
    table.open();
    EXPECT_EQ(table.refused(burn_missed()).reason, Reason::nothing_to_report);
    Report too_early = found(Irregularity::board_too_early);
    table.reports(too_early);
    table.shuffles().calls_round();
    EXPECT_EQ(table.refused(burn_missed()).reason, Reason::nothing_to_report);  // it lies there
}

// [CP 9.9] [I-67]
TEST(FlopOfTooManyCards, GoesBackWithoutTheBurnAndIsDealtWithoutANewOne) {
    IrregularTable table;
    table.open();
    table.calls_round();
    EXPECT_EQ(table.refused(opened(3)).reason, Reason::nothing_to_report);
    EXPECT_EQ(table.reports(opened(4)), taken_back_by("CP 9.9"_clause));
    EXPECT_EQ(table.burns(), faces({6}));
    expect_waits_for_the_shuffle(table);
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 45U);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6}));
    EXPECT_EQ(table.board(), faces({51, 50, 49}));
    table.calls_round().deals();
    EXPECT_EQ(table.burns(), faces({6, 48}));
    EXPECT_EQ(table.board(), faces({51, 50, 49, 47}));
}

// [CP 9.9] [I-67] [I-132] Such a flop never stands, and bets on it go back, also from the middle.
TEST(FlopOfTooManyCards, IsTakenBackAfterAnyActionsOnIt) {
    IrregularTable table;
    table.rules.commission.rate = 1000;
    table.open().bets(3, 10).calls(1).calls(2);
    table.deals().bets(1, 20).calls(2).folds(3);
    ASSERT_EQ(table.hand.phase, Phase::dealing);
    EXPECT_EQ(table.hand.drop_slide, dollars(7));
    Report report = opened(4);
    report.already_dealt = true;
    EXPECT_EQ(table.reports(report), taken_back_by("CP 9.9"_clause));
    EXPECT_EQ(table.stack(1), dollars(90));
    EXPECT_EQ(table.stack(2), dollars(90));
    EXPECT_EQ(pot_total(table.hand), dollars(30));
    EXPECT_EQ(table.hand.drop_slide, dollars(3));
    EXPECT_EQ(table.hand.live, (SeatSet{0, 1}));  // a fold stands
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6}));
    EXPECT_EQ(table.board(), faces({51, 50, 49}));
    EXPECT_EQ(table.hand.phase, Phase::betting);
}

// [CP 9.9] [I-132] Who bet on it and folded to a raise has the chips back, not the hand.
TEST(FlopOfTooManyCards, GivesTheChipsOfAFoldedPlayerBackToo) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().bets(1, 20).bets(2, 60).folds(3).folds(1);
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    EXPECT_EQ(table.stack(1), dollars(78));
    Report report = opened(4);
    report.already_dealt = true;
    EXPECT_EQ(table.reports(report).outcome, Outcome::play_on);  // the pot is decided

    IrregularTable open;
    open.open();
    open.calls_round().deals().bets(1, 20).bets(2, 60).calls(3).folds(1);
    open.reports(report);
    EXPECT_EQ(open.stack(1), dollars(98));
    EXPECT_EQ(open.stack(2), dollars(98));
    EXPECT_EQ(open.stack(3), dollars(98));
    EXPECT_EQ(open.hand.live, (SeatSet{1, 2}));
    open.shuffles().deals();
    EXPECT_EQ(open.hand.actor, 1);
}

// [CP 9.9] [I-132] Chips that went all-in on it are there to be bet again.
TEST(FlopOfTooManyCards, GivesAnAllInPlayerHisChipsAndHisTurnBack) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().bets(1, 98).calls(2).folds(3);
    ASSERT_EQ(table.hand.able, SeatSet{});
    Report report = opened(4);
    report.already_dealt = true;
    table.reports(report);
    EXPECT_EQ(table.hand.able, (SeatSet{0, 1}));
    table.shuffles().deals();
    EXPECT_EQ(table.hand.phase, Phase::betting);
    EXPECT_EQ(table.may().raise_to.most, dollars(98));
}

// [CP 9.9] [CP 9.12.1] A fourth card had been set aside: all are shuffled together.
TEST(FlopOfTooManyCards, TakesACardSetAsideWithIt) {
    IrregularTable table;
    table.open();
    table.calls_round().deals();
    table.reports(found(Irregularity::board_too_early));
    table.reports(opened(4));
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 44U);  // two burns lie there
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6, 10}));
    EXPECT_EQ(table.board(), faces({11, 51, 50}));
}

// [CP 9.9] [CP 9.8] No burn was made either.
TEST(FlopOfTooManyCards, IsDealtAgainWithABurnIfItHadNone) {
    for (const bool recorded : {false, true}) {
        IrregularTable table;
        table.open();
        table.calls_round();
        if (recorded) table.deals();
        Report report = opened(5);
        report.burned = false;
        table.reports(report);
        EXPECT_TRUE(table.burns().empty());
        table.shuffles().deals();
        EXPECT_EQ(table.burns(), faces({51}));
        EXPECT_EQ(table.board(), faces({50, 49, 48}));
    }
}

// [CP 9.9] All other players have folded since.
TEST(FlopOfTooManyCards, ChangesNothingInAHandThatIsDecided) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().bets(1, 10).folds(2).folds(3);
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    EXPECT_EQ(table.reports(opened(4)).outcome, Outcome::play_on);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(104));
}

// [CP 9.10] [I-67]
TEST(EarlyFlop, GoesBackAndComesAgainAfterTheBettingWithoutANewBurn) {
    IrregularTable table;
    table.open().calls(3);
    EXPECT_EQ(table.reports(found(Irregularity::board_too_early)), taken_back_by("CP 9.10"_clause));
    EXPECT_EQ(table.hand.actor, 0);  // the betting goes on
    EXPECT_EQ(table.burns(), faces({6}));
    EXPECT_TRUE(table.board().empty());
    EXPECT_EQ(table.refused(found(Irregularity::board_too_early)).reason,
              Reason::must_reshuffle_first);
    table.calls_round();
    expect_waits_for_the_shuffle(table);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6}));
    EXPECT_EQ(table.board(), faces({51, 50, 49}));
}

// [CP 9.10] [CP 9.7] The exposed hole card was the burn.
TEST(EarlyFlop, LeavesAnExposedCardAsItsBurn) {
    IrregularTable table;
    table.open();
    Report report = found(Irregularity::exposed_by_dealer, 1);
    report.cards = {card(0)};
    table.reports(report);
    EXPECT_EQ(table.hole(1), faces({6, 3}));
    table.reports(found(Irregularity::board_too_early));
    EXPECT_EQ(table.burns(), faces({0}));
    table.shuffles().calls_round().deals();
    EXPECT_EQ(table.burns(), faces({0}));
    EXPECT_EQ(table.board(), faces({51, 50, 49}));
}

// [CP 9.11] [I-67]
TEST(EarlyRiver, GoesBackAndANewOneComesWithoutABurn) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().calls_round().deals().checks(1);
    EXPECT_EQ(table.reports(found(Irregularity::board_too_early)), taken_back_by("CP 9.11"_clause));
    EXPECT_EQ(table.burns(), faces({6, 10, 12}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 11}));
    const CardList<card_count> stub = cards_to_shuffle(table.hand);
    EXPECT_TRUE(stub.set().contains(card(13).card()));
    table.calls_round();
    expect_waits_for_the_shuffle(table);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6, 10, 12}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 11, 51}));
}

// [CP 9.12] [CP 9.12.1] [CP 9.12.2 by result] [CP 9.12.3 by result] [I-67]
// After the flop the deck is b t1 b2 t2: three burns in all, the river from the shuffled stub.
TEST(EarlyTurn, WaitsAsideUntilTheRiver) {
    IrregularTable table;
    table.open();
    table.calls_round().deals().checks(1);
    EXPECT_EQ(table.reports(found(Irregularity::board_too_early)),
              (Ruling{Outcome::set_aside, Next::go_on, "CP 9.12.1"_clause}));
    EXPECT_EQ(table.burns(), faces({6, 10}));
    EXPECT_EQ(table.hand.cards.deck[51], card(11));
    EXPECT_TRUE(has_set_aside(table.hand.cards));
    table.calls_round().deals();
    EXPECT_EQ(table.burns(), faces({6, 10, 12}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 13}));
    EXPECT_FALSE(must_reshuffle(table.hand));  // not before the betting is complete
    EXPECT_EQ(reshuffle(table.rules, table.hand, {}, table.events).error().reason,
              Reason::already_shuffled);
    table.calls_round();
    expect_waits_for_the_shuffle(table);
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 39U);
    EXPECT_TRUE(cards_to_shuffle(table.hand).set().contains(card(11).card()));
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6, 10, 12}));
    EXPECT_EQ(table.board(), faces({7, 8, 9, 13, 11}));  // it lay at the bottom
}

// [CP 9.11] [CP 9.12.3] The river too comes early: the card set aside still waits.
TEST(EarlyTurn, FollowedByAnEarlyRiverIsShuffledInAfterTheBetting) {
    IrregularTable table;
    table.open();
    table.calls_round().deals();
    table.reports(found(Irregularity::board_too_early));
    table.calls_round().deals();
    EXPECT_EQ(table.reports(found(Irregularity::board_too_early)), taken_back_by("CP 9.11"_clause));
    EXPECT_EQ(table.burns(), faces({6, 10, 12}));
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 38U);
    table.shuffles().calls_round();
    EXPECT_EQ(cards_to_shuffle(table.hand).size(), 39U);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({6, 10, 12}));
    EXPECT_EQ(table.hand.cards.board_count, 5);
}

// [CP 9.13] [CP 9.13.1 by result] [CP 9.13.2]
TEST(TwoCardsOpened, LeavesTheDueOneAndBurnsTheOtherNext) {
    for (const bool recorded : {false, true}) {
        IrregularTable table;
        table.open();
        table.calls_round().deals().calls_round();
        if (recorded) table.deals();
        EXPECT_EQ(table.reports(opened(2)),
                  (Ruling{Outcome::next_burn, Next::go_on, "CP 9.13.2"_clause}));
        EXPECT_EQ(table.board(), faces({7, 8, 9, 11}));
        EXPECT_EQ(table.hand.phase, Phase::betting);
        table.calls_round().deals();
        EXPECT_EQ(table.burns(), faces({6, 10, 12}));
        EXPECT_EQ(table.board(), faces({7, 8, 9, 11, 13}));
    }
}

// [CP 9.13.3]
TEST(TwoCardsOpened, MucksTheSecondCardAtTheRiver) {
    for (const bool recorded : {false, true}) {
        IrregularTable table;
        table.open();
        table.calls_round().deals().calls_round().deals().calls_round();
        if (recorded) table.deals();
        EXPECT_EQ(table.reports(opened(2)),
                  (Ruling{Outcome::card_mucked, Next::go_on, "CP 9.13.3"_clause}));
        EXPECT_EQ(table.board(), faces({7, 8, 9, 11, 13}));
        EXPECT_EQ(table.top(), card(15));
        EXPECT_FALSE(table.hand.cards.has_next_burn);
    }
}

// [CP 9.14]
TEST(ThreeCardsOpened, LeavesTheDueOneAndShufflesTheOthersBack) {
    for (const bool recorded : {false, true}) {
        IrregularTable table;
        table.open();
        table.calls_round().deals().calls_round();
        if (recorded) table.deals();
        EXPECT_EQ(table.reports(opened(3)), taken_back_by("CP 9.14"_clause));
        EXPECT_EQ(table.board(), faces({7, 8, 9, 11}));
        EXPECT_EQ(cards_to_shuffle(table.hand).size(), 40U);
        table.calls_round();
        expect_waits_for_the_shuffle(table);
        table.shuffles().deals();
        EXPECT_EQ(table.burns(), faces({6, 10, 51}));
        EXPECT_EQ(table.board(), faces({7, 8, 9, 11, 50}));
    }
}

// [CP 9.10] [CP 9.13.1] Where the deck is unseen the cards are told, and those taken back may come.
TEST(BoardErrors, UseTheReportedCardsIfTheDeckIsUnseen) {
    IrregularTable table;
    table.hide_deck();
    table.open();
    Report early = found(Irregularity::board_too_early);
    early.cards = {seen("As"), seen("Kd"), seen("2c")};
    table.reports(early);
    EXPECT_EQ(
        reshuffle(table.rules, table.hand, std::vector<Card>{early.cards[0].card()}, table.events)
            .error()
            .reason,
        Reason::cards_unknown);
    table.shuffles().calls_round().deals("As 7d 7c");
    table.calls_round();
    Report two = opened(2);
    EXPECT_EQ(table.refused(two).reason, Reason::cards_unknown);
    two.cards = {seen("7d"), seen("Kd")};
    EXPECT_EQ(table.refused(two).reason, Reason::card_twice);
    two.cards = {seen("Kd"), seen("Qd")};
    table.reports(two);
    EXPECT_EQ(table.board(), (std::vector<Face>{seen("As"), seen("7d"), seen("7c"), seen("Kd")}));
    table.calls_round();
    const Action queen{.does = Does::deal, .count = 1, .cards = {seen("Qd")}};
    EXPECT_EQ(table.refusal(queen).reason, Reason::card_twice);
    table.deals("2c");
    EXPECT_EQ(table.burns(), (std::vector<Face>{Face{}, Face{}, seen("Qd")}));
}

// [CP 9.9] [CP 9.12.3] A card set aside or taken back at an unseen deck may come again only after
// the shuffle.
TEST(BoardErrors, LeaveOutASetAsideCardIfTheDeckIsUnseen) {
    IrregularTable table;
    table.hide_deck();
    table.open();
    table.calls_round().deals("As 7d 7c");
    Report early = found(Irregularity::board_too_early);
    early.cards = {seen("Kd")};
    table.reports(early);
    table.calls_round();
    const Action king{.does = Does::deal, .count = 1, .cards = {seen("Kd")}};
    EXPECT_EQ(table.refusal(king).reason, Reason::card_twice);
    table.deals("3d").calls_round().shuffles().deals("Kd");
    EXPECT_EQ(table.burns().size(), 3U);
}

// [CP 9.10] [CP 9.11] [CP 9.14]
TEST(BoardErrors, AreRefusedWhereTheyCannotHappen) {
    IrregularTable table;
    table.open();
    EXPECT_EQ(table.refused(opened(4)).reason, Reason::not_now);
    Report wrong = found(Irregularity::board_too_early);
    wrong.cards = {card(9)};
    EXPECT_EQ(table.refused(wrong).reason, Reason::cards_differ);
    table.calls_round();
    EXPECT_EQ(table.refused(found(Irregularity::board_too_early)).reason, Reason::not_now);
    table.deals().calls_round().deals().calls_round().deals();
    EXPECT_EQ(table.refused(found(Irregularity::board_too_early)).reason, Reason::not_now);
}

}  // namespace
}  // namespace baize::poker
