// Staff and their own money: a person who has, or had, a wager, a prize or a payment in a matter
// does not decide about it, seated there or not. [I-142]
#include <gtest/gtest.h>

#include "case_kit.h"
#include "jackpot_kit.h"

namespace baize::house {
namespace {

constexpr std::string_view full_house = "Ah Ad As Kh Kd";
constexpr std::string_view own_royal = "Ts Js Qs Ks As";
constexpr std::string_view losing_dealer = "2d 3d 5h 8h Tc";

// Emil has lost a round of Three Card Poker; the next one is open and he is no longer there.
class OwnMoney : public testing::Test {
  protected:
    OwnMoney() {
        house.buy_in(house.three_card, house.emil, dollars(100));
        house.lose_round(house.emil);
        house.next_round();
    }

    void leave_and_become(Role rank) {
        house.must(house.emil, LeaveTable{house.three_card, house.emil});
        house.must(house.executive, Appoint{house.emil, rank, Office::none});
    }

    [[nodiscard]] std::string refusal_of(PersonId person, const Command& command) {
        return refusal(house, person, command);
    }

    [[nodiscard]] InvalidateOutcome falls(TableId table) const {
        return {table, 1, InvalidationCause::fraud, true, "a marked card"};
    }

    Pit house{};
};

// [I-142] [TCP 11.3.2]
TEST_F(OwnMoney, LoserOfARoundDoesNotInvalidateIt) {
    leave_and_become(Role::area_manager);
    EXPECT_EQ("rank_too_low TCP 11.3.2", refusal_of(house.emil, falls(house.three_card)));
    house.must(house.area_manager, falls(house.three_card));
    EXPECT_EQ(dollars(1'000), house.wallet(house.emil));
    expect_read_back(house);
}

// Another person of the cage does. [I-142] [I-138]
TEST_F(OwnMoney, PersonOfTheCageDoesNotTakeOrPayCashForThemselves) {
    const Money before = house.wallet(house.cage);
    EXPECT_EQ("rank_too_low I-142", refusal_of(house.cage, CashIn{house.cage, dollars(50)}));
    const PersonId other = house.player("Olga", Money{});
    house.must(house.executive, Appoint{other, Role::player, Office::cage});
    house.must(other, CashIn{house.cage, dollars(50)});
    EXPECT_EQ("rank_too_low I-142", refusal_of(house.cage, CashOut{house.cage, dollars(50)}));
    EXPECT_EQ(before + dollars(50), house.wallet(house.cage));
    house.must(other, CashOut{house.cage, dollars(50)});
    EXPECT_EQ(before, house.wallet(house.cage));
    expect_read_back(house);
}

// At poker too. [I-142] [CP 13.5]
TEST_F(OwnMoney, PlayerOfAHandDoesNotInvalidateIt) {
    house.open_holdem();
    house.play_hand();
    const poker::Seat seat = 0;
    house.must(house.emil, StandUp{house.holdem, seat});
    house.must(house.emil, LeaveTable{house.three_card, house.emil});
    house.must(house.executive, Appoint{house.emil, Role::assistant_casino_manager, Office::none});
    EXPECT_EQ(Reason::rank_too_low, house.refused(house.emil, falls(house.holdem)).reason);
    house.must(house.assistant, falls(house.holdem));
    expect_read_back(house);
}

// Neither the complainant nor another party decides. [I-142] [TCP 11.10]
TEST_F(OwnMoney, PartyToADisputeDoesNotRuleOnIt) {
    house.must(house.emil,
               OpenDispute{house.three_card, 1, house.emil, {house.fay}, "not my hand"});
    const CaseNumber number = house.last();
    house.must(house.dealer, AdviseComplainant{number});
    leave_and_become(Role::area_manager);
    house.must(house.executive, Appoint{house.fay, Role::area_manager, Office::none});
    const RuleOnDispute own{number, "mine", {{house.emil, dollars(5)}}};
    EXPECT_EQ("rank_too_low TCP 11.10", refusal_of(house.emil, own));
    EXPECT_EQ("rank_too_low TCP 11.10", refusal_of(house.fay, own));
    EXPECT_EQ("rank_too_low TCP 11.10",
              refusal_of(house.area_manager,
                         RuleOnDispute{number, "mine", {{house.area_manager, dollars(5)}}}));
    house.must(house.area_manager, own);
    EXPECT_EQ(dollars(985), house.wallet(house.emil));
    // The answer of the regulator moves the money again.
    house.must(house.emil, RequestReview{number, house.emil, "no"});
    const RecordAnswer answer{house.last(), ReviewOutcome::overturned, "VGCCC 1", "it goes back"};
    EXPECT_EQ(Reason::rank_too_low, house.refused(house.emil, answer).reason);
    house.must(house.area_manager, answer);
    expect_read_back(house);
}

// They play nowhere, so they have no complaint as patrons. [I-142] [TCP 11.10]
TEST_F(OwnMoney, StaffAboveDealerDoNotComplainWithoutAWager) {
    const auto complaint = [&](std::uint64_t round, PersonId who, std::vector<PersonId> others) {
        return OpenDispute{house.three_card, round, who, std::move(others), "I was not paid"};
    };
    for (const PersonId person : {house.supervisor, house.area_manager}) {
        for (std::uint64_t round = 0; round < 2; ++round) {
            EXPECT_EQ("not_a_player I-142", refusal_of(person, complaint(round, person, {})));
            EXPECT_EQ("not_a_player I-142",
                      refusal_of(house.emil, complaint(round, house.emil, {person})));
        }
    }
    leave_and_become(Role::supervisor);  // and had a wager in round 1
    EXPECT_EQ("not_a_player I-142", refusal_of(house.emil, complaint(0, house.emil, {})));
    house.must(house.emil, complaint(1, house.emil, {}));
    expect_read_back(house);
}

// [I-142] [I-99]
TEST_F(OwnMoney, AccusedPersonDoesNotDecideAboutTheSanction) {
    house.win_round(house.emil);
    house.next_round();
    const CaseNumber incident = house.file(house.three_card, Offence::device_used, {house.emil});
    const Charge charge{incident, house.emil, "as seen"};
    house.must(house.assistant, HoldWinnings{charge, dollars(20)});
    const CloseHold release{house.last(), true, "nothing was found"};
    leave_and_become(Role::executive);
    for (const Command& command : {Command(release),
                                   Command(WithdrawIncident{incident, "a mistake"}),
                                   Command(VoidWager{charge, {2, 0, Wager::ante}}),
                                   Command(HoldWinnings{charge, dollars(5)})})
        EXPECT_EQ(Reason::rank_too_low, house.refused(house.emil, command).reason);
    house.must(house.executive, release);
    expect_read_back(house);
}

// A player who won at a jackpot table is put on the staff.
class OwnPrize : public testing::Test {
  protected:
    void win(std::string_view hand) {
        house.seal(table, {{{0, hand}}, losing_dealer, {}});
        house.bet(table, 0, rosa, dollars(1));
        house.play(table);
        house.next(table);
        house.must(rosa, LeaveTable{table, rosa});
    }

    void become(Role rank) { house.must(house.executive, Appoint{rosa, rank, Office::none}); }

    JackpotHouse house{};
    TableId table = house.jackpot_table("caribbean_stud");
    PersonId rosa = house.guest("Rosa", {table});
};

// [I-142] [CS 10.1.2]
TEST_F(OwnPrize, DealerDoesNotPayIt) {
    win(full_house);
    become(Role::dealer);
    const PayClaim pay{house.claim().id};
    EXPECT_EQ("rank_too_low CS 10.1.2", refusal(house, rosa, pay));
    house.done(house.dealer, MeterCommand(pay));
    house.expect_same_when_read();
}

// [I-142] [CS 10.1.1]
TEST_F(OwnPrize, ManagerDoesNotDetermineOrVoidIt) {
    win(own_royal);
    become(Role::assistant_casino_manager);
    const std::uint64_t claim = house.claim().id;
    const ConfirmClaim confirm{claim, ClaimStep::payout_determined};
    EXPECT_EQ("rank_too_low CS 10.1.1", refusal(house, rosa, confirm));
    EXPECT_EQ("rank_too_low CS 14.3",
              refusal(house, rosa, VoidClaim{claim, VoidCause::invalidated, {}}));
    house.done(house.assistant, MeterCommand(confirm));
    EXPECT_EQ("rank_too_low CS 10.1.2", refusal(house, rosa, PayClaim{claim}));
    house.done(house.dealer, MeterCommand(PayClaim{claim}));
    house.expect_same_when_read();
}

}  // namespace
}  // namespace baize::house
