// Tests seats that their players do not use, at tables that the house deals.
#include <gtest/gtest.h>

#include "house/seating/seating.h"
#include "house/seating/waiting.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class SeatUse : public testing::Test {
  protected:
    void take(PersonId person, SeatNumber seat) {
        house.must(person, SeatingCommand(TakeSeat{table, seat, person}));
    }

    void buy(PersonId person, Money amount) {
        house.must(person, BankedCommand(BuyChips{table, amount}));
    }

    [[nodiscard]] PersonId sitter(SeatNumber seat) const {
        return table_of(house.casino.state().seating, table)->places[seat].sitter.person;
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = house.table("three_card");
    PersonId ann = house.player("Ann", dollars(1'000));
    PersonId ben = house.player("Ben", dollars(1'000));
};

// [I-144]
TEST_F(SeatUse, SeatWithoutChipsIsLostAfterAMinute) {
    take(ann, 0);
    take(ben, 1);
    buy(ben, dollars(50));
    EXPECT_EQ("seat_in_use I-144",
              words(house.refused(house.supervisor, SeatingCommand(ReleaseSeat{table, 0}))));
    house.pass(Span::of_seconds(59));
    dealer.run(house, table);
    EXPECT_EQ(ann, sitter(0));
    EXPECT_EQ("rank_too_low I-144",
              words(house.refused(ben, SeatingCommand(ReleaseSeat{table, 0}))));
    EXPECT_EQ(house.now + Span::of_seconds(1),
              next_check(house.casino.state(), house.at(table), house.now));
    house.pass(Span::of_seconds(1));
    dealer.run(house, table);
    EXPECT_EQ(0U, sitter(0));
    EXPECT_EQ(ben, sitter(1));
    EXPECT_EQ("seat_in_use I-144",
              words(house.refused(house.supervisor, SeatingCommand(ReleaseSeat{table, 1}))));
    // The person may sit there again only with chips, or after some time.
    const SeatingCommand again(TakeSeat{table, 0, ann});
    EXPECT_EQ("chips_first I-144", words(house.refused(ann, again)));
    house.pass(Span::of_minutes(9));
    EXPECT_EQ(Money{}, house.stack(table, ann));
    house.must(ann, again);
    expect_read_back(house);
}

// A player needs chips for the smallest wager to keep a seat; a cent is not enough. [I-144]
TEST_F(SeatUse, SeatWithTooFewChipsForAWagerIsLostAndTheChipsGoBack) {
    take(ann, 0);
    take(ben, 1);
    buy(ann, dollars(5) - Money::of_cents(1));
    buy(ben, dollars(5));
    const Money wallet = house.wallet(ann);
    house.pass(Span::of_minutes(1));
    dealer.run(house, table);
    EXPECT_EQ(0U, sitter(0));
    EXPECT_EQ(ben, sitter(1));
    EXPECT_EQ(Money{}, house.stack(table, ann));
    EXPECT_EQ(wallet + dollars(5) - Money::of_cents(1), house.wallet(ann));
    expect_read_back(house);
}

// The same happens when the house takes the seat and when the player leaves in time. [I-144]
TEST_F(SeatUse, SeatIsNotKeptByLeavingAndTakingItAgain) {
    take(ann, 0);
    house.must(ann, SeatingCommand(LeaveTable{table, ann}));
    EXPECT_EQ("chips_first I-144",
              words(house.refused(ann, SeatingCommand(TakeSeat{table, 2, ann}))));
    buy(ann, dollars(50));
    take(ann, 2);
    house.must(ann, SeatingCommand(LeaveTable{table, ann}));
    take(ann, 2);  // Ann has played with chips, so she may leave and sit down again
    expect_read_back(house);
}

// Fewer chips than the smallest wager make no difference. [I-144]
TEST_F(SeatUse, TooFewChipsDoNotKeepASeatTakenWithoutChips) {
    take(ann, 0);
    buy(ann, Money::of_cents(1));
    house.pass(Span::of_minutes(1));
    dealer.run(house, table);
    EXPECT_EQ(0U, sitter(0));
    const SeatingCommand again(TakeSeat{table, 0, ann});
    EXPECT_EQ("chips_first I-144", words(house.refused(ann, again)));
    buy(ann, dollars(5));
    house.must(ann, again);
    expect_read_back(house);
}

// A person joins the list while seats are free and goes away: the house calls, and after the
// timeout other people may sit down. [I-111]
TEST_F(SeatUse, WaitingListDoesNotBlockFreeSeats) {
    const ListId list = table_of(house.casino.state().seating, table)->list;
    house.must(ann, SeatingCommand(JoinList{list, ann}));
    EXPECT_EQ("others_first I-111",
              words(house.refused(ben, SeatingCommand(TakeSeat{table, 0, ben}))));
    dealer.run(house, table);
    const auto& places = table_of(house.casino.state().seating, table)->places;
    ASSERT_TRUE(places[0].offer.has_value());
    EXPECT_EQ(ann, places[0].offer->person);
    take(ben, 1);
    house.pass(Span::of_microseconds(120'000'001));
    dealer.run(house, table);
    EXPECT_FALSE(is_anyone_waiting(house.casino.state().seating, list));
    house.must(ben, SeatingCommand(LeaveTable{table, ben}));
    const PersonId cleo = house.player("Cleo", dollars(1'000));
    take(cleo, 0);
    EXPECT_EQ(cleo, sitter(0));
    expect_read_back(house);
}

// The person who is present takes the seat. [I-111]
TEST_F(SeatUse, WaitingPersonIsCalledToAFreeSeat) {
    const ListId list = table_of(house.casino.state().seating, table)->list;
    house.must(ann, SeatingCommand(JoinList{list, ann}));
    dealer.run(house, table);
    take(ann, 0);
    EXPECT_EQ(ann, sitter(0));
    EXPECT_FALSE(is_anyone_waiting(house.casino.state().seating, list));
    expect_read_back(house);
}

// The limit applies to all persons, because only the server knows which of them are guests. [I-144]
TEST_F(SeatUse, SeatsWithoutChipsAreLimitedPerPerson) {
    std::vector<TableId> tables{table};
    for (int i = 0; i < 4; ++i)
        tables.push_back(house.table("three_card"));
    for (std::size_t i = 0; i < 3; ++i)
        house.must(ann, SeatingCommand(TakeSeat{tables[i], 0, ann}));
    const SeatingCommand fourth(TakeSeat{tables[3], 0, ann});
    EXPECT_EQ("too_many_tables I-144", words(house.refused(ann, fourth)));
    house.must(ann, BankedCommand(BuyChips{tables[0], dollars(20)}));
    house.must(ann, fourth);
    EXPECT_EQ("too_many_tables I-144",
              words(house.refused(ann, SeatingCommand(TakeSeat{tables[4], 0, ann}))));
    expect_read_back(house);
}

// A person cannot occupy seats at one table after another, a minute each. [I-144]
TEST_F(SeatUse, TakingSeatsWithoutChipsInTurnIsLimited) {
    std::vector<TableId> tables;
    for (int i = 0; i < 4; ++i)
        tables.push_back(house.table("three_card"));
    for (std::size_t i = 0; i < 3; ++i)
        house.must(ann, SeatingCommand(TakeSeat{tables[i], 0, ann}));
    house.pass(Span::of_minutes(1));
    for (std::size_t i = 0; i < 3; ++i)
        dealer.run(house, tables[i]);
    const SeatingCommand next(TakeSeat{tables[3], 0, ann});
    EXPECT_EQ("chips_first I-144", words(house.refused(ann, next)));
    house.must(ann, BankedCommand(BuyChips{tables[3], dollars(20)}));
    house.must(ann, next);
    expect_read_back(house);
}

// The reservation of a player who has lost all chips begins at the end of the round. [I-144]
TEST(SeatUseAfterALoss, SeatIsReservedForAMinuteAfterTheRound) {
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        House house;
        HouseDealer dealer(seed);
        const TableId table = house.table("three_card");
        const PersonId ann = house.player("Ann", dollars(1'000));
        house.must(ann, SeatingCommand(TakeSeat{table, 0, ann}));
        house.must(ann, BankedCommand(BuyChips{table, dollars(10)}));
        house.pass(Span::of_minutes(5));
        dealer.run(house, table);
        const auto act = [&](const Action& action) {
            house.must(ann, BankedCommand(ActInRound{table, action, 0}));
        };
        act(PlaceWager{0, Wager::ante, dollars(5)});
        house.must(ann, BankedCommand(FinishWagers{table}));
        dealer.run(house, table);
        act(Decide{0, Decision::play, dollars(5)});
        dealer.run(house, table);
        if (house.stack(table, ann).is_positive()) continue;
        const auto sitter = [&] {
            return table_of(house.casino.state().seating, table)->places[0].sitter.person;
        };
        EXPECT_EQ(ann, sitter());
        house.pass(Span::of_seconds(59));
        dealer.run(house, table);
        EXPECT_EQ(ann, sitter());
        house.pass(Span::of_seconds(1));
        dealer.run(house, table);
        EXPECT_EQ(0U, sitter());
        expect_read_back(house);
        return;
    }
    FAIL() << "nobody lost";
}

// [I-144]
TEST_F(SeatUse, AbsentPlayerLosesTheSeatAndKeepsTheChips) {
    take(ann, 0);
    buy(ann, dollars(40));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ann}));
    EXPECT_EQ("already_done I-144",
              words(house.refused(the_house_itself, SeatingCommand(MarkAbsent{table, ann}))));
    house.pass(Span::of_minutes(9));
    dealer.run(house, table);
    EXPECT_EQ(ann, sitter(0));
    house.must(the_house_itself, SeatingCommand(MarkBack{table, ann}));
    house.pass(Span::of_minutes(9));
    dealer.run(house, table);
    EXPECT_EQ(ann, sitter(0));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ann}));
    house.pass(Span::of_minutes(10));
    dealer.run(house, table);
    EXPECT_EQ(0U, sitter(0));
    EXPECT_EQ(dollars(1'000), house.wallet(ann));
    expect_read_back(house);
}

// [TCP 11.8] [I-109]
TEST_F(SeatUse, AbsentPlayerWhoAbstainsLosesTheSeatWhenAllOthersAreTaken) {
    for (SeatNumber seat = 0; seat < 7; ++seat) {
        const PersonId person =
            seat == 0 ? ann : house.player("P" + std::to_string(seat), dollars(500));
        take(person, seat);
        buy(person, dollars(100));
    }
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ann}));
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(ann, sitter(0));
        dealer.run(house, table);
        for (std::uint8_t box = 1; box < 7; ++box) {
            const PersonId person = sitter(box);
            house.must(
                person,
                BankedCommand(ActInRound{table, PlaceWager{box, Wager::ante, dollars(5)}, 0}));
            house.must(person, BankedCommand(FinishWagers{table}));
        }
        house.pass(Span::of_seconds(31));  // Ann has chips and may still wager
        dealer.run(house, table);
        for (std::uint8_t box = 1; box < 7; ++box)
            house.must(sitter(box),
                       BankedCommand(ActInRound{table, Decide{box, Decision::fold, {}}, 0}));
        dealer.run(house, table);
    }
    EXPECT_EQ(0U, sitter(0));
    EXPECT_EQ(dollars(1'000), house.wallet(ann));
    expect_read_back(house);
}

// [CP 8.11] [I-145] [I-148]
TEST(AbsentPokerPlayers, SitOutAfterSecondsAndArePickedUpAfterMinutes) {
    House house;
    HouseDealer dealer(3);
    const TableId table = house.table("holdem");
    const PersonId ann = house.player("Ann", dollars(1'000));
    house.must(ann, PokerCommand(sit_down(table, ann, 0, dollars(100))));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, ann}));
    house.pass(Span::of_microseconds(19'999'999));
    dealer.run(house, table);
    EXPECT_FALSE(poker_state(house.at(table))->orbit.seats[0].away);
    house.pass(Span::of_microseconds(1));
    dealer.run(house, table);
    EXPECT_TRUE(poker_state(house.at(table))->orbit.seats[0].away);
    house.pass(Span::of_microseconds(15 * 60'000'000 - 1));
    dealer.run(house, table);
    EXPECT_EQ(dollars(100), house.stack(table, ann));
    house.pass(Span::of_microseconds(1));
    dealer.run(house, table);
    EXPECT_EQ(Money{}, house.stack(table, ann));
    const Seating& seating = house.casino.state().seating;
    EXPECT_EQ(0U, table_of(seating, table)->places[0].sitter.person);
    ASSERT_EQ(1U, seating.picked_up.size());
    EXPECT_EQ(dollars(100), seating.picked_up[0].sealed);
    EXPECT_EQ(house.now + Span::of_minutes(20), seating.picked_up[0].until);
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
