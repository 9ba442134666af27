#include "house/seating/abstention.h"

#include "house/seating/room.h"

namespace baize::house {
namespace {

struct AbstentionCase {
    std::string_view game{};
    bool needs_full_table = false;
    Role least = Role::supervisor;
    Clause clause{};
};

const std::vector<AbstentionCase>& abstention_books() {
    static const std::vector<AbstentionCase> books{
        {"caribbean_stud", true, Role::supervisor, "CS 14.8"_clause},
        {"wild_aruba", true, Role::supervisor, "CS 14.8"_clause},
        {"three_card", true, Role::supervisor, "TCP 11.8"_clause},
        {"ultimate_holdem", false, Role::area_manager, "UTH 6.6"_clause},
        {"crown_holdem", false, Role::area_manager, "CH 6.6"_clause}};
    return books;
}

void deal(TestRoom& room, const std::vector<WageredOn>& wagers) {
    room.run(decide_count_round(room.state, room.staff(Role::dealer), table_1, wagers));
}

// Returns a table with three seats: 11 and 12 sit in 0 and 1, and 11 plays.
TestRoom with_two_of_three(std::string_view game) {
    TestRoom room;
    room.put(game, 3);
    room.sit(11, 0);
    room.sit(12, 1);
    return room;
}

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-109]
TEST(SeatingAbstention, ThreeRoundsInARowFlagTheSeatAndMelbourneAlsoNeedsAFullTable) {
    for (const AbstentionCase& book : abstention_books()) {
        TestRoom room = with_two_of_three(book.game);
        deal(room, {{0, 11}});
        deal(room, {{0, 11}});
        EXPECT_TRUE(abstaining_seats(room.table()).empty()) << book.game;
        deal(room, {{0, 11}});
        EXPECT_EQ(!book.needs_full_table, is_abstaining(room.table(), 1)) << book.game;
        room.sit(13, 2);  // the last seat is taken, so the seat is flagged at once
        EXPECT_EQ((std::vector<SeatNumber>{1}), abstaining_seats(room.table())) << book.game;
        room.leave(13);
        EXPECT_EQ(!book.needs_full_table, is_abstaining(room.table(), 1)) << book.game;
    }
}

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-109]
TEST(SeatingAbstention, AnyWagerStartsTheCountAgain) {
    for (const AbstentionCase& book : abstention_books()) {
        const std::vector<WageredOn> breaks{{1, 12}, {2, 12}, {1, 90}};
        for (const WageredOn& wager : breaks) {  // on the area, elsewhere, by somebody behind
            TestRoom room = with_two_of_three(book.game);
            room.sit(13, 2);
            deal(room, {{0, 11}});
            deal(room, {{0, 11}});
            deal(room, {{0, 11}, wager});
            deal(room, {{0, 11}});
            deal(room, {{0, 11}});
            EXPECT_FALSE(is_abstaining(room.table(), 1)) << book.game;
            deal(room, {{0, 11}});
            EXPECT_TRUE(is_abstaining(room.table(), 1)) << book.game;
        }
    }
}

// [I-109]
TEST(SeatingAbstention, TheCountGoesWithThePersonToAnotherSeatAndNotToTheNext) {
    TestRoom room = with_two_of_three("ultimate_holdem");
    for (int round = 0; round < 3; ++round)
        deal(room, {{0, 11}});
    room.run(decide_change_seat(room.state, room.self(12), {table_1, 2}, 12));
    EXPECT_EQ((std::vector<SeatNumber>{2}), abstaining_seats(room.table()));
    room.sit(13, 1);
    EXPECT_FALSE(is_abstaining(room.table(), 1));
}

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-112]
TEST(SeatingAbstention, StaffFreeSeatsOnlyOfAbstainingPlayers) {
    for (const AbstentionCase& book : abstention_books()) {
        TestRoom room = with_two_of_three(book.game);
        room.sit(13, 2);
        const auto free_seat = [&](SeatNumber seat) {
            return decide_free_seat(room.state, room.staff(book.least), {table_1, seat});
        };
        deal(room, {{0, 11}, {2, 13}});
        deal(room, {{0, 11}, {2, 13}});
        EXPECT_EQ((Rejection{Reason::not_abstaining, book.clause}), refusal(free_seat(1)));
        deal(room, {{0, 11}, {2, 13}});
        EXPECT_EQ((Rejection{Reason::not_abstaining, book.clause}), refusal(free_seat(0)));
        expect_rank(book.least, book.clause, room.now, [&](const Issuer& by) {
            return decide_free_seat(room.state, by, {table_1, 1});
        });
        room.run(free_seat(1));
        EXPECT_EQ(0U, room.sitting(1));
        EXPECT_EQ((Rejection{Reason::seat_empty, book.clause}), refusal(free_seat(1)));
        room.sit(14, 1);
        EXPECT_FALSE(is_abstaining(room.table(), 1));
    }
}

// [I-109]
TEST(SeatingAbstention, RoundsAreCountedByADealerAtHouseGamesOnly) {
    TestRoom room = with_two_of_three("three_card");
    expect_rank(Role::dealer, "TCP 11.8"_clause, room.now, [&](const Issuer& by) {
        return decide_count_round(room.state, by, table_1, {});
    });
    const std::vector<WageredOn> outside{{3, 11}};
    const Issuer dealer = room.staff(Role::dealer);
    EXPECT_EQ(Reason::no_such_box,
              refusal(decide_count_round(room.state, dealer, table_1, outside)).reason);
    room.put("holdem", 9, 2);
    EXPECT_EQ(Reason::not_at_this_game,
              refusal(decide_count_round(room.state, dealer, 2, {})).reason);
}

TEST(SeatingAbstention, CountDoesNotOverflow) {
    TestRoom room = with_two_of_three("crown_holdem");
    for (int round = 0; round < 260; ++round)
        deal(room, {});
    EXPECT_TRUE(is_abstaining(room.table(), 0));
}

}  // namespace
}  // namespace baize::house
