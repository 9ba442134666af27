// Rulings at a poker table, where wagers are one pot and the game holds the stacks.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "house/workflows/rulings/poker_wagers.h"

namespace baize::house {
namespace {

InvalidateOutcome hand_falls(TableId table, std::uint64_t hand) {
    return {table, hand, InvalidationCause::fraud, true, "a marked deck"};
}

class PokerCases : public testing::Test {
  protected:
    Pit pit{};

    void SetUp() override { pit.open_holdem(); }

    void TearDown() override { expect_read_back(pit); }

    [[nodiscard]] Money chips(PersonId person) const { return pit.stack(pit.holdem, person); }

    [[nodiscard]] Money chip_box() const {
        return pit.balance({ledger::AccountKind::chip_box, pit.holdem, 0});
    }
};

// [CP 13.5.2] [CP 13.6]
TEST_F(PokerCases, FraudInMidHandIsReportedToTheGame) {
    pit.deal_hand();
    pit.in_turn(poker::Does::bet, dollars(40));
    const auto incident = pit.file(pit.holdem, Offence::device_used, {pit.emil});
    EXPECT_EQ("not_now CP 13.5.2", refusal(pit, pit.supervisor, hand_falls(pit.holdem, 1)));
    // The stack has been recorded with the hand.
    const Charge charge{incident, pit.emil, "a computer"};
    EXPECT_EQ("in_a_hand CP 6.11", refusal(pit, pit.assistant, HoldWinnings{charge, dollars(50)}));
    // Money in the wallet does not belong to the hand.
    pit.must(pit.assistant, HoldWinnings{charge, dollars(500)});
    EXPECT_EQ(dollars(300), pit.wallet(pit.emil));
    poker::Report report;
    report.what = poker::Irregularity::fraud;
    pit.must(pit.supervisor, ReportInHand{pit.holdem, report, {"a marked card", true}});
    EXPECT_EQ(dollars(200), chips(pit.emil));
    EXPECT_EQ(dollars(200), chips(pit.fay));
    pit.must(pit.assistant, HoldWinnings{charge, dollars(50)});
    EXPECT_EQ(dollars(150), chips(pit.emil));
    pit.play_hand();
}

// Pot and commission go back to the cent. [CP 13.6] [I-98]
TEST_F(PokerCases, InvalidatedHandIsReversedWithItsCommission) {
    pit.play_hand();
    EXPECT_NE(dollars(200), chips(pit.emil));
    EXPECT_TRUE(chip_box().is_positive());
    pit.must(pit.supervisor, hand_falls(pit.holdem, 1));
    EXPECT_EQ(dollars(200), chips(pit.emil));
    EXPECT_EQ(dollars(200), chips(pit.fay));
    EXPECT_EQ(Money{}, chip_box());
    poker::Report report;
    report.what = poker::Irregularity::fraud;
    EXPECT_NE(
        "done",
        refusal(pit, pit.supervisor, ReportInHand{pit.holdem, report, {"a marked card", true}}));
    pit.play_hand();  // with the stacks as they are now
}

// During the next hand the stacks cannot be changed, so the ruling is made between hands. [I-98]
// [CP 13.9]
TEST_F(PokerCases, AfterTheNextHandHasStartedADisputeDecidesBetweenHands) {
    pit.play_hand();
    const auto dispute = pit.dispute(pit.holdem, 1, pit.fay);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.deal_hand();
    EXPECT_EQ("rank_too_low I-98", refusal(pit, pit.supervisor, hand_falls(pit.holdem, 1)));
    EXPECT_EQ("in_a_hand CP 6.11", refusal(pit, pit.assistant, hand_falls(pit.holdem, 1)));
    EXPECT_EQ(
        "in_a_hand CP 6.11",
        refusal(
            pit, pit.area_manager, RuleOnDispute{dispute, "ten of it", {{pit.fay, dollars(10)}}}));
    pit.in_turn(poker::Does::fold);
    const Money second = chips(pit.emil) + chips(pit.fay) + chip_box();
    pit.must(pit.assistant, hand_falls(pit.holdem, 1));
    EXPECT_EQ(Money{}, chip_box());
    EXPECT_EQ(second, chips(pit.emil) + chips(pit.fay));
    EXPECT_EQ(dollars(400), chips(pit.emil) + chips(pit.fay));
    pit.play_hand();
}

// A player who has stood up pays or is paid through the wallet, because no chips are left at the
// seat.
TEST_F(PokerCases, AWinnerWhoHasStoodUpPaysFromTheWallet) {
    pit.play_hand();
    pit.must(pit.dealer, StandUp{pit.holdem, 0});
    pit.must(pit.dealer, StandUp{pit.holdem, 1});
    pit.must(pit.area_manager, EmptyChipBox{pit.holdem, chip_box()});
    pit.must(pit.supervisor, hand_falls(pit.holdem, 1));
    EXPECT_EQ(dollars(1'000), pit.wallet(pit.emil));
    EXPECT_EQ(dollars(1'000), pit.wallet(pit.fay));
    EXPECT_EQ(Money{}, chips(pit.emil));
    EXPECT_EQ(Money{}, chips(pit.fay));
}

// The book has no forfeiture: the wagers of a dead hand stay in the pot. [I-99]
TEST_F(PokerCases, WagersAreNotForfeitedToTheHouse) {
    pit.play_hand();
    const auto incident = pit.file(pit.holdem, Offence::exchange, {pit.emil});
    const Charge charge{incident, pit.emil, "showed a card"};
    EXPECT_EQ("not_in_this_book CP 13.10",
              refusal(pit, pit.assistant, ForfeitWager{charge, {1, 0, wager_at_poker}}));
}

// [CP 13.2.2]
TEST_F(PokerCases, NoHandIsDealtWhileABarredPlayerSitsThereAndStaffTakeTheSeatBack) {
    const auto incident = pit.file(pit.holdem, Offence::exchange, {pit.emil});
    pit.must(pit.assistant, BarPlayer{{incident, pit.emil, "showed a card"}, Reach::every_table});
    const std::string barred = "sanction_in_force CP 13.2.2";
    EXPECT_EQ(barred, refusal(pit, the_house_itself, OpenHand{pit.holdem, {}, {}}));
    EXPECT_EQ(barred, refusal(pit, pit.emil, AddChips{pit.holdem, 0, dollars(50)}));
    pit.must(pit.dealer, StandUp{pit.holdem, 0});
    EXPECT_EQ(dollars(1'000), pit.wallet(pit.emil));
    poker::Arrival again;
    again.player = pit.emil;
    again.chips = dollars(200);
    EXPECT_EQ(barred, refusal(pit, pit.emil, SitDown{pit.holdem, again}));
    pit.must(pit.emil, BuyChips{pit.three_card, dollars(10)});  // a game of another book
}

// [CP 13.10]
TEST_F(PokerCases, TheRulingOnADisputeIsTheAreaManagersAndFinal) {
    pit.play_hand();
    const auto dispute = pit.dispute(pit.holdem, 1, pit.emil);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    const RuleOnDispute ruling{dispute, "the pot stays", {}};
    EXPECT_EQ("rank_too_low CP 13.10", refusal(pit, pit.supervisor, ruling));
    EXPECT_EQ("words_missing CP 13.10",
              refusal(pit, pit.area_manager, RuleOnDispute{dispute, " \t", {}}));
    pit.must(pit.area_manager, ruling);
    for (const PersonId person : {pit.area_manager, pit.executive})
        EXPECT_EQ("ruling_final CP 13.10", refusal(pit, person, ruling));
}

// [CP 13.4] [CP 13.11]
TEST_F(PokerCases, AComplaintGoesToTheRegulatorAndComesBackWithThePot) {
    pit.play_hand();
    const Money box = chip_box();
    const PersonId loser = chips(pit.emil) < chips(pit.fay) ? pit.emil : pit.fay;
    const auto dispute = pit.dispute(pit.holdem, 1, loser);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.must(pit.area_manager, RuleOnDispute{dispute, "the pot stays", {}});
    pit.must(loser, EscalateComplaint{dispute, 0, loser, "the deck was marked"});
    const auto complaint = pit.last();
    EXPECT_EQ("already_done CP 13.11",
              refusal(pit, loser, RequestReview{dispute, loser, "and again"}));
    for (int i = 0; i < 10; ++i)
        pit.play_hand();
    const Money both = chips(pit.emil) + chips(pit.fay);
    const Money all_boxes = chip_box();
    pit.must(pit.area_manager,
             RecordAnswer{complaint, ReviewOutcome::overturned, "V-1", "it was", true});
    EXPECT_EQ(both + box, chips(pit.emil) + chips(pit.fay));
    EXPECT_EQ(all_boxes - box, chip_box());
    EXPECT_EQ("case_closed CP 13.11",
              refusal(pit,
                      pit.area_manager,
                      RecordAnswer{complaint, ReviewOutcome::overturned, "V-1", "so"}));
}

// A complaint may be about a table without a dispute, but only at a game of this book. [CP 13.11]
TEST_F(PokerCases, AComplaintNeedsNoDispute) {
    pit.must(pit.emil, EscalateComplaint{0, pit.holdem, pit.emil, "nobody listens"});
    pit.must(pit.area_manager,
             RecordAnswer{pit.last(), ReviewOutcome::overturned, "V-2", "they should"});
    EXPECT_EQ("not_in_this_book TCP 11.10",
              refusal(pit, pit.emil, EscalateComplaint{0, pit.three_card, pit.emil, "so"}));
    EXPECT_EQ("no_such_case I-120",
              refusal(pit, pit.emil, EscalateComplaint{77, 0, pit.emil, "so"}));
    EXPECT_EQ("no_such_table I-112",
              refusal(pit, pit.emil, EscalateComplaint{0, 77, pit.emil, "so"}));
}

// If a review overturns a finding of detrimental conduct, the bar based on it ends too. [CP 13.4]
TEST_F(PokerCases, OverturnedFindingBarsNoPlayer) {
    const auto finding = pit.file(pit.holdem, Offence::detrimental_conduct, {pit.emil});
    pit.must(pit.assistant, BarPlayer{{finding, pit.emil, "soft play"}, Reach::every_table});
    EXPECT_EQ("sanction_in_force CP 13.2.2",
              refusal(pit, pit.emil, AddChips{pit.holdem, 0, dollars(50)}));
    pit.must(pit.emil, RequestReview{finding, pit.emil, "I never did"});
    pit.must(pit.area_manager,
             RecordAnswer{pit.last(), ReviewOutcome::overturned, "V-3", "he never did"});
    pit.must(pit.emil, AddChips{pit.holdem, 0, dollars(50)});
}

}  // namespace
}  // namespace baize::house
