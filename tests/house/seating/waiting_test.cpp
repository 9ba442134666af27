#include "house/seating/waiting.h"

#include "house/seating/absence.h"
#include "house/seating/room.h"

namespace baize::house {
namespace {

// Takes the player away from the table at the floor's time.
void pick_up(TestRoom& room, PersonId person, Money chips, TableId table = table_1) {
    room.run(decide_absent(room.state, room.staff(Role::dealer), table, person));
    room.run(decide_pick_up(
        room.state, room.settings, room.staff(Role::area_manager), {table, person, chips}));
}

TEST(SeatingList, PeopleWaitInTheOrderTheyCame) {
    TestRoom room = full_poker_table();
    room.join(31);
    room.join(30);
    room.join(32);
    EXPECT_EQ((std::vector<PersonId>{31, 30, 32}), room.waiting());
    const auto join = [&](PersonId person) {
        return refusal(decide_join(room.state, room.self(person), list_1, person));
    };
    EXPECT_EQ(Reason::waiting_already, join(30).reason);
    EXPECT_EQ(Reason::seated_already, join(11).reason);
    EXPECT_EQ(Reason::no_such_list, refusal(decide_join(room.state, room.self(50), 99, 50)).reason);
    EXPECT_EQ(Reason::rank_too_low,
              refusal(decide_join(room.state, room.self(50), list_1, 51)).reason);
    room.run(decide_leave_list(room.state, room.self(30), list_1, 30));
    EXPECT_EQ((std::vector<PersonId>{31, 32}), room.waiting());
    EXPECT_EQ(Reason::not_waiting,
              refusal(decide_leave_list(room.state, room.self(30), list_1, 30)).reason);
}

// [CP 8.12] [I-110]
TEST(SeatingList, APickedUpPlayerIsOnTopUpToTheTwentiethMinute) {
    struct Case {
        Span after{};
        bool on_top = false;
    };

    for (const Case& each : {Case{Span::of_minutes(5), true},
                             Case{Span::of_microseconds(20LL * 60'000'000 - 1), true},
                             Case{Span::of_minutes(20), true},
                             Case{Span::of_microseconds(20LL * 60'000'000 + 1), false},
                             Case{Span::of_seconds(1201), false}}) {
        TestRoom room = full_poker_table();
        room.join(30);
        pick_up(room, 15, dollars(310));
        room.now = seven_pm + each.after;
        room.join(15);
        const std::vector<PersonId> order =
            each.on_top ? std::vector<PersonId>{15, 30} : std::vector<PersonId>{30, 15};
        EXPECT_EQ(order, room.waiting()) << each.after.microseconds();
    }
}

// [I-110]
TEST(SeatingList, TheHouseMaySetAnotherReturnTime) {
    TestRoom room = full_poker_table();
    room.settings.return_time = Span::of_minutes(10);
    room.join(30);
    pick_up(room, 15, dollars(310));
    room.now = seven_pm + Span::of_minutes(10) + a_microsecond;
    room.join(15);
    EXPECT_EQ((std::vector<PersonId>{30, 15}), room.waiting());
}

// [CP 8.12] [I-110]
TEST(SeatingList, SeveralOnTopStandInTheOrderOfTheirReturn) {
    TestRoom room = full_poker_table();
    room.join(30);
    pick_up(room, 15, dollars(310));
    pick_up(room, 16, dollars(20));
    room.now = seven_pm + Span::of_minutes(3);
    room.join(16);
    room.join(15);
    room.join(31);
    EXPECT_EQ((std::vector<PersonId>{16, 15, 30, 31}), room.waiting());
}

// [CP 8.12]
TEST(SeatingList, OneComesBackOnceAndGoesToTheBottomTheSecondTime) {
    TestRoom room = full_poker_table();
    room.join(30);
    pick_up(room, 15, dollars(310));
    room.join(15);
    room.run(decide_leave_list(room.state, room.self(15), list_1, 15));
    room.join(15);
    EXPECT_EQ((std::vector<PersonId>{30, 15}), room.waiting());
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(SeatingList, SecondAreaIsOpenIfTheListIsEmptyAndAnotherSeatIsFree) {
    for (const char* const game : {"caribbean_stud", "three_card"}) {
        TestRoom room;
        room.put(game, 2);
        const auto is_open_now = [&] {
            const std::vector<TableId> others(room.state.tables.size() > 1 ? 1 : 0, 2);
            return is_second_area_open(room.state, room.settings, table_1, others);
        };
        EXPECT_FALSE(is_open_now());  // no other table
        room.put(game, 2, 2);
        EXPECT_TRUE(is_open_now());
        room.sit(11, 0, 2);
        EXPECT_TRUE(is_open_now());
        room.sit(12, 1, 2);
        EXPECT_FALSE(is_open_now());
        room.leave(12, 2);
        EXPECT_TRUE(is_open_now());
        room.settings.free_seats_elsewhere = 2;
        EXPECT_FALSE(is_open_now());
        room.settings.free_seats_elsewhere = 1;
        room.join(30);
        EXPECT_FALSE(is_open_now());
    }
}

// [I-96]
TEST(SeatingList, PerthHasNoSecondArea) {
    TestRoom room;
    room.put("ultimate_holdem", 7);
    room.put("ultimate_holdem", 7, 2);
    EXPECT_FALSE(is_second_area_open(room.state, room.settings, table_1, std::vector<TableId>{2}));
}

// [CP 8.11] [I-109]
TEST(SeatingAbsence, TheAlertComesAfterHalfAnHourAway) {
    TestRoom room = full_poker_table();
    room.run(decide_absent(room.state, room.staff(Role::dealer), table_1, 15));
    const auto alerts_after = [&](Span span) {
        return absences_to_judge(room.state, room.settings, seven_pm + span);
    };
    EXPECT_TRUE(alerts_after(Span::of_microseconds(30LL * 60'000'000 - 1)).empty());
    EXPECT_EQ((std::vector<SeatAt>{{table_1, 4}}), alerts_after(Span::of_minutes(30)));
    EXPECT_EQ(1U, alerts_after(Span::of_microseconds(30LL * 60'000'000 + 1)).size());
    room.settings.absence_alert = Span::of_minutes(45);
    EXPECT_TRUE(alerts_after(Span::of_minutes(44)).empty());
    EXPECT_EQ(1U, alerts_after(Span::of_minutes(45)).size());
    room.run(decide_back(room.state, room.self(15), table_1, 15));
    EXPECT_TRUE(alerts_after(Span::of_hours(3)).empty());
}

// [CP 8.11] [I-109] [I-112]
TEST(SeatingAbsence, AnAreaManagerDecidesWhoIsPickedUp) {
    TestRoom room = full_poker_table();
    const auto decide = [&](const Issuer& by) {
        return decide_pick_up(room.state, room.settings, by, {table_1, 15, dollars(310)});
    };
    EXPECT_EQ((Rejection{Reason::not_absent, "CP 8.11"_clause}),
              refusal(decide(room.staff(Role::area_manager))));
    room.run(decide_absent(room.state, room.staff(Role::dealer), table_1, 15));
    EXPECT_EQ(Reason::already_done,
              refusal(decide_absent(room.state, room.self(15), table_1, 15)).reason);
    expect_rank(Role::area_manager, "CP 8.11"_clause, room.now, decide);
    EXPECT_EQ(Reason::no_such_amount,
              refusal(decide_pick_up(room.state,
                                     room.settings,
                                     room.staff(Role::area_manager),
                                     {table_1, 15, Money::of_cents(-1)}))
                  .reason);
    EXPECT_EQ(Reason::not_absent,
              refusal(decide_back(room.state, room.self(16), table_1, 16)).reason);
}

// [CP 8.11] [I-110] [I-83]
TEST(SeatingAbsence, SealedChipsAreRecordedAndTheWholeAmountComesBack) {
    using ledger::AccountKind;
    using ledger::Posting;
    TestRoom room = full_poker_table();
    pick_up(room, 15, dollars(310));
    EXPECT_EQ((std::vector<Posting>{{{AccountKind::stack, table_1, 15}, -dollars(310)},
                                    {{AccountKind::liability, 15, 0}, dollars(310)}}),
              room.moved);
    EXPECT_EQ(0U, room.sitting(4));
    EXPECT_TRUE(room.place(4).reserved_button);
    ASSERT_EQ(1U, room.state.picked_up.size());
    EXPECT_EQ(seven_pm, room.state.picked_up[0].at);
    EXPECT_EQ(dollars(310), room.state.picked_up[0].sealed);
    room.now = seven_pm + Span::of_hours(5);
    room.join(15);
    room.call(4);
    room.sit(15, 4);
    EXPECT_EQ((std::vector<Posting>{{{AccountKind::liability, 15, 0}, -dollars(310)},
                                    {{AccountKind::wallet, 15, 0}, dollars(310)}}),
              room.moved);
    EXPECT_TRUE(room.state.picked_up.empty());
    EXPECT_FALSE(room.place(4).sitter.absent_since.has_value());
}

// [I-110]
TEST(SeatingAbsence, ChipsFromTwoTablesOfAGameAreAdded) {
    TestRoom room;
    room.put("holdem", 9);
    room.put("holdem", 9, 2);
    room.sit(15, 0);
    room.sit(15, 3, 2);
    pick_up(room, 15, dollars(100));
    room.now = seven_pm + Span::of_minutes(15);
    pick_up(room, 15, dollars(50), 2);
    ASSERT_EQ(1U, room.state.picked_up.size());
    EXPECT_EQ(dollars(150), room.state.picked_up[0].sealed);
    EXPECT_EQ(room.now, room.state.picked_up[0].at);
    room.open(0);
    room.sit(15, 0);
    EXPECT_EQ(dollars(150), room.moved.at(1).amount);
}

// [I-110]
TEST(SeatingAbsence, SealedChipsCanBeHandedBackOnceByASupervisor) {
    using ledger::AccountKind;
    TestRoom room = full_poker_table();
    pick_up(room, 15, dollars(310));
    const auto hand_back = [&](const Issuer& by) {
        return decide_hand_back(room.state, by, list_1, 15);
    };
    expect_rank(Role::supervisor, "I-110"_clause, room.now, hand_back);
    room.run(hand_back(room.staff(Role::supervisor)));
    EXPECT_EQ((ledger::Posting{{AccountKind::wallet, 15, 0}, dollars(310)}), room.moved.at(1));
    EXPECT_EQ((ledger::Posting{{AccountKind::liability, 15, 0}, -dollars(310)}), room.moved.at(0));
    EXPECT_EQ(Reason::nothing_sealed, refusal(hand_back(room.staff(Role::supervisor))).reason);
    // The player still counts as picked up, but has no chips that the house must bring back.
    room.join(30);
    room.join(15);
    EXPECT_EQ((std::vector<PersonId>{15, 30}), room.waiting());
    room.call(4);
    room.sit(15, 4);
    EXPECT_TRUE(room.moved.empty());
}

// [CP 8.11]
TEST(SeatingAbsence, HouseGamesCountRoundsInstead) {
    TestRoom room;
    room.put("three_card", 7);
    room.sit(11, 0);
    EXPECT_EQ(
        Reason::not_at_this_game,
        refusal(
            decide_pick_up(
                room.state, room.settings, room.staff(Role::area_manager), {table_1, 11, Money{}}))
            .reason);
}

// [CP 8.11] [CP 8.12] [I-110]
TEST(SeatingAbsence, EntryWithoutChipsOrRightIsRemoved) {
    const auto handed_back_after = [](Span span) {
        TestRoom room = full_poker_table();
        pick_up(room, 15, dollars(310));
        room.now = seven_pm + span;
        room.run(decide_hand_back(room.state, room.staff(Role::supervisor), list_1, 15));
        return room;
    };
    const Span twenty = Span::of_minutes(20);
    const Span later = Span::of_microseconds(20LL * 60'000'000 + 1);
    EXPECT_EQ(1U, handed_back_after(twenty).state.picked_up.size());
    EXPECT_TRUE(handed_back_after(later).state.picked_up.empty());

    TestRoom back = handed_back_after(twenty);
    back.join(15);
    EXPECT_TRUE(back.state.picked_up.empty()) << "on top of the list by now";

    TestRoom away = handed_back_after(twenty);
    away.now = seven_pm + later;
    pick_up(away, 16, dollars(40));
    ASSERT_EQ(1U, away.state.picked_up.size());
    EXPECT_EQ(16U, away.state.picked_up[0].person);
    away.now = seven_pm + Span::of_hours(9);
    pick_up(away, 17, dollars(40));
    EXPECT_EQ(2U, away.state.picked_up.size()) << "chips are kept for ever";
}

}  // namespace
}  // namespace baize::house
