// Rulings at a house game, as a games manager meets them.
#include <gtest/gtest.h>

#include "case_kit.h"

namespace baize::house {
namespace {

InvalidateOutcome fraud_in(TableId table, std::uint64_t round) {
    return {table, round, InvalidationCause::fraud, true, "marked cards found"};
}

class Cases : public testing::Test {
  protected:
    Pit pit{};

    void SetUp() override { pit.buy_in(pit.three_card, pit.emil, dollars(100)); }

    void TearDown() override { expect_read_back(pit); }

    [[nodiscard]] Money chips(PersonId person) const { return pit.stack(pit.three_card, person); }
};

// [TCP 11.3] [TCP 11.3.2] [TCP 11.4]
TEST_F(Cases, CheatingFoundInMidRoundIsTheGamesToRuleOn) {
    pit.begin_round(pit.emil, "Kh Qs Kd 7c 8h 2d");
    const auto incident = pit.file(pit.three_card, Offence::exchange, {pit.emil});
    EXPECT_EQ(1U, find_incident(pit.cases(), incident)->filed.round);
    EXPECT_EQ("not_now TCP 11.3.2", refusal(pit, pit.area_manager, fraud_in(pit.three_card, 1)));
    const Charge charge{incident, pit.emil, "signals to a friend"};
    EXPECT_EQ("not_now TCP 11.2.1",
              refusal(pit, pit.area_manager, VoidWager{charge, {1, 0, Wager::ante}}));
    EXPECT_EQ("not_now TCP 7.5.1(a)",
              refusal(pit, pit.supervisor, ForfeitWager{charge, {1, 0, Wager::ante}}));
    pit.act(pit.three_card, pit.area_manager, Report{.what = Irregularity::fraud});
    EXPECT_EQ(Phase::over, pit.round(pit.three_card).phase);
    EXPECT_EQ(dollars(100), chips(pit.emil));
    EXPECT_TRUE(find_round_record(pit.at(pit.three_card).books, 1)->booked.empty());
}

// [TCP 11.3.2] [TCP 11.4] [I-98]
TEST_F(Cases, CheatingFoundAfterTheSettlementGivesEverythingBackToTheCent) {
    const Money before = pit.in_float(pit.three_card);
    pit.win_round(pit.emil);
    EXPECT_EQ(dollars(120), chips(pit.emil));
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(100), chips(pit.emil));
    EXPECT_EQ(before, pit.in_float(pit.three_card));
    EXPECT_EQ("already_done TCP 11.3.2",
              refusal(pit, pit.area_manager, fraud_in(pit.three_card, 1)));
    // The game does not return the wager a second time either.
    EXPECT_EQ(
        "already_done TCP 11.4",
        refusal(
            pit,
            pit.area_manager,
            ActInRound{
                pit.three_card, Report{.what = Irregularity::fraud}, 0, {"a marked card", true}}));
    EXPECT_EQ(dollars(100), chips(pit.emil));
}

// A round starts with its first wager and not when betting opens. [I-98] [TCP 11.9]
TEST_F(Cases, AfterTheNextRoundHasStartedItTakesADispute) {
    pit.lose_round(pit.emil);
    EXPECT_EQ(dollars(80), chips(pit.emil));
    pit.next_round();
    pit.act(pit.three_card, pit.emil, PlaceWager{0, Wager::ante, dollars(10)});
    EXPECT_EQ("next_round_started I-98", refusal(pit, pit.assistant, fraud_in(pit.three_card, 1)));
    const auto dispute = pit.dispute(pit.three_card, 1, pit.emil);
    EXPECT_EQ("rank_too_low I-98", refusal(pit, pit.area_manager, fraud_in(pit.three_card, 1)));
    EXPECT_EQ("complainant_not_advised TCP 11.9",
              refusal(pit, pit.assistant, fraud_in(pit.three_card, 1)));
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.must(pit.assistant, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(90), chips(pit.emil));  // ten lie on the layout of the second round
    EXPECT_TRUE(find_dispute(pit.cases(), dispute)->ruled.has_value());
    pit.act(pit.three_card, pit.emil, PlaceWager{0, Wager::ante, Money{}});
    EXPECT_EQ(dollars(100), chips(pit.emil));
}

TEST_F(Cases, WithBetsOpenAndNoneMadeTheLastRoundCanStillFall) {
    pit.lose_round(pit.emil);
    pit.next_round();
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(100), chips(pit.emil));
}

// If a round has several disputes, the one that can be ruled on decides it; the others stay open.
// [I-98] [I-120]
TEST_F(Cases, SeveralDisputesKeepTheRecordOfOneRound) {
    pit.lose_round(pit.emil);
    const auto first = pit.dispute(pit.three_card, 1, pit.emil);
    const auto second = pit.dispute(pit.three_card, 1, pit.fay);
    for (int i = 0; i < 12; ++i) {
        pit.next_round();
        (i % 2 == 0) ? pit.win_round(pit.emil) : pit.lose_round(pit.emil);
    }
    const RoundRecords& books = pit.at(pit.three_card).books;
    ASSERT_NE(nullptr, find_round_record(books, 1));
    EXPECT_EQ(nullptr, find_round_record(books, 2));
    EXPECT_EQ(round_records_kept + 1, books.rounds.size());
    EXPECT_EQ("no_such_settlement TCP 11.10",
              refusal(pit, pit.emil, OpenDispute{pit.three_card, 2, pit.emil, {}, "and that"}));
    EXPECT_EQ("no_such_settlement TCP 11.10",
              refusal(pit, pit.emil, OpenDispute{pit.three_card, 99, pit.emil, {}, "and that"}));
    pit.must(pit.dealer, AdviseComplainant{second});
    pit.must(pit.area_manager, RuleOnDispute{second, "the hand was read rightly", {}});
    pit.must(pit.fay, RequestReview{second, pit.fay, "it was not"});
    pit.must(pit.area_manager, RecordAnswer{pit.last(), ReviewOutcome::stands, "R-1", "no ground"});
    pit.next_round();
    pit.win_round(pit.emil);
    ASSERT_NE(nullptr,
              find_round_record(pit.at(pit.three_card).books, 1));  // the first one is open
    pit.must(pit.dealer, AdviseComplainant{first});
    pit.must(pit.assistant, fraud_in(pit.three_card, 1));
    pit.must(pit.emil, RequestReview{first, pit.emil, "thanks, but by whom"});
    pit.must(pit.area_manager, RecordAnswer{pit.last(), ReviewOutcome::stands, "R-2", "no ground"});
    pit.next_round();
    pit.win_round(pit.emil);
    EXPECT_EQ(nullptr, find_round_record(pit.at(pit.three_card).books, 1));
    EXPECT_EQ(round_records_kept, pit.at(pit.three_card).books.rounds.size());
    EXPECT_EQ(dollars(100 + 2 * 20), chips(pit.emil));
}

// [TCP 11.2.1] [I-97] [I-99]
TEST_F(Cases, AVoidWagerGoesBackAndWhatItWonTooAndTheRulingIsReversedByAnother) {
    pit.win_round(pit.emil);
    const auto incident = pit.file(pit.three_card, Offence::influence, {pit.emil});
    const Charge charge{incident, pit.emil, "was told what to do"};
    const VoidWager wanted{charge, {1, 0, Wager::play}};
    pit.must(pit.area_manager, wanted);
    const auto sanction = pit.last();
    EXPECT_EQ(dollars(110), chips(pit.emil));  // the Ante won ten, the Play wager came back
    EXPECT_EQ("already_done TCP 11.2.1", refusal(pit, pit.area_manager, wanted));
    pit.must(pit.area_manager, ReverseSanction{sanction, "it was the table's noise"});
    EXPECT_EQ(dollars(120), chips(pit.emil));
    pit.must(pit.area_manager, wanted);
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(100), chips(pit.emil));  // nothing is paid twice
    EXPECT_EQ("already_done TCP 11.2.1",
              refusal(pit, pit.area_manager, ReverseSanction{pit.last() - 1, "after all"}));
}

// A wager that was never made, another player's wager, and one that has come back already.
TEST_F(Cases, OnlyExistingWagersAreVoided) {
    pit.win_round(pit.emil);
    const auto incident = pit.file(pit.three_card, Offence::influence, {pit.emil, pit.fay});
    const Charge emils{incident, pit.emil, "was told what to do"};
    const Charge fays{incident, pit.fay, "told"};
    EXPECT_EQ("no_such_wager TCP 11.2.1",
              refusal(pit, pit.area_manager, VoidWager{emils, {1, 3, Wager::ante}}));
    EXPECT_EQ("no_such_wager TCP 11.2.1",
              refusal(pit, pit.area_manager, VoidWager{emils, {1, 0, Wager::pair_plus}}));
    EXPECT_EQ("not_their_money TCP 11.2.1",
              refusal(pit, pit.area_manager, VoidWager{fays, {1, 0, Wager::ante}}));
    EXPECT_EQ("no_such_settlement TCP 11.2.1",
              refusal(pit, pit.area_manager, VoidWager{emils, {9, 0, Wager::ante}}));
    EXPECT_EQ("not_offered TCP 11.2.1",
              refusal(pit, pit.area_manager, VoidWager{emils, {1, 0, Wager::jackpot}}));
    EXPECT_EQ(dollars(120), chips(pit.emil));
}

// The wager has lost, so the house gets everything that was returned for it. [TCP 7.5.1(a)] [I-99]
TEST_F(Cases, AForfeitedWagerIsLost) {
    const Money before = pit.in_float(pit.three_card);
    pit.win_round(pit.emil);
    const auto incident = pit.file(pit.three_card, Offence::exchange, {pit.emil});
    const Charge charge{incident, pit.emil, "cards under the table"};
    pit.must(pit.supervisor, ForfeitWager{charge, {1, 0, Wager::ante}});
    pit.must(pit.supervisor, ForfeitWager{charge, {1, 0, Wager::play}});
    EXPECT_EQ(dollars(80), chips(pit.emil));
    EXPECT_EQ(before + dollars(20), pit.in_float(pit.three_card));
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(100), chips(pit.emil));
    EXPECT_EQ(before, pit.in_float(pit.three_card));
}

// A lost wager cannot be forfeited.
TEST_F(Cases, ALostWagerIsNotForfeited) {
    pit.lose_round(pit.emil);
    const auto incident = pit.file(pit.three_card, Offence::exchange, {pit.emil});
    const Charge charge{incident, pit.emil, "cards under the table"};
    EXPECT_EQ("no_such_amount TCP 7.5.1(a)",
              refusal(pit, pit.supervisor, ForfeitWager{charge, {1, 0, Wager::ante}}));
}

// The winner has gone to the bar with the money, and then to the cage. [I-98]
TEST_F(Cases, MoneyThatHasLeftTheHouseIsOwedAndTheHouseBearsIt) {
    pit.win_round(pit.emil);
    pit.must(pit.emil, LeaveTable{pit.three_card, pit.emil});
    EXPECT_EQ(dollars(1'020), pit.wallet(pit.emil));
    pit.must(pit.cage, CashOut{pit.emil, dollars(1'010)});
    const Money house = pit.balance(ledger::the_house);
    std::vector<WinningsOwed> owed;
    pit.casino.watch([&](const CasinoState&, const Step& step, const EventMeta&) {
        if (const auto* const debt = std::get_if<WinningsOwed>(&step.event)) owed.push_back(*debt);
    });
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(Money{}, pit.wallet(pit.emil));
    EXPECT_EQ(dollars(10'000), pit.in_float(pit.three_card));
    EXPECT_EQ(house - dollars(10), pit.balance(ledger::the_house));
    const WinningsOwed ten{pit.three_card, 1, pit.emil, dollars(10), owed.at(0).clause};
    EXPECT_EQ(std::vector<WinningsOwed>{ten}, owed);
    EXPECT_TRUE(ten.clause.is_set());
}

// A player who has left is refunded to the wallet, even if the float has been emptied.
TEST_F(Cases, ARefundFollowsThePlayerAndTheHouseStandsForTheFloat) {
    pit.lose_round(pit.emil);
    pit.must(pit.emil, LeaveTable{pit.three_card, pit.emil});
    pit.must(pit.area_manager, ChangeFloat{pit.three_card, dollars(-10'015)});
    const Money house = pit.balance(ledger::the_house);
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(1'000), pit.wallet(pit.emil));
    EXPECT_EQ(Money{}, chips(pit.emil));
    EXPECT_EQ(Money{}, pit.in_float(pit.three_card));
    EXPECT_EQ(house - dollars(15), pit.balance(ledger::the_house));
}

// [TCP 11.2.3] [I-99]
TEST_F(Cases, WinningsAreHeldUntilTheInvestigationCloses) {
    pit.win_round(pit.emil);
    const auto incident = pit.file(pit.three_card, Offence::device_used, {pit.emil});
    const Charge charge{incident, pit.emil, "a computer in the shoe"};
    const ledger::Account liability{ledger::AccountKind::liability, pit.emil, 0};
    pit.must(pit.area_manager, HoldWinnings{charge, dollars(20)});
    const auto hold = pit.last();
    EXPECT_EQ(dollars(100), chips(pit.emil));
    EXPECT_EQ(dollars(20), pit.balance(liability));
    EXPECT_EQ("account_overdrawn I-98",
              refusal(pit, pit.area_manager, HoldWinnings{charge, dollars(5'000)}));
    // The amount is more than the player's chips at the table, but not more than all of the
    // player's money.
    pit.must(pit.area_manager, HoldWinnings{charge, dollars(200)});
    EXPECT_EQ(dollars(100), chips(pit.emil));
    EXPECT_EQ(dollars(700), pit.wallet(pit.emil));
    pit.must(pit.assistant, CloseHold{pit.last(), false, "won with the device"});
    pit.must(pit.assistant, CloseHold{hold, true, "won before"});
    EXPECT_EQ(dollars(720), pit.wallet(pit.emil));
    EXPECT_EQ(Money{}, pit.balance(liability));
}

// [TCP 11.2.2]
TEST_F(Cases, BarredPlayerMayNotPlayAndLosesTheSeat) {
    pit.must(pit.emil, TakeSeat{pit.three_card, 0, pit.emil});
    const auto incident = pit.file(pit.three_card, Offence::device_used, {pit.emil});
    pit.must(pit.area_manager, BarPlayer{{incident, pit.emil, "a computer"}, Reach::every_table});
    const auto bar = pit.last();
    const std::string barred = "sanction_in_force TCP 11.2.2";
    EXPECT_EQ(barred, refusal(pit, pit.emil, BuyChips{pit.three_card, dollars(10)}));
    EXPECT_EQ(
        barred,
        refusal(
            pit, pit.emil, ActInRound{pit.three_card, PlaceWager{0, Wager::ante, dollars(10)}, 0}));
    EXPECT_EQ(
        barred,
        refusal(pit,
                pit.dealer,
                ActInRound{pit.three_card, PlaceWager{0, Wager::ante, dollars(10)}, pit.emil}));
    pit.must(pit.dealer, LeaveTable{pit.three_card, pit.emil});
    EXPECT_EQ(dollars(1'000), pit.wallet(pit.emil));
    EXPECT_EQ(barred, refusal(pit, pit.dealer, TakeSeat{pit.three_card, 0, pit.emil}));
    pit.must(pit.area_manager, ReverseSanction{bar, "it was a hearing aid"});
    pit.must(pit.emil, TakeSeat{pit.three_card, 0, pit.emil});
}

// Wagers placed before the bar are played to the end.
TEST_F(Cases, ARoundThatIsOnIsPlayedToItsEndByABarredPlayer) {
    pit.act(pit.three_card, pit.emil, PlaceWager{0, Wager::ante, dollars(10)});
    const auto incident = pit.file(pit.three_card, Offence::device_used, {pit.emil});
    pit.must(pit.area_manager, BarPlayer{{incident, pit.emil, "a computer"}, Reach::this_table});
    pit.act(pit.three_card, pit.dealer, CloseBetting{});
    pit.act(pit.three_card, pit.dealer, Shuffle{});
    pit.act(pit.three_card, pit.dealer, Cut{20});
    pit.act(pit.three_card, pit.dealer, DealHands{card_list<52>("Kh Qs Kd 7c 8h 2d")});
    pit.act(pit.three_card, pit.dealer, AnnounceDecisions{});
    EXPECT_EQ("not_now TCP 5.4", refusal(pit, pit.dealer, LeaveTable{pit.three_card, pit.emil}));
    // Winnings cannot be held before they are paid. Chips can be held; wagers on the layout stay
    // there.
    pit.must(pit.area_manager, HoldWinnings{{incident, pit.emil, "a computer"}, dollars(80)});
    pit.act(pit.three_card, pit.emil, Decide{0, Decision::play, dollars(10)});
    pit.end_round();
    EXPECT_EQ(dollars(40), chips(pit.emil));
    pit.must(pit.dealer, LeaveTable{pit.three_card, pit.emil});
}

// [TCP 11.2.4] [TCP 11.2.5] [TCP 11.10]
TEST_F(Cases, ADeviceIsTakenAPersonDetainedHandedOverAndTheIncidentWithdrawn) {
    const auto incident = pit.file(pit.three_card, Offence::device_possessed, {pit.emil});
    const Charge charge{incident, pit.emil, "a computer"};
    pit.must(pit.area_manager, ConfiscateDevice{charge, "a black box", pit.supervisor});
    const auto taken = pit.last();
    EXPECT_EQ("no_such_person I-138",
              refusal(pit, pit.area_manager, ConfiscateDevice{charge, "another", 999}));
    const DetainPerson detain{charge, DetentionGround::prohibited_device, "office", 999};
    EXPECT_EQ("no_such_person I-138", refusal(pit, pit.area_manager, detain));
    pit.must(pit.area_manager,
             DetainPerson{charge, DetentionGround::prohibited_device, "office", pit.dealer});
    const auto detained = pit.last();
    pit.must(pit.supervisor, EndDetention{detained, "Constable Brown", "as asked"});
    EXPECT_EQ("sanction_in_force TCP 11.10",
              refusal(pit, pit.area_manager, WithdrawIncident{incident, "a phone"}));
    pit.must(pit.area_manager, ReverseSanction{taken, "handed back"});
    pit.must(pit.area_manager, WithdrawIncident{incident, "a phone"});
    EXPECT_EQ(
        "no_such_person I-138",
        refusal(
            pit, pit.dealer, FileIncident{pit.three_card, Offence::exchange, {999}, "somebody"}));
}

// A ruling pays one player and charges another; the regulator's review reverses it. [TCP 11.10]
// [I-120] [I-121]
TEST_F(Cases, ARulingMovesMoneyAndAReviewThatOverturnsItMovesItBack) {
    pit.lose_round(pit.emil);
    pit.must(pit.emil,
             OpenDispute{pit.three_card,
                         1,
                         pit.emil,
                         {pit.fay},
                         "the pair was mine",
                         DisputeSubject::reading_of_a_hand});
    const auto dispute = pit.last();
    pit.must(pit.dealer, AdviseComplainant{dispute});
    const RuleOnDispute ruling{dispute, "paid after all", {{pit.emil, dollars(40)}}};
    EXPECT_EQ(
        "not_their_money TCP 11.10",
        refusal(pit, pit.area_manager, RuleOnDispute{dispute, "so", {{pit.dealer, dollars(1)}}}));
    pit.must(pit.area_manager, ruling);
    EXPECT_EQ("ruling_final TCP 11.10", refusal(pit, pit.area_manager, ruling));
    EXPECT_EQ(dollars(120), chips(pit.emil));
    pit.must(pit.emil, LeaveTable{pit.three_card, pit.emil});
    pit.must(pit.fay, RequestReview{dispute, pit.fay, "he got too much"});
    const auto review = pit.last();
    EXPECT_EQ("VGCCC", find_review(pit.cases(), review)->requested.regulator);
    EXPECT_EQ(
        "not_offered I-120",
        refusal(
            pit, pit.area_manager, RecordAnswer{review, ReviewOutcome::stands, "R-7", "so", true}));
    pit.must(pit.area_manager,
             RecordAnswer{review, ReviewOutcome::overturned, "R-7", "the dealer had it"});
    EXPECT_EQ(dollars(980), pit.wallet(pit.emil));  // the stack has gone, the wallet pays
    EXPECT_EQ(
        "case_closed TCP 11.10",
        refusal(pit, pit.area_manager, RecordAnswer{review, ReviewOutcome::stands, "R-8", "so"}));
}

// The ruling moves money between two players, and none from the house. [I-120]
TEST_F(Cases, ARulingCanSettleBetweenPlayersOnly) {
    pit.buy_in(pit.three_card, pit.fay, dollars(50));
    const Money house = pit.balance(ledger::the_house);
    pit.must(pit.emil, OpenDispute{pit.three_card, 0, pit.emil, {pit.fay}, "my chips"});
    const auto dispute = pit.last();
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.must(
        pit.area_manager,
        RuleOnDispute{dispute, "seen on tape", {{pit.emil, dollars(15)}, {pit.fay, dollars(-15)}}});
    EXPECT_EQ(dollars(115), chips(pit.emil));
    EXPECT_EQ(dollars(35), chips(pit.fay));
    EXPECT_EQ(house, pit.balance(ledger::the_house));
}

// The regulator's answer reverses the outcome itself to the cent, even much later. [I-98] [I-120]
TEST_F(Cases, RegulatorsAnswerCanInvalidateTheWholeRound) {
    pit.lose_round(pit.emil);
    const auto dispute = pit.dispute(pit.three_card, 1, pit.emil);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.must(pit.area_manager, RuleOnDispute{dispute, "half of it", {{pit.emil, dollars(10)}}});
    EXPECT_EQ(dollars(90), chips(pit.emil));
    pit.must(pit.emil, RequestReview{dispute, pit.emil, "all of it"});
    const auto review = pit.last();
    for (int i = 0; i < 10; ++i) {
        pit.next_round();
        (i % 2 == 0) ? pit.win_round(pit.emil) : pit.lose_round(pit.emil);
    }
    EXPECT_EQ(dollars(90), chips(pit.emil));
    pit.must(pit.area_manager,
             RecordAnswer{review, ReviewOutcome::overturned, "R-9", "the cards were marked", true});
    EXPECT_EQ(dollars(100), chips(pit.emil));
    EXPECT_EQ(dollars(10'000), pit.in_float(pit.three_card));
}

// If another ruling invalidates the round, the money of the first ruling is moved back too.
TEST_F(Cases, ReviewOfARulingOnAnInvalidatedRoundMovesNothingTwice) {
    pit.lose_round(pit.emil);
    const auto dispute = pit.dispute(pit.three_card, 1, pit.emil);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.must(pit.area_manager, RuleOnDispute{dispute, "half of it", {{pit.emil, dollars(10)}}});
    pit.must(pit.area_manager, fraud_in(pit.three_card, 1));
    EXPECT_EQ(dollars(100), chips(pit.emil));
    pit.must(pit.emil, RequestReview{dispute, pit.emil, "for the record"});
    pit.must(pit.area_manager,
             RecordAnswer{pit.last(), ReviewOutcome::overturned, "R-3", "wrongly ruled"});
    EXPECT_EQ(dollars(100), chips(pit.emil));
}

// Play chips are not money: sanctions may be recorded about them, but no ruling moves them. [I-139]
TEST_F(Cases, NothingIsMovedAtAPracticeTable) {
    const TableId practice = pit.table("three_card", DealtBy::dealer, Chips::play);
    pit.must(pit.emil, TakePlayChips{dollars(500)});
    pit.buy_in(practice, pit.emil, dollars(100));
    pit.three_card = practice;
    pit.win_round(pit.emil);
    const auto incident = pit.file(practice, Offence::exchange, {pit.emil});
    const auto device = pit.file(practice, Offence::device_used, {pit.emil});
    const Charge charge{incident, pit.emil, "showed a card"};
    const std::string refused = "not_offered I-139";
    EXPECT_EQ(refused, refusal(pit, pit.area_manager, VoidWager{charge, {1, 0, Wager::ante}}));
    EXPECT_EQ(refused, refusal(pit, pit.supervisor, ForfeitWager{charge, {1, 0, Wager::ante}}));
    EXPECT_EQ(refused, refusal(pit, pit.area_manager, fraud_in(practice, 1)));
    EXPECT_EQ(
        refused,
        refusal(
            pit, pit.area_manager, HoldWinnings{{device, pit.emil, "a computer"}, dollars(20)}));
    const auto dispute = pit.dispute(practice, 1, pit.emil);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    EXPECT_EQ(
        refused,
        refusal(pit, pit.area_manager, RuleOnDispute{dispute, "paid", {{pit.emil, dollars(10)}}}));
    pit.must(pit.area_manager, RuleOnDispute{dispute, "noted", {}});
    pit.must(pit.area_manager, BarPlayer{charge, Reach::this_table});
    EXPECT_EQ(dollars(1'000 - 100), pit.wallet(pit.emil));
}

// [UTH 6.8(c)] [UTH 6.8(d)] [UTH 6.8(e)] [UTH 6.8(f)] [UTH 6.8(g)]
// [CH 6.8(c)] [CH 6.8(d)] [CH 6.8(e)] [CH 6.8(f)] [CH 6.8(g)]
TEST_F(Cases, DevicesInPerthAreRecordedUnderEveryLetterThatFits) {
    const Device calculator{.kind = DeviceKind::calculator};
    const Device computer{.kind = DeviceKind::computer, .can_analyse = true};
    const Device other{.kind = DeviceKind::other, .can_analyse = true, .can_change_play = true};
    for (const std::string book : {"UTH", "CH"}) {
        const TableId perth = pit.table(book == "UTH" ? "ultimate_holdem" : "crown_holdem");
        const auto letters = [&](const Device& device) {
            FileIncident filing{perth, Offence::device_used, {pit.emil}, "under the table"};
            filing.device = device;
            pit.must(pit.dealer, filing);
            std::string found;
            for (const Clause clause : pit.cases().incidents.back().filed.clauses)
                found += std::string(clause.id()) + " ";
            return found;
        };
        const std::string used = book + " 6.8(a) ";
        EXPECT_EQ(used + book + " 6.8(c) ", letters(calculator));
        EXPECT_EQ(used + book + " 6.8(d) " + book + " 6.8(f) ", letters(computer));
        EXPECT_EQ(used + book + " 6.8(e) " + book + " 6.8(f) " + book + " 6.8(g) ", letters(other));
    }
}

}  // namespace
}  // namespace baize::house
