#include "house/seating/abstention.h"

#include "house/seating/floor.h"

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

void deal(TestFloor& floor, const std::vector<WageredOn>& wagers) {
    floor.run(decide_count_round(floor.state, floor.staff(Role::dealer), table_1, wagers));
}

// Returns a table with three seats: 11 and 12 sit in 0 and 1, and 11 plays.
TestFloor with_two_of_three(std::string_view game) {
    TestFloor floor;
    floor.put(game, 3);
    floor.sit(11, 0);
    floor.sit(12, 1);
    return floor;
}

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-109]
TEST(SeatingAbstention, ThreeRoundsInARowFlagTheSeatAndMelbourneAlsoNeedsAFullTable) {
    for (const AbstentionCase& book : abstention_books()) {
        TestFloor floor = with_two_of_three(book.game);
        deal(floor, {{0, 11}});
        deal(floor, {{0, 11}});
        EXPECT_TRUE(abstaining_seats(floor.table()).empty()) << book.game;
        deal(floor, {{0, 11}});
        EXPECT_EQ(!book.needs_full_table, is_abstaining(floor.table(), 1)) << book.game;
        floor.sit(13, 2);  // the last seat is taken, so the seat is flagged at once
        EXPECT_EQ((std::vector<SeatNumber>{1}), abstaining_seats(floor.table())) << book.game;
        floor.leave(13);
        EXPECT_EQ(!book.needs_full_table, is_abstaining(floor.table(), 1)) << book.game;
    }
}

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-109]
TEST(SeatingAbstention, AnyWagerStartsTheCountAgain) {
    for (const AbstentionCase& book : abstention_books()) {
        const std::vector<WageredOn> breaks{{1, 12}, {2, 12}, {1, 90}};
        for (const WageredOn& wager : breaks) {  // on the area, elsewhere, by somebody behind
            TestFloor floor = with_two_of_three(book.game);
            floor.sit(13, 2);
            deal(floor, {{0, 11}});
            deal(floor, {{0, 11}});
            deal(floor, {{0, 11}, wager});
            deal(floor, {{0, 11}});
            deal(floor, {{0, 11}});
            EXPECT_FALSE(is_abstaining(floor.table(), 1)) << book.game;
            deal(floor, {{0, 11}});
            EXPECT_TRUE(is_abstaining(floor.table(), 1)) << book.game;
        }
    }
}

// [I-109]
TEST(SeatingAbstention, TheCountGoesWithThePersonToAnotherSeatAndNotToTheNext) {
    TestFloor floor = with_two_of_three("ultimate_holdem");
    for (int round = 0; round < 3; ++round)
        deal(floor, {{0, 11}});
    floor.run(decide_change_seat(floor.state, floor.self(12), {table_1, 2}, 12));
    EXPECT_EQ((std::vector<SeatNumber>{2}), abstaining_seats(floor.table()));
    floor.sit(13, 1);
    EXPECT_FALSE(is_abstaining(floor.table(), 1));
}

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-112]
TEST(SeatingAbstention, StaffFreeSeatsOnlyOfAbstainingPlayers) {
    for (const AbstentionCase& book : abstention_books()) {
        TestFloor floor = with_two_of_three(book.game);
        floor.sit(13, 2);
        const auto free_seat = [&](SeatNumber seat) {
            return decide_free_seat(floor.state, floor.staff(book.least), {table_1, seat});
        };
        deal(floor, {{0, 11}, {2, 13}});
        deal(floor, {{0, 11}, {2, 13}});
        EXPECT_EQ((Rejection{Reason::not_abstaining, book.clause}), refusal(free_seat(1)));
        deal(floor, {{0, 11}, {2, 13}});
        EXPECT_EQ((Rejection{Reason::not_abstaining, book.clause}), refusal(free_seat(0)));
        expect_rank(book.least, book.clause, floor.now, [&](const Issuer& by) {
            return decide_free_seat(floor.state, by, {table_1, 1});
        });
        floor.run(free_seat(1));
        EXPECT_EQ(0U, floor.sitting(1));
        EXPECT_EQ((Rejection{Reason::seat_empty, book.clause}), refusal(free_seat(1)));
        floor.sit(14, 1);
        EXPECT_FALSE(is_abstaining(floor.table(), 1));
    }
}

// [I-109]
TEST(SeatingAbstention, RoundsAreCountedByADealerAtHouseGamesOnly) {
    TestFloor floor = with_two_of_three("three_card");
    expect_rank(Role::dealer, "TCP 11.8"_clause, floor.now, [&](const Issuer& by) {
        return decide_count_round(floor.state, by, table_1, {});
    });
    const std::vector<WageredOn> outside{{3, 11}};
    const Issuer dealer = floor.staff(Role::dealer);
    EXPECT_EQ(Reason::no_such_box,
              refusal(decide_count_round(floor.state, dealer, table_1, outside)).reason);
    floor.put("holdem", 9, 2);
    EXPECT_EQ(Reason::not_at_this_game,
              refusal(decide_count_round(floor.state, dealer, 2, {})).reason);
}

TEST(SeatingAbstention, CountDoesNotOverflow) {
    TestFloor floor = with_two_of_three("crown_holdem");
    for (int round = 0; round < 260; ++round)
        deal(floor, {});
    EXPECT_TRUE(is_abstaining(floor.table(), 0));
}

}  // namespace
}  // namespace baize::house
