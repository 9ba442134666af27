#include "house/seating/seats.h"

#include <algorithm>
#include <array>

#include "engine/poker/rules/variant.h"
#include "house/seating/floor.h"

namespace baize::house {
namespace {

// [CP 4.1] [CP 2.1] [CS 2.1] [TCP 2.1] [I-113]
TEST(SeatingSeats, ATableHasNoMoreSeatsThanItsGame) {
    struct Case {
        GameId game{};
        std::uint8_t most = 0;
        Clause clause{};
    };

    for (const Case& each : {Case{GameId::holdem, 11, "CP 4.1"_clause},
                             Case{GameId::crazy_pineapple_hilo, 11, "CP 4.1"_clause},
                             Case{GameId::omaha, 10, "CP 4.1"_clause},
                             Case{GameId::omaha_hilo, 10, "CP 4.1"_clause},
                             Case{GameId::caribbean_stud, 9, "CS 2.1"_clause},
                             Case{GameId::three_card, 9, "TCP 2.1"_clause},
                             Case{GameId::wild_aruba, 9, "CS 2.1"_clause},
                             Case{GameId::ultimate_holdem, 7, "I-113"_clause},
                             Case{GameId::crown_holdem, 7, "I-113"_clause}}) {
        TestFloor floor;
        const auto seats = [&](int count) {
            const auto number = static_cast<std::uint8_t>(count);
            const TableSeats table{table_1, each.game, number, list_1};
            return decide_put_seats(floor.state, floor.staff(Role::supervisor), table);
        };
        EXPECT_EQ((Rejection{Reason::too_many_players, each.clause}), refusal(seats(each.most + 1)))
            << name(each.game);
        EXPECT_EQ((Rejection{Reason::no_such_seat, each.clause}), refusal(seats(0)));
        floor.run(seats(each.most));
        EXPECT_EQ(each.most, floor.table().places.size());
        EXPECT_EQ((Rejection{Reason::already_done, each.clause}), refusal(seats(each.most)));
    }
}

TEST(SeatingSeats, SeatsAreClearedOnlyFromAnEmptyTable) {
    TestFloor floor;
    floor.put("holdem", 9);
    floor.sit(11, 4);
    const auto clear = [&](const Issuer& by) {
        return decide_clear_seats(floor.state, by, table_1);
    };
    EXPECT_EQ((Rejection{Reason::seat_taken, "CP 8.1"_clause}),
              refusal(clear(floor.staff(Role::supervisor))));
    floor.leave(11);
    expect_rank(Role::supervisor, "CP 8.1"_clause, floor.now, clear);
    floor.run(clear(floor.staff(Role::supervisor)));
    EXPECT_TRUE(floor.state.tables.empty());
    EXPECT_EQ(Reason::no_such_table, refusal(clear(floor.staff(Role::supervisor))).reason);
}

// [CP 8.1]
TEST(SeatingSeats, PersonChoosesAnyOneFreeSeat) {
    TestFloor floor;
    floor.put("holdem", 9);
    floor.sit(11, 4);
    floor.sit(12, 0);
    EXPECT_EQ(11U, floor.sitting(4));
    const Clause clause = "CP 8.1"_clause;
    const auto sit = [&](PersonId person, SeatNumber seat) {
        return refusal(decide_sit(floor.state, floor.self(person), {table_1, seat}, person));
    };
    EXPECT_EQ((Rejection{Reason::seat_taken, clause}), sit(13, 4));
    EXPECT_EQ((Rejection{Reason::seated_already, clause}), sit(11, 5));
    EXPECT_EQ((Rejection{Reason::no_such_seat, clause}), sit(13, 9));
    EXPECT_EQ((Rejection{Reason::not_a_player, clause}), sit(0, 5));
    EXPECT_EQ(Reason::no_such_table,
              refusal(decide_sit(floor.state, floor.self(13), {99, 0}, 13)).reason);
}

// [CP 8.1] [I-112]
TEST(SeatingSeats, PeopleSitDownForThemselvesAndStaffSeatsOthers) {
    TestFloor floor;
    floor.put("holdem", 9);
    EXPECT_TRUE(decide_sit(floor.state, floor.self(13), {table_1, 2}, 13).has_value());
    expect_rank(Role::dealer, "CP 8.1"_clause, floor.now, [&](const Issuer& by) {
        return decide_sit(floor.state, by, {table_1, 2}, 13);
    });
    Issuer inspector = floor.self(13);
    inspector.office = Office::inspector;
    EXPECT_FALSE(decide_sit(floor.state, inspector, {table_1, 2}, 13).has_value());
}

// [CP 8.3]
TEST(SeatingSeats, AVacatedPokerSeatGetsTheReservedButtonAndWaitsForTheFloor) {
    TestFloor floor = full_poker_table();
    floor.leave(15);
    EXPECT_EQ(0U, floor.sitting(4));
    EXPECT_TRUE(floor.place(4).reserved_button);
    EXPECT_EQ((Rejection{Reason::seat_not_allocated, "CP 8.3"_clause}),
              refusal(decide_sit(floor.state, floor.self(30), {table_1, 4}, 30)));
    floor.open(4);
    EXPECT_FALSE(floor.place(4).reserved_button);
    floor.sit(30, 4);
    EXPECT_EQ(30U, floor.sitting(4));
    EXPECT_EQ((Rejection{Reason::not_seated, "CP 8.1"_clause}),
              refusal(decide_leave(floor.state, floor.self(15), table_1, 15)));
}

TEST(SeatingSeats, AVacatedSeatOfAHouseGameIsFreeAtOnce) {
    TestFloor floor;
    floor.put("three_card", 7);
    floor.sit(11, 3);
    floor.leave(11);
    EXPECT_FALSE(floor.place(3).reserved_button);
    floor.sit(12, 3);
}

// [CP 8.1.2]
TEST(SeatingSeats, APlayerOfTheGameMovesToAVacatedSeatBeforeThoseWhoWait) {
    TestFloor floor = full_poker_table();
    floor.join(30);
    floor.leave(15);
    floor.run(decide_change_seat(floor.state, floor.self(11), {table_1, 4}, 11));
    EXPECT_EQ(11U, floor.sitting(4));
    EXPECT_EQ(0U, floor.sitting(0));
    EXPECT_TRUE(floor.place(0).reserved_button);
    EXPECT_FALSE(floor.place(4).reserved_button);
    EXPECT_EQ((Rejection{Reason::not_seated, "CP 8.1"_clause}),
              refusal(decide_change_seat(floor.state, floor.self(30), {table_1, 0}, 30)));
    EXPECT_EQ(Reason::seat_taken,
              refusal(decide_change_seat(floor.state, floor.self(11), {table_1, 5}, 11)).reason);
}

// [CP 8.1.2] [I-111]
TEST(SeatingSeats, EarlierSeatRequestsComeFirst) {
    TestFloor floor = full_poker_table();
    floor.run(decide_ask(floor.state, floor.self(18), table_1, 18, 4));
    floor.leave(15);
    const auto move = [&](PersonId person) {
        return decide_change_seat(floor.state, floor.self(person), {table_1, 4}, person);
    };
    EXPECT_EQ((Rejection{Reason::others_first, "I-111"_clause}), refusal(move(11)));
    floor.run(decide_withdraw(floor.state, floor.self(18), table_1, 18));
    EXPECT_TRUE(move(11).has_value());
}

// [CP 8.1.2]
TEST(SeatingSeats, SeatRequestsAreForPlayersOfAPokerGame) {
    TestFloor floor = full_poker_table();
    const Clause clause = "CP 8.1.2"_clause;
    const auto ask = [&](PersonId person, std::optional<SeatNumber> seat) {
        return decide_ask(floor.state, floor.self(person), table_1, person, seat);
    };
    EXPECT_EQ(Reason::not_seated, refusal(ask(30, 4)).reason);
    EXPECT_EQ((Rejection{Reason::seated_already, clause}), refusal(ask(11, 0)));
    EXPECT_EQ(Reason::no_such_seat, refusal(ask(11, 9)).reason);
    EXPECT_EQ((Rejection{Reason::not_waiting, clause}),
              refusal(decide_withdraw(floor.state, floor.self(11), table_1, 11)));
    floor.run(ask(11, 4));
    EXPECT_EQ((Rejection{Reason::waiting_already, clause}), refusal(ask(11, std::nullopt)));
    floor.put("three_card", 7, 2);
    floor.sit(40, 0, 2);
    EXPECT_EQ((Rejection{Reason::not_at_this_game, clause}),
              refusal(decide_ask(floor.state, floor.self(40), 2, 40, std::nullopt)));
}

TEST(SeatingSeats, ARequestForAnotherSeatStandsAfterAMove) {
    TestFloor floor = full_poker_table();
    floor.run(decide_ask(floor.state, floor.self(11), table_1, 11, 5));
    floor.leave(15);
    floor.run(decide_change_seat(floor.state, floor.self(11), {table_1, 4}, 11));
    EXPECT_EQ(1U, floor.table().requests.size());
    floor.leave(11);
    EXPECT_TRUE(floor.table().requests.empty());
}

// [CP 8.1.1] [CP 3.3] [I-111]
TEST(SeatingDraw, TheHighestCardHasTheSeatAndEqualRanksGoBySuit) {
    struct Case {
        std::array<Card, 3> cards{"2c"_card, "2c"_card, "2c"_card};
        PersonId winner = 0;
    };

    for (const Case& each : {Case{{"Kc"_card, "Kh"_card, "2s"_card}, 31},
                             Case{{"Ac"_card, "Ks"_card, "Kh"_card}, 30},
                             Case{{"9d"_card, "9h"_card, "9s"_card}, 32},
                             Case{{"9d"_card, "9c"_card, "8s"_card}, 30},
                             Case{{"2h"_card, "2d"_card, "2c"_card}, 30}}) {
        TestFloor floor;
        floor.put("holdem", 9);
        const std::array<DrawnCard, 3> cards{
            DrawnCard{30, each.cards[0]}, {31, each.cards[1]}, {32, each.cards[2]}};
        floor.run(decide_draw(
            floor.state, floor.settings, floor.staff(Role::dealer), {table_1, 5}, cards));
        EXPECT_EQ(each.winner, floor.offered(5));
        for (const PersonId person : {30U, 31U, 32U}) {
            const auto sat = decide_sit(floor.state, floor.self(person), {table_1, 5}, person);
            EXPECT_EQ(person == each.winner, sat.has_value()) << person;
        }
    }
}

struct Draw {
    TestFloor floor{};

    [[nodiscard]] Result<SeatDrawn> of(const std::vector<DrawnCard>& cards,
                                       SeatNumber seat = 4) const {
        return decide_draw(
            floor.state, floor.settings, floor.staff(Role::dealer), {table_1, seat}, cards);
    }
};

// [CP 8.1.1]
TEST(SeatingDraw, NeedsADealerAndOneCardEachFromOneDeck) {
    Draw draw;
    draw.floor.put("holdem", 9);
    const std::vector<DrawnCard> cards{{30, "Kc"_card}, {31, "2h"_card}};
    expect_rank(Role::dealer, "CP 8.1.1"_clause, draw.floor.now, [&](const Issuer& by) {
        return decide_draw(draw.floor.state, draw.floor.settings, by, {table_1, 4}, cards);
    });
    EXPECT_EQ(Reason::too_few_players, refusal(draw.of({{30, "Kc"_card}})).reason);
    EXPECT_EQ(Reason::card_twice,
              refusal(draw.of({{30, "Kc"_card}, {31, "2h"_card}, {32, "Kc"_card}})).reason);
    EXPECT_EQ(Reason::one_card_each,
              refusal(draw.of({{30, "Kc"_card}, {31, "2h"_card}, {30, "Qc"_card}})).reason);
    EXPECT_EQ(Reason::not_a_player, refusal(draw.of({{30, "Kc"_card}, {0, "2h"_card}})).reason);
    draw.floor.sit(12, 4);
    EXPECT_EQ(Reason::seat_taken, refusal(draw.of(cards)).reason);
    draw.floor.put("three_card", 7, 2);
    EXPECT_EQ(Reason::not_at_this_game,
              refusal(decide_draw(draw.floor.state,
                                  draw.floor.settings,
                                  draw.floor.staff(Role::dealer),
                                  {2, 4},
                                  cards))
                  .reason);
}

// [CP 8.1.1] [CP 8.1.2] [I-111]
TEST(SeatingDraw, DrawAgainstABetterRightIsRefused) {
    Draw draw{full_poker_table()};
    TestFloor& floor = draw.floor;
    floor.leave(15);
    // A player of the game competes with a waiting person, and with an earlier request.
    EXPECT_EQ((Rejection{Reason::others_first, "CP 8.1.2"_clause}),
              refusal(draw.of({{11, "2c"_card}, {30, "Ah"_card}})));
    EXPECT_TRUE(draw.of({{11, "2c"_card}, {12, "Ah"_card}}).has_value());
    floor.run(decide_ask(floor.state, floor.self(18), table_1, 18, std::nullopt));
    EXPECT_EQ(Reason::others_first, refusal(draw.of({{11, "2c"_card}, {12, "Ah"_card}})).reason);
    floor.call(4);
    EXPECT_EQ(Reason::seat_held, refusal(draw.of({{18, "2c"_card}, {12, "Ah"_card}})).reason);
}

// [CP 8.1] [CP 8.1.1]
TEST(SeatingDraw, PeopleWhoWereCalledDrawAndTheLoserHasTheOtherSeat) {
    Draw draw{full_poker_table()};
    TestFloor& floor = draw.floor;
    floor.join(30);
    floor.join(31);
    floor.join(32);
    floor.leave(15);
    floor.leave(17);
    floor.call(4);
    floor.call(6);
    ASSERT_EQ(30U, floor.offered(4));
    ASSERT_EQ(31U, floor.offered(6));
    // A draw must include the person to whom the seat was offered, and no person who was not
    // called.
    EXPECT_EQ(Reason::seat_held, refusal(draw.of({{31, "2c"_card}, {32, "Ah"_card}})).reason);
    EXPECT_EQ(Reason::seat_held, refusal(draw.of({{30, "2c"_card}, {32, "Ah"_card}})).reason);
    floor.run(draw.of({{30, "2c"_card}, {31, "Ah"_card}}));
    EXPECT_EQ(31U, floor.offered(4));
    EXPECT_EQ(30U, floor.offered(6));
    floor.sit(31, 4);
    floor.sit(30, 6);
    EXPECT_EQ((std::vector<PersonId>{32}), floor.waiting());
}

}  // namespace
}  // namespace baize::house
