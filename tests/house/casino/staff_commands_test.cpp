// Tests commands by which a seated member of staff could gain an advantage, or rule on their own
// game.
#include "house/workflows/people/staff_commands.h"

#include <gtest/gtest.h>

#include "case_kit.h"
#include "house_dealer.h"
#include "live_poker.h"

namespace baize::house {
namespace {

constexpr const char* not_staff = "not_a_player I-142";

Appoint as_supervisor(PersonId person) {
    return {person, Role::supervisor, Office::none};
}

// Ann, Ben and Cleo sit at a live table of poker, and Ann is made a supervisor.
class SeatedSupervisor : public LivePoker, public ::testing::Test {
  protected:
    SeatedSupervisor() : ann(in_seat(0)) {
        must(ann, SitOut{live, 0});
        must(executive, as_supervisor(ann));
    }

    void expect_refused(PersonId by, const Command& command) {
        EXPECT_EQ(not_staff, words(refused(by, command)));
    }

    PersonId ann;
};

// [I-142]
TEST_F(SeatedSupervisor, CannotGainFromASeatThroughAnyCommand) {
    std::array<poker::SideWager, poker::seats_max> on_red{};
    on_red[0] = {dollars(5), poker::Colour::red};
    for (const PersonId by : {ann, dealer}) {
        expect_refused(by, AddChips{live, 0, dollars(50)});
        expect_refused(by, ComeBack{live, 0, poker::Choice::post});
        expect_refused(by, MoveSeat{live, 0, 5});
        expect_refused(by, AskForSeat{live, ann, SeatIndex(5)});
        expect_refused(by, HoldSeat{live, 5, ann});
        expect_refused(by, JoinList{live, ann});
        expect_refused(by, WishForHand{live, 0, {}, dollars(4)});
        expect_refused(by, OpenHand{live, on_red, {}});
        expect_refused(by, OpenHand{live, {}, {{SeatIndex(0), dollars(4)}}});
        expect_refused(by, DrawForSeat{live, 5, {{ann, "As"_card}, {in_seat(1), "2c"_card}}});
    }
    EXPECT_EQ(dollars(200), stack(live, ann));
    // Commands that end her play are still accepted.
    must(ann, MarkAbsent{live, ann});
    must(ann, MarkBack{live, ann});
    must(ann, StandUp{live, 0});
    EXPECT_EQ(dollars(1'000), wallet(ann));
    expect_refused(ann, sit_down(live, ann, 0, dollars(100)));
    expect_read_back(*this);
}

// [I-142]
TEST_F(SeatedSupervisor, GetsNoChipsWagerOrOtherSeatAtAMelbourneGame) {
    const TableId table = this->table("three_card", DealtBy::dealer);
    const PersonId dina = player("Dina", dollars(1'000));
    must(dina, TakeSeat{table, 1, dina});
    must(dina, BuyChips{table, dollars(100)});
    must(executive, as_supervisor(dina));
    const PlaceWager ante{1, Wager::ante, dollars(5), Tender::chips};
    for (const PersonId by : {dina, dealer}) {
        expect_refused(by, ChangeSeat{table, 2, dina});
        expect_refused(by, HoldSeat{table, 2, dina});
        expect_refused(by, ConvertCash{table, dina, dollars(50)});
        expect_refused(by, ActInRound{table, ante, dina});
        expect_refused(by, PlaceWagers{table, {ante}, dina});
    }
    expect_refused(dina, BuyChips{table, dollars(50)});
    expect_refused(dina, PlaceWagers{table, {ante}, 0});
    const PersonalLimits own{.box = 1, .player = dina, .maximum = dollars(5'000)};
    expect_refused(area_manager, AgreeLimits{table, own});
    must(dina, LeaveTable{table, dina});
    EXPECT_EQ(dollars(1'000), wallet(dina));
    expect_read_back(*this);
}

// A dealer also comes on duty when no dealer is in charge of the table any more. [I-142]
TEST_F(SeatedSupervisor, IsFollowedByADealerWhenTheOneInChargeLeaves) {
    Sign sign = plain_sign("holdem", DealtBy::dealer);
    sign.staff_may_play = true;
    const TableId other = table(sign, DealtBy::dealer);
    const PersonId dora = staff("Dora", Role::dealer);
    must(cage, CashIn{dora, dollars(1'000)});
    must(supervisor, PutDealer{other, dealer});
    must(dora, sit_down(other, dora, 3, dollars(100)));
    must(dora, AddChips{other, 3, dollars(50)});
    must(supervisor, PutDealer{other, 0});
    expect_refused(dora, AddChips{other, 3, dollars(50)});
    expect_refused(dora, MoveSeat{other, 3, 4});
}

// [I-142] [CP 8.9.3]
TEST_F(SeatedSupervisor, SitsOutWhileTheOthersAreDealtTheirHands) {
    must(executive, Appoint{ann, Role::player, Office::none});
    must(ann, ComeBack{live, 0, poker::Choice::wait});
    must(executive, as_supervisor(ann));
    open();
    EXPECT_EQ((poker::SeatSet{1, 2}), hand(live).dealt_in);
    EXPECT_EQ(dollars(200), stack(live, ann));
    EXPECT_TRUE(poker_state(at(live))->orbit.seats[0].away);
    expect_read_back(*this);
}

// [I-142] [CP 8.4]
TEST_F(SeatedSupervisor, LeavesNoHandToOnePlayerAlone) {
    must(in_seat(1), StandUp{live, 1});
    prepare_deck();
    EXPECT_EQ("too_few_players CP 8.4", words(refused(dealer, OpenHand{live, {}, {}})));
}

// The hand is dealt again to the same players: Ben is in it. [I-142] [CP 9.1.1]
TEST_F(SeatedSupervisor, IsNotMadeOutOfAPlayerWhoseHandIsToBeDealtAgain) {
    const PersonId ben = in_seat(1);
    open();
    poker::Report report;
    report.what = poker::Irregularity::not_cut;
    must(dealer, ReportInHand{live, report});
    ASSERT_TRUE(hand(live).deal_again);
    EXPECT_EQ("still_plays I-142", words(refused(executive, as_supervisor(ben))));
    open();
    EXPECT_EQ("still_plays I-142", words(refused(executive, as_supervisor(ben))));
}

// A person above a dealer who sits at a table has no rank over its cases, claims and notices, which
// commands name by their own number. [I-142]
TEST_F(SeatedSupervisor, HasNoRankOverCasesAndListsOfTheOwnTable) {
    must(executive, Appoint{ann, Role::assistant_casino_manager, Office::none});
    const PersonId ben = in_seat(1);
    must(ben, OpenDispute{live, 0, ben, {}, "my chips"});
    const CaseNumber dispute = casino.state().cases.disputes.back().opened.number;
    must(dealer, AdviseComplainant{dispute});
    const Command ruling = RuleOnDispute{dispute, "so be it", {}};
    EXPECT_EQ(Reason::rank_too_low, refused(ann, ruling).reason);
    const PersonId eve = enrol("Eve");
    EXPECT_EQ(Reason::rank_too_low, refused(ann, JoinList{live, eve}).reason);
    must(area_manager,
         FileIncident{live, Offence::detrimental_conduct, {ben}, "shouts", {}, false, {}});
    const CaseNumber incident = casino.state().cases.incidents.back().filed.number;
    const Command bar = BarPlayer{{incident, ben, "for today"}, Reach::every_table};
    EXPECT_EQ(Reason::rank_too_low, refused(ann, bar).reason);
    EXPECT_EQ(Reason::rank_too_low, refused(ann, WithdrawIncident{incident, "no"}).reason);
    must(ann, StandUp{live, 0});
    must(ann, ruling);
    must(ann, bar);
    must(ann, JoinList{live, eve});
    const CaseNumber sanction = casino.state().cases.sanctions.back().imposed.number;
    must(ann, ReverseSanction{sanction, "enough"});
    expect_read_back(*this);
}

// A supervisor with a seat and chips does not delay a round, even if the others may take long to
// wager. [I-142]
TEST(SeatedStaff, AreNotWaitedForWhereTheHouseDeals) {
    House house;
    Sign sign = plain_sign("three_card", DealtBy::house);
    std::get<HouseTerms>(sign.terms).decision_seconds = 0;
    const TableId table = house.table(sign, DealtBy::house);
    const PersonId ann = house.player("Ann", dollars(1'000));
    const PersonId ben = house.player("Ben", dollars(1'000));
    for (const PersonId person : {ann, ben}) {
        house.must(person, TakeSeat{table, static_cast<std::uint8_t>(person - ann), person});
        house.must(person, BuyChips{table, dollars(100)});
    }
    house.must(house.executive, as_supervisor(ann));
    HouseDealer dealing(7);
    dealing.run(house, table);
    house.must(ben, ActInRound{table, PlaceWager{1, Wager::ante, dollars(5), Tender::chips}, 0});
    house.must(ben, FinishWagers{table});
    dealing.run(house, table);
    EXPECT_EQ(Phase::deciding, house.round(table).phase);
    expect_read_back(house);
}

// Perth allows wagers without a seat. A dealer who may play can do the same, with single wagers or
// several at once. [I-142] [UTH 3.1]
TEST(StandingDealer, BeginsWithOneWagerOrWithSeveralAtOnce) {
    for (const bool at_once : {false, true}) {
        House house;
        Sign sign = plain_sign("ultimate_holdem", DealtBy::dealer);
        sign.staff_may_play = true;
        const TableId table = house.table(sign, DealtBy::dealer);
        const PersonId dora = house.staff("Dora", Role::dealer);
        house.must(house.cage, CashIn{dora, dollars(1'000)});
        house.must(house.supervisor, PutDealer{table, house.dealer});
        house.must(dora, BuyChips{table, dollars(100)});
        const PlaceWager ante{1, Wager::ante, dollars(5), Tender::chips};
        const PlaceWager blind{1, Wager::blind, dollars(5), Tender::chips};
        if (at_once) {
            house.must(dora, PlaceWagers{table, {ante, blind}, 0});
        } else {
            house.must(dora, ActInRound{table, ante, dora});
        }
        EXPECT_EQ(dora, house.round(table).boxes[1].owner[index(Wager::ante)]);
        expect_read_back(house);
    }
}

}  // namespace
}  // namespace baize::house
