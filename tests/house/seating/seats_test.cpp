#include "house/seating/seats.h"

#include <algorithm>
#include <array>

#include "engine/poker/rules/variant.h"
#include "house/seating/room.h"

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
        TestRoom room;
        const auto seats = [&](int count) {
            const auto number = static_cast<std::uint8_t>(count);
            const TableSeats table{table_1, each.game, number, list_1};
            return decide_put_seats(room.state, room.staff(Role::supervisor), table);
        };
        EXPECT_EQ((Rejection{Reason::too_many_players, each.clause}), refusal(seats(each.most + 1)))
            << name(each.game);
        EXPECT_EQ((Rejection{Reason::no_such_seat, each.clause}), refusal(seats(0)));
        room.run(seats(each.most));
        EXPECT_EQ(each.most, room.table().places.size());
        EXPECT_EQ((Rejection{Reason::already_done, each.clause}), refusal(seats(each.most)));
    }
}

TEST(SeatingSeats, SeatsAreClearedOnlyFromAnEmptyTable) {
    TestRoom room;
    room.put("holdem", 9);
    room.sit(11, 4);
    const auto clear = [&](const Issuer& by) {
        return decide_clear_seats(room.state, by, table_1);
    };
    EXPECT_EQ((Rejection{Reason::seat_taken, "CP 8.1"_clause}),
              refusal(clear(room.staff(Role::supervisor))));
    room.leave(11);
    expect_rank(Role::supervisor, "CP 8.1"_clause, room.now, clear);
    room.run(clear(room.staff(Role::supervisor)));
    EXPECT_TRUE(room.state.tables.empty());
    EXPECT_EQ(Reason::no_such_table, refusal(clear(room.staff(Role::supervisor))).reason);
}

// [CP 8.1]
TEST(SeatingSeats, PersonChoosesAnyOneFreeSeat) {
    TestRoom room;
    room.put("holdem", 9);
    room.sit(11, 4);
    room.sit(12, 0);
    EXPECT_EQ(11U, room.sitting(4));
    const Clause clause = "CP 8.1"_clause;
    const auto sit = [&](PersonId person, SeatNumber seat) {
        return refusal(decide_sit(room.state, room.self(person), {table_1, seat}, person));
    };
    EXPECT_EQ((Rejection{Reason::seat_taken, clause}), sit(13, 4));
    EXPECT_EQ((Rejection{Reason::seated_already, clause}), sit(11, 5));
    EXPECT_EQ((Rejection{Reason::no_such_seat, clause}), sit(13, 9));
    EXPECT_EQ((Rejection{Reason::not_a_player, clause}), sit(0, 5));
    EXPECT_EQ(Reason::no_such_table,
              refusal(decide_sit(room.state, room.self(13), {99, 0}, 13)).reason);
}

// [CP 8.1] [I-112]
TEST(SeatingSeats, PeopleSitDownForThemselvesAndStaffSeatsOthers) {
    TestRoom room;
    room.put("holdem", 9);
    EXPECT_TRUE(decide_sit(room.state, room.self(13), {table_1, 2}, 13).has_value());
    expect_rank(Role::dealer, "CP 8.1"_clause, room.now, [&](const Issuer& by) {
        return decide_sit(room.state, by, {table_1, 2}, 13);
    });
    Issuer inspector = room.self(13);
    inspector.office = Office::inspector;
    EXPECT_FALSE(decide_sit(room.state, inspector, {table_1, 2}, 13).has_value());
}

// [CP 8.3]
TEST(SeatingSeats, AVacatedPokerSeatGetsTheReservedButtonAndWaitsForTheFloor) {
    TestRoom room = full_poker_table();
    room.leave(15);
    EXPECT_EQ(0U, room.sitting(4));
    EXPECT_TRUE(room.place(4).reserved_button);
    EXPECT_EQ((Rejection{Reason::seat_not_allocated, "CP 8.3"_clause}),
              refusal(decide_sit(room.state, room.self(30), {table_1, 4}, 30)));
    room.open(4);
    EXPECT_FALSE(room.place(4).reserved_button);
    room.sit(30, 4);
    EXPECT_EQ(30U, room.sitting(4));
    EXPECT_EQ((Rejection{Reason::not_seated, "CP 8.1"_clause}),
              refusal(decide_leave(room.state, room.self(15), table_1, 15)));
}

TEST(SeatingSeats, AVacatedSeatOfAHouseGameIsFreeAtOnce) {
    TestRoom room;
    room.put("three_card", 7);
    room.sit(11, 3);
    room.leave(11);
    EXPECT_FALSE(room.place(3).reserved_button);
    room.sit(12, 3);
}

// [CP 8.1.2]
TEST(SeatingSeats, APlayerOfTheGameMovesToAVacatedSeatBeforeThoseWhoWait) {
    TestRoom room = full_poker_table();
    room.join(30);
    room.leave(15);
    room.run(decide_change_seat(room.state, room.self(11), {table_1, 4}, 11));
    EXPECT_EQ(11U, room.sitting(4));
    EXPECT_EQ(0U, room.sitting(0));
    EXPECT_TRUE(room.place(0).reserved_button);
    EXPECT_FALSE(room.place(4).reserved_button);
    EXPECT_EQ((Rejection{Reason::not_seated, "CP 8.1"_clause}),
              refusal(decide_change_seat(room.state, room.self(30), {table_1, 0}, 30)));
    EXPECT_EQ(Reason::seat_taken,
              refusal(decide_change_seat(room.state, room.self(11), {table_1, 5}, 11)).reason);
}

// [CP 8.1.2] [I-111]
TEST(SeatingSeats, EarlierSeatRequestsComeFirst) {
    TestRoom room = full_poker_table();
    room.run(decide_ask(room.state, room.self(18), table_1, 18, 4));
    room.leave(15);
    const auto move = [&](PersonId person) {
        return decide_change_seat(room.state, room.self(person), {table_1, 4}, person);
    };
    EXPECT_EQ((Rejection{Reason::others_first, "I-111"_clause}), refusal(move(11)));
    room.run(decide_withdraw(room.state, room.self(18), table_1, 18));
    EXPECT_TRUE(move(11).has_value());
}

// [CP 8.1.2]
TEST(SeatingSeats, SeatRequestsAreForPlayersOfAPokerGame) {
    TestRoom room = full_poker_table();
    const Clause clause = "CP 8.1.2"_clause;
    const auto ask = [&](PersonId person, std::optional<SeatNumber> seat) {
        return decide_ask(room.state, room.self(person), table_1, person, seat);
    };
    EXPECT_EQ(Reason::not_seated, refusal(ask(30, 4)).reason);
    EXPECT_EQ((Rejection{Reason::seated_already, clause}), refusal(ask(11, 0)));
    EXPECT_EQ(Reason::no_such_seat, refusal(ask(11, 9)).reason);
    EXPECT_EQ((Rejection{Reason::not_waiting, clause}),
              refusal(decide_withdraw(room.state, room.self(11), table_1, 11)));
    room.run(ask(11, 4));
    EXPECT_EQ((Rejection{Reason::waiting_already, clause}), refusal(ask(11, std::nullopt)));
    room.put("three_card", 7, 2);
    room.sit(40, 0, 2);
    EXPECT_EQ((Rejection{Reason::not_at_this_game, clause}),
              refusal(decide_ask(room.state, room.self(40), 2, 40, std::nullopt)));
}

TEST(SeatingSeats, ARequestForAnotherSeatStandsAfterAMove) {
    TestRoom room = full_poker_table();
    room.run(decide_ask(room.state, room.self(11), table_1, 11, 5));
    room.leave(15);
    room.run(decide_change_seat(room.state, room.self(11), {table_1, 4}, 11));
    EXPECT_EQ(1U, room.table().requests.size());
    room.leave(11);
    EXPECT_TRUE(room.table().requests.empty());
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
        TestRoom room;
        room.put("holdem", 9);
        const std::array<DrawnCard, 3> cards{
            DrawnCard{30, each.cards[0]}, {31, each.cards[1]}, {32, each.cards[2]}};
        room.run(
            decide_draw(room.state, room.settings, room.staff(Role::dealer), {table_1, 5}, cards));
        EXPECT_EQ(each.winner, room.offered(5));
        for (const PersonId person : {30U, 31U, 32U}) {
            const auto sat = decide_sit(room.state, room.self(person), {table_1, 5}, person);
            EXPECT_EQ(person == each.winner, sat.has_value()) << person;
        }
    }
}

struct Draw {
    TestRoom room{};

    [[nodiscard]] Result<SeatDrawn> of(const std::vector<DrawnCard>& cards,
                                       SeatNumber seat = 4) const {
        return decide_draw(
            room.state, room.settings, room.staff(Role::dealer), {table_1, seat}, cards);
    }
};

// [CP 8.1.1]
TEST(SeatingDraw, NeedsADealerAndOneCardEachFromOneDeck) {
    Draw draw;
    draw.room.put("holdem", 9);
    const std::vector<DrawnCard> cards{{30, "Kc"_card}, {31, "2h"_card}};
    expect_rank(Role::dealer, "CP 8.1.1"_clause, draw.room.now, [&](const Issuer& by) {
        return decide_draw(draw.room.state, draw.room.settings, by, {table_1, 4}, cards);
    });
    EXPECT_EQ(Reason::too_few_players, refusal(draw.of({{30, "Kc"_card}})).reason);
    EXPECT_EQ(Reason::card_twice,
              refusal(draw.of({{30, "Kc"_card}, {31, "2h"_card}, {32, "Kc"_card}})).reason);
    EXPECT_EQ(Reason::one_card_each,
              refusal(draw.of({{30, "Kc"_card}, {31, "2h"_card}, {30, "Qc"_card}})).reason);
    EXPECT_EQ(Reason::not_a_player, refusal(draw.of({{30, "Kc"_card}, {0, "2h"_card}})).reason);
    draw.room.sit(12, 4);
    EXPECT_EQ(Reason::seat_taken, refusal(draw.of(cards)).reason);
    draw.room.put("three_card", 7, 2);
    EXPECT_EQ(
        Reason::not_at_this_game,
        refusal(
            decide_draw(
                draw.room.state, draw.room.settings, draw.room.staff(Role::dealer), {2, 4}, cards))
            .reason);
}

// [CP 8.1.1] [CP 8.1.2] [I-111]
TEST(SeatingDraw, DrawAgainstABetterRightIsRefused) {
    Draw draw{full_poker_table()};
    TestRoom& room = draw.room;
    room.leave(15);
    // A player of the game competes with a waiting person, and with an earlier request.
    EXPECT_EQ((Rejection{Reason::others_first, "CP 8.1.2"_clause}),
              refusal(draw.of({{11, "2c"_card}, {30, "Ah"_card}})));
    EXPECT_TRUE(draw.of({{11, "2c"_card}, {12, "Ah"_card}}).has_value());
    room.run(decide_ask(room.state, room.self(18), table_1, 18, std::nullopt));
    EXPECT_EQ(Reason::others_first, refusal(draw.of({{11, "2c"_card}, {12, "Ah"_card}})).reason);
    room.call(4);
    EXPECT_EQ(Reason::seat_held, refusal(draw.of({{18, "2c"_card}, {12, "Ah"_card}})).reason);
}

// [CP 8.1] [CP 8.1.1]
TEST(SeatingDraw, PeopleWhoWereCalledDrawAndTheLoserHasTheOtherSeat) {
    Draw draw{full_poker_table()};
    TestRoom& room = draw.room;
    room.join(30);
    room.join(31);
    room.join(32);
    room.leave(15);
    room.leave(17);
    room.call(4);
    room.call(6);
    ASSERT_EQ(30U, room.offered(4));
    ASSERT_EQ(31U, room.offered(6));
    // A draw must include the person to whom the seat was offered, and no person who was not
    // called.
    EXPECT_EQ(Reason::seat_held, refusal(draw.of({{31, "2c"_card}, {32, "Ah"_card}})).reason);
    EXPECT_EQ(Reason::seat_held, refusal(draw.of({{30, "2c"_card}, {32, "Ah"_card}})).reason);
    room.run(draw.of({{30, "2c"_card}, {31, "Ah"_card}}));
    EXPECT_EQ(31U, room.offered(4));
    EXPECT_EQ(30U, room.offered(6));
    room.sit(31, 4);
    room.sit(30, 6);
    EXPECT_EQ((std::vector<PersonId>{32}), room.waiting());
}

}  // namespace
}  // namespace baize::house
