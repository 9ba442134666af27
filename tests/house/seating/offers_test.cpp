#include "house/seating/offers.h"

#include "house/seating/room.h"

namespace baize::house {
namespace {

constexpr SeatAt seat_4{table_1, 4};

// Returns a full poker table at which seat 4 has become vacant; 30 and 31 are on the waiting list.
TestRoom with_vacant_seat() {
    TestRoom room = full_poker_table();
    room.join(30);
    room.join(31);
    room.leave(15);
    return room;
}

// [CP 8.1.2] [I-111]
TEST(SeatingOffers, AVacatedSeatGoesByTheEarliestRequestThenToTheWaitingList) {
    TestRoom room = full_poker_table();
    room.join(30);
    room.join(31);
    room.run(decide_ask(room.state, room.self(13), table_1, 13, 8));
    room.run(decide_ask(room.state, room.self(18), table_1, 18, 4));
    room.run(decide_ask(room.state, room.self(11), table_1, 11, std::nullopt));
    room.leave(15);
    for (const PersonId next : {18U, 11U, 30U, 31U}) {  // 13 wants another seat
        room.call(4);
        ASSERT_EQ(next, room.offered(4));
        room.run(decide_pass(room.state, room.self(next), seat_4));
    }
    EXPECT_EQ(
        (Rejection{Reason::nobody_waiting, "I-111"_clause}),
        refusal(decide_call(room.state, room.settings, room.staff(Role::supervisor), seat_4)));
    // The person who declined keeps the place on the waiting list, but loses the request for the
    // seat.
    EXPECT_EQ((std::vector<PersonId>{30, 31}), room.waiting());
    ASSERT_EQ(1U, room.table().requests.size());
    EXPECT_EQ(13U, room.table().requests[0].person);
    // When all have declined it, anyone may take it.
    room.open(4);
    room.sit(50, 4);
}

// [CP 8.1.2] [CP 8.1] [I-111]
TEST(SeatingOffers, WaitingListComesBeforeNewPlayers) {
    TestRoom room;
    room.put("holdem", 9);
    room.join(30);
    const auto sit = [&](PersonId person) {
        return decide_sit(room.state, room.self(person), seat_4, person);
    };
    EXPECT_EQ((Rejection{Reason::others_first, "I-111"_clause}), refusal(sit(50)));
    EXPECT_TRUE(sit(30).has_value());  // first in line
    room.call(4);
    EXPECT_EQ((Rejection{Reason::seat_held, "I-111"_clause}), refusal(sit(50)));
    room.run(sit(30));
    EXPECT_TRUE(room.waiting().empty());
    EXPECT_EQ(0U, room.offered(4));
}

// [CP 8.3]
TEST(SeatingOffers, TheFloorGivesVacantSeatsOut) {
    const TestRoom room = with_vacant_seat();
    const Clause clause = "CP 8.3"_clause;
    expect_rank(Role::supervisor, clause, room.now, [&](const Issuer& by) {
        return decide_call(room.state, room.settings, by, seat_4);
    });
    expect_rank(Role::supervisor, clause, room.now, [&](const Issuer& by) {
        return decide_hold(room.state, by, seat_4, 60);
    });
    expect_rank(Role::supervisor, clause, room.now, [&](const Issuer& by) {
        return decide_open_seat(room.state, by, seat_4);
    });
    const Issuer by = room.staff(Role::supervisor);
    EXPECT_EQ((Rejection{Reason::seat_taken, clause}),
              refusal(decide_call(room.state, room.settings, by, {table_1, 5})));
    EXPECT_EQ(Reason::not_a_player, refusal(decide_hold(room.state, by, seat_4, 0)).reason);
}

// [CP 8.1.2] [I-111]
TEST(SeatingOffers, AnOfferIsTakenUpToItsLastMomentAndLapsesAfterIt) {
    struct Case {
        Span after{};
        bool in_time = false;
    };

    for (const Case& each : {Case{Span::of_seconds(119), true},
                             Case{Span::of_microseconds(119'999'999), true},
                             Case{Span::of_microseconds(120'000'000), true},
                             Case{Span::of_microseconds(120'000'001), false}}) {
        TestRoom room = with_vacant_seat();
        room.call(4);
        room.now = seven_pm + each.after;
        const auto taken = decide_sit(room.state, room.self(30), seat_4, 30);
        const auto lapsed = decide_lapse(room.state, room.staff(Role::dealer), seat_4);
        EXPECT_EQ(each.in_time, taken.has_value());
        EXPECT_EQ(!each.in_time, lapsed.has_value());
        EXPECT_EQ(each.in_time ? Reason::offer_open : Reason{}, refusal(lapsed).reason);
        EXPECT_EQ(each.in_time ? Reason{} : Reason::offer_lapsed, refusal(taken).reason);
    }
}

// [CP 8.1.2] [I-111]
TEST(SeatingOffers, UnansweredOfferLosesThePlaceOnTheList) {
    TestRoom room = with_vacant_seat();
    room.settings.offer_time = Span::of_seconds(30);
    room.call(4);
    room.now = seven_pm + Span::of_seconds(31);
    expect_rank(Role::dealer, "I-111"_clause, room.now, [&](const Issuer& by) {
        return decide_lapse(room.state, by, seat_4);
    });
    room.run(decide_lapse(room.state, room.staff(Role::dealer), seat_4));
    EXPECT_EQ((std::vector<PersonId>{31}), room.waiting());
    EXPECT_EQ((Rejection{Reason::no_offer, "I-111"_clause}),
              refusal(decide_lapse(room.state, room.staff(Role::dealer), seat_4)));
    room.call(4);
    EXPECT_EQ(31U, room.offered(4));
    EXPECT_EQ(room.now + Span::of_seconds(30), room.place(4).offer->until);
}

TEST(SeatingOffers, OnlyThePersonAskedOrStaffAnswers) {
    TestRoom room = with_vacant_seat();
    room.call(4);
    EXPECT_EQ(Reason::rank_too_low, refusal(decide_pass(room.state, room.self(31), seat_4)).reason);
    EXPECT_TRUE(decide_pass(room.state, room.self(30), seat_4).has_value());
    EXPECT_TRUE(decide_pass(room.state, room.staff(Role::dealer), seat_4).has_value());
    EXPECT_EQ(Reason::no_offer,
              refusal(decide_pass(room.state, room.self(30), {table_1, 5})).reason);
}

// [CP 8.1]
TEST(SeatingOffers, CalledPersonMayChooseAnyFreeSeat) {
    TestRoom room = with_vacant_seat();
    room.leave(17);
    room.leave(19);
    room.run(decide_ask(room.state, room.self(12), table_1, 12, 8));
    room.call(4);
    ASSERT_EQ(30U, room.offered(4));
    const auto sit = [&](SeatNumber seat) {
        return decide_sit(room.state, room.self(30), {table_1, seat}, 30);
    };
    EXPECT_EQ(Reason::others_first, refusal(sit(8)).reason);  // 12 asked for it
    room.run(sit(6));
    EXPECT_EQ(30U, room.sitting(6));
    EXPECT_EQ(0U, room.offered(4));
    room.call(4);
    EXPECT_EQ(31U, room.offered(4));
}

TEST(SeatingOffers, PersonIsOfferedOneSeatOfAGameAtATime) {
    TestRoom room = with_vacant_seat();
    room.put("holdem", 9, 2);
    room.call(4);
    room.call(0, 2);
    EXPECT_EQ(30U, room.offered(4));
    EXPECT_EQ(31U, room.offered(0, 2));
    room.sit(31, 0, 2);
    EXPECT_EQ((std::vector<PersonId>{30}), room.waiting());
    room.run(decide_leave_list(room.state, room.self(30), list_1, 30));
    EXPECT_EQ(0U, room.offered(4));
}

// [CP 8.3] [CP 8.1.2]
TEST(SeatingOffers, HeldSeatIsClosedToOthers) {
    TestRoom room = with_vacant_seat();
    const Issuer by = room.staff(Role::supervisor);
    room.run(decide_hold(room.state, by, seat_4, 60));
    const auto sit = [&](PersonId person) {
        return decide_sit(room.state, room.self(person), seat_4, person);
    };
    EXPECT_EQ((Rejection{Reason::seat_held, "CP 8.3"_clause}), refusal(sit(30)));
    EXPECT_EQ(Reason::seat_held,
              refusal(decide_call(room.state, room.settings, by, seat_4)).reason);
    EXPECT_EQ(Reason::seat_held, refusal(decide_hold(room.state, by, seat_4, 61)).reason);
    EXPECT_TRUE(sit(60).has_value());
    room.open(4);
    EXPECT_EQ(Reason::others_first, refusal(sit(60)).reason);
    EXPECT_EQ(Reason::already_done, refusal(decide_open_seat(room.state, by, seat_4)).reason);
    // Such a person does not take precedence over a player of the game who asked.
    room.run(decide_ask(room.state, room.self(12), table_1, 12, std::nullopt));
    EXPECT_EQ((Rejection{Reason::others_first, "CP 8.1.2"_clause}),
              refusal(decide_hold(room.state, by, seat_4, 60)));
}

// [I-111]
TEST(SeatingOffers, AFreeSeatOfAHouseGameGoesToTheListFirst) {
    TestRoom room;
    room.put("three_card", 7);
    room.join(30);
    const auto sit = [&](PersonId person) {
        return decide_sit(room.state, room.self(person), seat_4, person);
    };
    EXPECT_EQ((Rejection{Reason::others_first, "I-111"_clause}), refusal(sit(50)));
    expect_rank(Role::supervisor, "I-111"_clause, room.now, [&](const Issuer& by) {
        return decide_call(room.state, room.settings, by, seat_4);
    });
    room.run(decide_hold(room.state, room.staff(Role::supervisor), seat_4, 60));
    EXPECT_EQ((Rejection{Reason::seat_held, "I-111"_clause}), refusal(sit(30)));
}

}  // namespace
}  // namespace baize::house
