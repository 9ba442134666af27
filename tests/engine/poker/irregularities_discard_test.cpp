// Pineapple: the betting round starts when all players have discarded. [CP 9.15]
#include "engine/poker/hand/view.h"
#include "engine/poker/irregular_table.h"

namespace baize::poker {
namespace {

// Three players: hole cards 0 to 8, burn 9, flop 10 to 12, burn 13, turn 14. Each discards the
// first card.
void discard_all(IrregularTable& table) {
    while (table.hand.phase == Phase::discarding)
        table.does(discard(table.hand.actor, table.hand.cards.hole[table.hand.actor][0]));
}

[[nodiscard]] Report kept(int seat, Face face) {
    Report report = found(Irregularity::not_discarded, seat);
    report.cards = {face};
    return report;
}

// [CP 9.15.1] [I-74]
TEST(Discards, KeepTheRoundOpenUntilAllAreMade) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.open();
    table.calls_round();
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    EXPECT_EQ(table.refusal({.does = Does::deal}).reason, Reason::not_now);
    table.does(discard(0, card(0)));
    EXPECT_EQ(table.refusal({.does = Does::deal}).reason, Reason::not_now);
    // A flop turned now comes before the round is complete. [CP 9.10]
    EXPECT_EQ(table.reports(found(Irregularity::board_too_early)),
              (Ruling{Outcome::taken_back, Next::shuffle_stub, "CP 9.10"_clause}));
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    discard_all(table);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({9}));
    EXPECT_EQ(table.board(), faces({51, 50, 49}));
}

// [CP 9.15.1] [CP 9.10] [I-132] [I-133]
TEST(MissedDiscard, TakesTheFlopBackIfItWasDueBeforeTheFlop) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.open();
    table.calls_round();
    discard_all(table);
    table.deals().bets(1, 10);
    EXPECT_EQ(table.refused(kept(2, card(10))).reason, Reason::card_twice);  // on the board
    EXPECT_EQ(table.refused(found(Irregularity::not_discarded, 2)).reason, Reason::cards_unknown);
    EXPECT_EQ(table.reports(kept(2, card(1))),
              (Ruling{Outcome::discard_due, Next::shuffle_stub, "CP 9.15.1"_clause}));
    EXPECT_EQ(table.hole(2), faces({4, 7, 1}));
    EXPECT_EQ(table.stack(1), dollars(98));
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    EXPECT_EQ(table.hand.actor, 1);
    table.does(discard(1, card(7)));
    EXPECT_EQ(table.hole(2), faces({4, 1}));
    EXPECT_EQ(table.hand.phase, Phase::dealing);
    table.shuffles().deals();
    EXPECT_EQ(table.burns(), faces({9}));
    EXPECT_EQ(table.board(), faces({51, 50, 49}));
}

// [CP 9.15.1] [CP 9.12.1] [I-133]
TEST(MissedDiscard, SetsTheTurnAsideIfItWasDueAfterTheFlop) {
    IrregularTable table({100, 100, 100}, Variant::crazy_pineapple);
    table.open();
    table.calls_round().deals().calls_round();
    discard_all(table);
    table.deals();
    EXPECT_EQ(table.board(), faces({10, 11, 12, 14}));
    EXPECT_EQ(table.reports(kept(2, card(1))),
              (Ruling{Outcome::discard_due, Next::go_on, "CP 9.15.1"_clause}));
    EXPECT_EQ(table.board(), faces({10, 11, 12}));
    table.does(discard(1, card(1)));
    table.deals();
    EXPECT_EQ(table.burns(), faces({9, 13, 15}));
    EXPECT_EQ(table.board(), faces({10, 11, 12, 16}));
    table.calls_round().shuffles().deals();
    EXPECT_EQ(table.burns(), faces({9, 13, 15}));
    EXPECT_EQ(table.board(), faces({10, 11, 12, 16, 14}));
}

// [CP 9.15.2] [I-74] [I-75] [I-133] Still three cards, the turn is dealt, two players bet and call.
TEST(MissedDiscard, KillsTheHandAfterSubstantialAction) {
    IrregularTable table({100, 100, 100}, Variant::crazy_pineapple);
    table.open();
    table.calls_round().deals().calls_round();
    discard_all(table);
    table.deals().bets(1, 10).calls(2);
    EXPECT_EQ(table.reports(kept(3, card(2))),
              (Ruling{Outcome::hand_dead, Next::go_on, "CP 9.15.2"_clause}));
    EXPECT_EQ(table.hand.killed, SeatSet{2});
    EXPECT_EQ(table.stack(3), dollars(98));
    EXPECT_EQ(pot_total(table.hand), dollars(26));
    EXPECT_EQ(table.hand.phase, Phase::dealing);
}

// [CP 9.15.2] [CP 9.1.1(g)] [I-133] [I-134]
TEST(MissedDiscard, IsTooLateInLaterRoundsAndVoidsTheHandOfTheLastPlayer) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.open();
    table.calls_round();
    discard_all(table);
    table.deals().calls_round().deals();
    EXPECT_EQ(table.reports(kept(3, card(2))).clause, "CP 9.15.2"_clause);
    table.folds(1);
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    EXPECT_EQ(table.reports(kept(2, card(1))),
              (Ruling{Outcome::all_returned, Next::deal_again, "CP 9.1.1(g)"_clause}));
    EXPECT_EQ(table.hand.stacks, table.hand.starting);
}

// [CP 9.15.1]
TEST(MissedDiscard, FoundWhileOthersDiscardIsMadeUpInTurn) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.open();
    table.calls_round();
    table.does(discard(0, card(0)));
    EXPECT_EQ(table.refused(kept(2, card(1))).reason, Reason::nothing_to_report);  // still to come
    table.reports(kept(1, card(0)));
    EXPECT_EQ(table.hand.actor, 0);
    discard_all(table);
    table.reports(kept(3, card(2)));  // before the flop is dealt
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    EXPECT_EQ(table.hand.actor, 2);
    table.does(discard(2, card(2)));
    EXPECT_EQ(table.hand.phase, Phase::dealing);

    IrregularTable holdem;
    holdem.open();
    EXPECT_EQ(holdem.refused(kept(1, card(0))).reason, Reason::nothing_to_report);
}

// [CP 9.9] [CP 9.15.1] Who discarded on a flop that went back does not discard twice.
TEST(MissedDiscard, IsNotOwedTwice) {
    IrregularTable table({100, 100, 100}, Variant::crazy_pineapple);
    table.open();
    table.calls_round().deals().calls_round();
    table.does(discard(0, card(0)));
    Report report = found(Irregularity::board_too_many);
    report.count = 4;
    table.reports(report);
    table.shuffles().deals().calls_round();
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    EXPECT_EQ(table.hand.betting.pending, (SeatSet{1, 2}));
}

// [CP 9.15.1] The card that was kept is for its owner's eyes only.
TEST(MissedDiscard, DoesNotTellTheTableWhichCardWasKept) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.open();
    table.calls_round();
    discard_all(table);
    table.reports(kept(1, card(0)));
    const Event ruled = table.last(EventKind::ruled);
    EXPECT_EQ(view(ruled, 0).cards[0], card(0));
    EXPECT_EQ(view(ruled, 1).cards[0], Face{});
    EXPECT_EQ(view(ruled, no_seat).cards[0], Face{});
}

// [CP 9.15.1] The cards stay unseen where the deck is.
TEST(MissedDiscard, NeedsNoFaceIfTheHandIsUnseen) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.hide_deck();
    table.open();
    table.calls_round();
    discard_all(table);
    table.reports(found(Irregularity::not_discarded, 1));
    EXPECT_EQ(table.hole(1).size(), 3U);
}

}  // namespace
}  // namespace baize::poker
