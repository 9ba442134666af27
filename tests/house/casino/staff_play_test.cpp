// Tests that staff may not play where they are on duty, and may play at other tables if the sign
// allows it.
#include <gtest/gtest.h>

#include "casino_kit.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class StaffAtPlay : public testing::Test {
  protected:
    StaffAtPlay() {
        for (const PersonId person : {house.dealer, house.supervisor, house.area_manager})
            house.must(house.cage, CashIn{person, dollars(1'000)});
    }

    TableId open(std::string_view game, DealtBy dealt_by, bool staff_may_play) {
        Sign sign = plain_sign(game, dealt_by);
        sign.staff_may_play = staff_may_play;
        return house.table(sign, dealt_by);
    }

    [[nodiscard]] Command sits(TableId table, PersonId person) const {
        if (poker_state(house.at(table)) != nullptr)
            return sit_down(table, person, 1, dollars(100), poker::Choice::wait);
        return TakeSeat{table, 1, person};
    }

    House house{};
    PersonId dora = house.staff("Dora", Role::dealer);
};

// [I-142]
TEST_F(StaffAtPlay, StaffMayNotSitDownOrBuyChipsByDefault) {
    for (const std::string_view game : {"three_card", "ultimate_holdem", "holdem"}) {
        for (const DealtBy dealt_by : {DealtBy::house, DealtBy::dealer}) {
            const TableId table = open(game, dealt_by, false);
            for (const PersonId person : {house.dealer, house.supervisor, house.area_manager}) {
                EXPECT_EQ("not_a_player I-142", words(house.refused(person, sits(table, person))))
                    << game;
                EXPECT_EQ("not_a_player I-142",
                          words(house.refused(person, JoinList{table, person})));
            }
            if (game == "holdem") continue;
            EXPECT_EQ("not_a_player I-142",
                      words(house.refused(house.dealer, BuyChips{table, dollars(50)})));
        }
    }
}

// [I-142]
TEST_F(StaffAtPlay, DealerMayPlayBySettingWhileAnotherDeals) {
    for (const std::string_view game : {"three_card", "holdem"}) {
        const TableId table = open(game, DealtBy::dealer, true);
        EXPECT_EQ("not_a_player I-142",
                  words(house.refused(house.dealer, sits(table, house.dealer))))
            << "nobody is in charge, so every dealer is on duty";
        house.must(house.supervisor, PutDealer{table, house.dealer});
        EXPECT_EQ("not_a_player I-142",
                  words(house.refused(house.dealer, sits(table, house.dealer))));
        house.must(house.supervisor, PutDealer{table, dora});
        house.must(house.dealer, sits(table, house.dealer));
        EXPECT_EQ("seated_already I-142",
                  words(house.refused(house.supervisor, PutDealer{table, house.dealer})));
        EXPECT_EQ("not_a_player I-142",
                  words(house.refused(house.supervisor, sits(table, house.supervisor))));
        house.must(house.supervisor, PutDealer{table, 0});
    }
}

// [I-142]
TEST_F(StaffAtPlay, DealerWhoMayPlayWagersLikeAnyPlayer) {
    const TableId table = open("three_card", DealtBy::house, true);
    house.must(house.dealer, TakeSeat{table, 1, house.dealer});
    house.must(house.dealer, BuyChips{table, dollars(100)});
    HouseDealer dealing(3);
    dealing.run(house, table);
    house.must(house.dealer,
               ActInRound{table, PlaceWager{1, Wager::ante, dollars(5), Tender::chips}, 0});
    EXPECT_EQ(house.dealer, house.round(table).boxes[1].owner[index(Wager::ante)]);
    expect_read_back(house);
}

// During a round no player in it becomes staff, who would then deal or be dealt in. [I-142]
TEST_F(StaffAtPlay, APersonWithAWagerOrAHandIsNotMadeStaffUntilTheRoundIsOver) {
    const TableId table = open("ultimate_holdem", DealtBy::dealer, false);
    const PersonId ann = house.player("Ann", dollars(1'000));
    house.must(ann, BuyChips{table, dollars(100)});  // no seat: Perth lets people stand
    house.must(ann, ActInRound{table, PlaceWager{1, Wager::ante, dollars(5)}, 0});
    const Appoint dealer{ann, Role::dealer, Office::none};
    const Appoint cage{ann, Role::player, Office::cage};
    EXPECT_EQ("still_plays I-142", words(house.refused(house.executive, dealer)));
    EXPECT_EQ("still_plays I-142", words(house.refused(house.executive, cage)));
    house.must(ann, ActInRound{table, PlaceWager{1, Wager::ante, Money{}}, 0});
    house.must(house.executive, dealer);
    const TableId hand = open("holdem", DealtBy::house, false);
    std::array<PersonId, 2> players{};
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i] = house.player("Player " + std::to_string(i), dollars(1'000));
        const auto seat = static_cast<poker::Seat>(i);
        house.must(players[i], sit_down(hand, players[i], seat, dollars(100)));
    }
    HouseDealer(3).run(house, hand);
    ASSERT_EQ(poker::Phase::betting, house.hand(hand).phase);
    EXPECT_EQ(
        "still_plays I-142",
        words(house.refused(house.executive, Appoint{players[0], Role::supervisor, Office::none})));
    expect_read_back(house);
}

// A dealer with wagers there cannot take charge of the table, also not when the dealer in charge
// leaves it. [I-142]
TEST_F(StaffAtPlay, ADealerWithAWagerIsNotPutInCharge) {
    const TableId table = open("ultimate_holdem", DealtBy::dealer, true);
    house.must(house.supervisor, PutDealer{table, house.dealer});
    house.must(house.cage, CashIn{dora, dollars(1'000)});
    house.must(dora, BuyChips{table, dollars(100)});
    house.must(dora, ActInRound{table, PlaceWager{1, Wager::ante, dollars(5)}, 0});
    EXPECT_EQ("still_plays I-142", words(house.refused(house.supervisor, PutDealer{table, dora})));
    EXPECT_EQ("still_plays I-142", words(house.refused(house.supervisor, PutDealer{table, 0})));
    EXPECT_EQ(Reason::rank_too_low,
              house.refused(dora, ActInRound{table, CloseBetting{}, 0}).reason);
    house.must(dora, ActInRound{table, PlaceWager{1, Wager::ante, Money{}}, 0});
    house.must(house.supervisor, PutDealer{table, dora});
    // The dealer in charge cannot become a player: another dealer takes the table over first.
    const Appoint player{dora, Role::player, Office::none};
    EXPECT_EQ("deals_elsewhere I-142", words(house.refused(house.executive, player)));
    house.must(house.executive, Appoint{dora, Role::supervisor, Office::none});
    house.must(house.executive, Appoint{dora, Role::dealer, Office::none});
    EXPECT_EQ("not_a_player I-142",
              words(house.refused(house.supervisor, HoldSeat{table, 2, dora})));
    expect_read_back(house);
}

// A seated player who becomes staff plays no more. [I-142]
TEST_F(StaffAtPlay, APlayerWhoBecomesStaffIsNeitherTakenWagersFromNorDealtIn) {
    const TableId round = open("three_card", DealtBy::house, false);
    const TableId hand = open("holdem", DealtBy::house, false);
    const PersonId ann = house.player("Ann", dollars(1'000));
    const PersonId ben = house.player("Ben", dollars(1'000));
    const PersonId cleo = house.player("Cleo", dollars(1'000));
    house.must(ann, TakeSeat{round, 1, ann});
    house.must(ann, BuyChips{round, dollars(100)});
    for (const PersonId person : {ann, ben, cleo})
        house.must(person,
                   sit_down(hand, person, static_cast<poker::Seat>(person - ann), dollars(100)));
    house.must(house.executive, Appoint{ann, Role::dealer, Office::none});
    EXPECT_EQ(
        "not_a_player I-142",
        words(house.refused(ann, ActInRound{round, PlaceWager{1, Wager::ante, dollars(5)}, 0})));
    HouseDealer dealing(3);
    dealing.run(house, hand);
    EXPECT_EQ(0U, poker_state(house.at(hand))->orbit.seats[0].player) << "stood up by the house";
    EXPECT_EQ(Money{}, house.stack(hand, ann));
    EXPECT_NE(poker::Phase::over, house.hand(hand).phase) << "the others play";
    expect_read_back(house);
}

// A player handles no cards: Dora sits where another dealer is in charge. [I-142]
TEST_F(StaffAtPlay, SeatedDealerMayNotActAsDealerThere) {
    const TableId table = open("holdem", DealtBy::dealer, true);
    house.must(house.dealer, SignCommand(PutDealer{table, house.dealer}));
    house.must(house.cage, CashIn{dora, dollars(1'000)});
    EXPECT_EQ("another_deals I-142", words(house.refused(dora, ConfirmShuffle{table})));
    const PersonId ann = house.player("Ann", dollars(1'000));
    house.must(ann, sit_down(table, ann, 2, dollars(100), poker::Choice::wait));
    house.must(dora, sits(table, dora));
    EXPECT_EQ(Reason::rank_too_low, house.refused(dora, ConfirmShuffle{table}).reason);
    EXPECT_EQ(Reason::rank_too_low, house.refused(dora, MarkAbsent{table, ann}).reason);
    house.must(house.dealer, ConfirmShuffle{table});
    expect_read_back(house);
}

// No person rules on a game of their own: Ann is made a supervisor while she has a seat. [I-142]
TEST_F(StaffAtPlay, PlayerWhoBecomesStaffMayNotRuleAtHerTable) {
    const TableId table = open("caribbean_stud", DealtBy::dealer, false);
    const TableId other = open("caribbean_stud", DealtBy::dealer, false);
    const PersonId ann = house.player("Ann", dollars(1'000));
    house.must(ann, TakeSeat{table, 1, ann});
    house.must(ann, BuyChips{table, dollars(100)});
    house.must(house.executive, Appoint{ann, Role::area_manager, Office::none});
    const auto deck = [&](TableId at) {
        return find_cards(house.casino.state().cards, at)->decks.front().number;
    };
    EXPECT_EQ(Reason::rank_too_low,
              house.refused(ann, OrderCount{table, deck(table), "bent"}).reason);
    const PersonalLimits own{.box = 1, .player = ann, .maximum = dollars(5'000)};
    EXPECT_EQ("not_a_player I-142", words(house.refused(ann, AgreeLimits{table, own})));
    house.must(ann, OrderCount{other, deck(other), "bent"});
    house.must(ann, LeaveTable{table, ann});
    house.must(ann, OrderCount{table, deck(table), "bent"});
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
