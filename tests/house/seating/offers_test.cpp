#include "house/seating/offers.h"

#include "house/seating/floor.h"

namespace baize::house {
namespace {

constexpr SeatAt seat_4{table_1, 4};

// Returns a full poker table at which seat 4 has become vacant; 30 and 31 are on the waiting list.
TestFloor with_vacant_seat() {
    TestFloor floor = full_poker_table();
    floor.join(30);
    floor.join(31);
    floor.leave(15);
    return floor;
}

// [CP 8.1.2] [I-111]
TEST(SeatingOffers, AVacatedSeatGoesByTheEarliestRequestThenToTheWaitingList) {
    TestFloor floor = full_poker_table();
    floor.join(30);
    floor.join(31);
    floor.run(decide_ask(floor.state, floor.self(13), table_1, 13, 8));
    floor.run(decide_ask(floor.state, floor.self(18), table_1, 18, 4));
    floor.run(decide_ask(floor.state, floor.self(11), table_1, 11, std::nullopt));
    floor.leave(15);
    for (const PersonId next : {18U, 11U, 30U, 31U}) {  // 13 wants another seat
        floor.call(4);
        ASSERT_EQ(next, floor.offered(4));
        floor.run(decide_pass(floor.state, floor.self(next), seat_4));
    }
    EXPECT_EQ(
        (Rejection{Reason::nobody_waiting, "I-111"_clause}),
        refusal(decide_call(floor.state, floor.settings, floor.staff(Role::supervisor), seat_4)));
    // The person who declined keeps the place on the waiting list, but loses the request for the
    // seat.
    EXPECT_EQ((std::vector<PersonId>{30, 31}), floor.waiting());
    ASSERT_EQ(1U, floor.table().requests.size());
    EXPECT_EQ(13U, floor.table().requests[0].person);
    // When all have declined it, anyone may take it.
    floor.open(4);
    floor.sit(50, 4);
}

// [CP 8.1.2] [CP 8.1] [I-111]
TEST(SeatingOffers, WaitingListComesBeforeNewPlayers) {
    TestFloor floor;
    floor.put("holdem", 9);
    floor.join(30);
    const auto sit = [&](PersonId person) {
        return decide_sit(floor.state, floor.self(person), seat_4, person);
    };
    EXPECT_EQ((Rejection{Reason::others_first, "I-111"_clause}), refusal(sit(50)));
    EXPECT_TRUE(sit(30).has_value());  // first in line
    floor.call(4);
    EXPECT_EQ((Rejection{Reason::seat_held, "I-111"_clause}), refusal(sit(50)));
    floor.run(sit(30));
    EXPECT_TRUE(floor.waiting().empty());
    EXPECT_EQ(0U, floor.offered(4));
}

// [CP 8.3]
TEST(SeatingOffers, TheFloorGivesVacantSeatsOut) {
    const TestFloor floor = with_vacant_seat();
    const Clause clause = "CP 8.3"_clause;
    expect_rank(Role::supervisor, clause, floor.now, [&](const Issuer& by) {
        return decide_call(floor.state, floor.settings, by, seat_4);
    });
    expect_rank(Role::supervisor, clause, floor.now, [&](const Issuer& by) {
        return decide_hold(floor.state, by, seat_4, 60);
    });
    expect_rank(Role::supervisor, clause, floor.now, [&](const Issuer& by) {
        return decide_open_seat(floor.state, by, seat_4);
    });
    const Issuer by = floor.staff(Role::supervisor);
    EXPECT_EQ((Rejection{Reason::seat_taken, clause}),
              refusal(decide_call(floor.state, floor.settings, by, {table_1, 5})));
    EXPECT_EQ(Reason::not_a_player, refusal(decide_hold(floor.state, by, seat_4, 0)).reason);
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
        TestFloor floor = with_vacant_seat();
        floor.call(4);
        floor.now = seven_pm + each.after;
        const auto taken = decide_sit(floor.state, floor.self(30), seat_4, 30);
        const auto lapsed = decide_lapse(floor.state, floor.staff(Role::dealer), seat_4);
        EXPECT_EQ(each.in_time, taken.has_value());
        EXPECT_EQ(!each.in_time, lapsed.has_value());
        EXPECT_EQ(each.in_time ? Reason::offer_open : Reason{}, refusal(lapsed).reason);
        EXPECT_EQ(each.in_time ? Reason{} : Reason::offer_lapsed, refusal(taken).reason);
    }
}

// [CP 8.1.2] [I-111]
TEST(SeatingOffers, UnansweredOfferLosesThePlaceOnTheList) {
    TestFloor floor = with_vacant_seat();
    floor.settings.offer_time = Span::of_seconds(30);
    floor.call(4);
    floor.now = seven_pm + Span::of_seconds(31);
    expect_rank(Role::dealer, "I-111"_clause, floor.now, [&](const Issuer& by) {
        return decide_lapse(floor.state, by, seat_4);
    });
    floor.run(decide_lapse(floor.state, floor.staff(Role::dealer), seat_4));
    EXPECT_EQ((std::vector<PersonId>{31}), floor.waiting());
    EXPECT_EQ((Rejection{Reason::no_offer, "I-111"_clause}),
              refusal(decide_lapse(floor.state, floor.staff(Role::dealer), seat_4)));
    floor.call(4);
    EXPECT_EQ(31U, floor.offered(4));
    EXPECT_EQ(floor.now + Span::of_seconds(30), floor.place(4).offer->until);
}

TEST(SeatingOffers, OnlyThePersonAskedOrStaffAnswers) {
    TestFloor floor = with_vacant_seat();
    floor.call(4);
    EXPECT_EQ(Reason::rank_too_low,
              refusal(decide_pass(floor.state, floor.self(31), seat_4)).reason);
    EXPECT_TRUE(decide_pass(floor.state, floor.self(30), seat_4).has_value());
    EXPECT_TRUE(decide_pass(floor.state, floor.staff(Role::dealer), seat_4).has_value());
    EXPECT_EQ(Reason::no_offer,
              refusal(decide_pass(floor.state, floor.self(30), {table_1, 5})).reason);
}

// [CP 8.1]
TEST(SeatingOffers, CalledPersonMayChooseAnyFreeSeat) {
    TestFloor floor = with_vacant_seat();
    floor.leave(17);
    floor.leave(19);
    floor.run(decide_ask(floor.state, floor.self(12), table_1, 12, 8));
    floor.call(4);
    ASSERT_EQ(30U, floor.offered(4));
    const auto sit = [&](SeatNumber seat) {
        return decide_sit(floor.state, floor.self(30), {table_1, seat}, 30);
    };
    EXPECT_EQ(Reason::others_first, refusal(sit(8)).reason);  // 12 asked for it
    floor.run(sit(6));
    EXPECT_EQ(30U, floor.sitting(6));
    EXPECT_EQ(0U, floor.offered(4));
    floor.call(4);
    EXPECT_EQ(31U, floor.offered(4));
}

TEST(SeatingOffers, PersonIsOfferedOneSeatOfAGameAtATime) {
    TestFloor floor = with_vacant_seat();
    floor.put("holdem", 9, 2);
    floor.call(4);
    floor.call(0, 2);
    EXPECT_EQ(30U, floor.offered(4));
    EXPECT_EQ(31U, floor.offered(0, 2));
    floor.sit(31, 0, 2);
    EXPECT_EQ((std::vector<PersonId>{30}), floor.waiting());
    floor.run(decide_leave_list(floor.state, floor.self(30), list_1, 30));
    EXPECT_EQ(0U, floor.offered(4));
}

// [CP 8.3] [CP 8.1.2]
TEST(SeatingOffers, HeldSeatIsClosedToOthers) {
    TestFloor floor = with_vacant_seat();
    const Issuer by = floor.staff(Role::supervisor);
    floor.run(decide_hold(floor.state, by, seat_4, 60));
    const auto sit = [&](PersonId person) {
        return decide_sit(floor.state, floor.self(person), seat_4, person);
    };
    EXPECT_EQ((Rejection{Reason::seat_held, "CP 8.3"_clause}), refusal(sit(30)));
    EXPECT_EQ(Reason::seat_held,
              refusal(decide_call(floor.state, floor.settings, by, seat_4)).reason);
    EXPECT_EQ(Reason::seat_held, refusal(decide_hold(floor.state, by, seat_4, 61)).reason);
    EXPECT_TRUE(sit(60).has_value());
    floor.open(4);
    EXPECT_EQ(Reason::others_first, refusal(sit(60)).reason);
    EXPECT_EQ(Reason::already_done, refusal(decide_open_seat(floor.state, by, seat_4)).reason);
    // Such a person does not take precedence over a player of the game who asked.
    floor.run(decide_ask(floor.state, floor.self(12), table_1, 12, std::nullopt));
    EXPECT_EQ((Rejection{Reason::others_first, "CP 8.1.2"_clause}),
              refusal(decide_hold(floor.state, by, seat_4, 60)));
}

// [I-111]
TEST(SeatingOffers, AFreeSeatOfAHouseGameGoesToTheListFirst) {
    TestFloor floor;
    floor.put("three_card", 7);
    floor.join(30);
    const auto sit = [&](PersonId person) {
        return decide_sit(floor.state, floor.self(person), seat_4, person);
    };
    EXPECT_EQ((Rejection{Reason::others_first, "I-111"_clause}), refusal(sit(50)));
    expect_rank(Role::supervisor, "I-111"_clause, floor.now, [&](const Issuer& by) {
        return decide_call(floor.state, floor.settings, by, seat_4);
    });
    floor.run(decide_hold(floor.state, floor.staff(Role::supervisor), seat_4, 60));
    EXPECT_EQ((Rejection{Reason::seat_held, "I-111"_clause}), refusal(sit(30)));
}

}  // namespace
}  // namespace baize::house
