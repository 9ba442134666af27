#include "house/seating/waiting.h"

#include "house/seating/absence.h"
#include "house/seating/floor.h"

namespace baize::house {
namespace {

// Takes the player away from the table at the floor's time.
void pick_up(TestFloor& floor, PersonId person, Money chips, TableId table = table_1) {
    floor.run(decide_absent(floor.state, floor.staff(Role::dealer), table, person));
    floor.run(decide_pick_up(
        floor.state, floor.settings, floor.staff(Role::area_manager), {table, person, chips}));
}

TEST(SeatingList, PeopleWaitInTheOrderTheyCame) {
    TestFloor floor = full_poker_table();
    floor.join(31);
    floor.join(30);
    floor.join(32);
    EXPECT_EQ((std::vector<PersonId>{31, 30, 32}), floor.waiting());
    const auto join = [&](PersonId person) {
        return refusal(decide_join(floor.state, floor.self(person), list_1, person));
    };
    EXPECT_EQ(Reason::waiting_already, join(30).reason);
    EXPECT_EQ(Reason::seated_already, join(11).reason);
    EXPECT_EQ(Reason::no_such_list,
              refusal(decide_join(floor.state, floor.self(50), 99, 50)).reason);
    EXPECT_EQ(Reason::rank_too_low,
              refusal(decide_join(floor.state, floor.self(50), list_1, 51)).reason);
    floor.run(decide_leave_list(floor.state, floor.self(30), list_1, 30));
    EXPECT_EQ((std::vector<PersonId>{31, 32}), floor.waiting());
    EXPECT_EQ(Reason::not_waiting,
              refusal(decide_leave_list(floor.state, floor.self(30), list_1, 30)).reason);
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
        TestFloor floor = full_poker_table();
        floor.join(30);
        pick_up(floor, 15, dollars(310));
        floor.now = seven_pm + each.after;
        floor.join(15);
        const std::vector<PersonId> order =
            each.on_top ? std::vector<PersonId>{15, 30} : std::vector<PersonId>{30, 15};
        EXPECT_EQ(order, floor.waiting()) << each.after.microseconds();
    }
}

// [I-110]
TEST(SeatingList, TheHouseMaySetAnotherReturnTime) {
    TestFloor floor = full_poker_table();
    floor.settings.return_time = Span::of_minutes(10);
    floor.join(30);
    pick_up(floor, 15, dollars(310));
    floor.now = seven_pm + Span::of_minutes(10) + a_microsecond;
    floor.join(15);
    EXPECT_EQ((std::vector<PersonId>{30, 15}), floor.waiting());
}

// [CP 8.12] [I-110]
TEST(SeatingList, SeveralOnTopStandInTheOrderOfTheirReturn) {
    TestFloor floor = full_poker_table();
    floor.join(30);
    pick_up(floor, 15, dollars(310));
    pick_up(floor, 16, dollars(20));
    floor.now = seven_pm + Span::of_minutes(3);
    floor.join(16);
    floor.join(15);
    floor.join(31);
    EXPECT_EQ((std::vector<PersonId>{16, 15, 30, 31}), floor.waiting());
}

// [CP 8.12]
TEST(SeatingList, OneComesBackOnceAndGoesToTheBottomTheSecondTime) {
    TestFloor floor = full_poker_table();
    floor.join(30);
    pick_up(floor, 15, dollars(310));
    floor.join(15);
    floor.run(decide_leave_list(floor.state, floor.self(15), list_1, 15));
    floor.join(15);
    EXPECT_EQ((std::vector<PersonId>{30, 15}), floor.waiting());
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(SeatingList, SecondAreaIsOpenIfTheListIsEmptyAndAnotherSeatIsFree) {
    for (const char* const game : {"caribbean_stud", "three_card"}) {
        TestFloor floor;
        floor.put(game, 2);
        const auto is_open_now = [&] {
            const std::vector<TableId> others(floor.state.tables.size() > 1 ? 1 : 0, 2);
            return is_second_area_open(floor.state, floor.settings, table_1, others);
        };
        EXPECT_FALSE(is_open_now());  // no other table
        floor.put(game, 2, 2);
        EXPECT_TRUE(is_open_now());
        floor.sit(11, 0, 2);
        EXPECT_TRUE(is_open_now());
        floor.sit(12, 1, 2);
        EXPECT_FALSE(is_open_now());
        floor.leave(12, 2);
        EXPECT_TRUE(is_open_now());
        floor.settings.free_seats_elsewhere = 2;
        EXPECT_FALSE(is_open_now());
        floor.settings.free_seats_elsewhere = 1;
        floor.join(30);
        EXPECT_FALSE(is_open_now());
    }
}

// [I-96]
TEST(SeatingList, PerthHasNoSecondArea) {
    TestFloor floor;
    floor.put("ultimate_holdem", 7);
    floor.put("ultimate_holdem", 7, 2);
    EXPECT_FALSE(
        is_second_area_open(floor.state, floor.settings, table_1, std::vector<TableId>{2}));
}

// [CP 8.11] [I-109]
TEST(SeatingAbsence, TheAlertComesAfterHalfAnHourAway) {
    TestFloor floor = full_poker_table();
    floor.run(decide_absent(floor.state, floor.staff(Role::dealer), table_1, 15));
    const auto alerts_after = [&](Span span) {
        return absences_to_judge(floor.state, floor.settings, seven_pm + span);
    };
    EXPECT_TRUE(alerts_after(Span::of_microseconds(30LL * 60'000'000 - 1)).empty());
    EXPECT_EQ((std::vector<SeatAt>{{table_1, 4}}), alerts_after(Span::of_minutes(30)));
    EXPECT_EQ(1U, alerts_after(Span::of_microseconds(30LL * 60'000'000 + 1)).size());
    floor.settings.absence_alert = Span::of_minutes(45);
    EXPECT_TRUE(alerts_after(Span::of_minutes(44)).empty());
    EXPECT_EQ(1U, alerts_after(Span::of_minutes(45)).size());
    floor.run(decide_back(floor.state, floor.self(15), table_1, 15));
    EXPECT_TRUE(alerts_after(Span::of_hours(3)).empty());
}

// [CP 8.11] [I-109] [I-112]
TEST(SeatingAbsence, AnAreaManagerDecidesWhoIsPickedUp) {
    TestFloor floor = full_poker_table();
    const auto decide = [&](const Issuer& by) {
        return decide_pick_up(floor.state, floor.settings, by, {table_1, 15, dollars(310)});
    };
    EXPECT_EQ((Rejection{Reason::not_absent, "CP 8.11"_clause}),
              refusal(decide(floor.staff(Role::area_manager))));
    floor.run(decide_absent(floor.state, floor.staff(Role::dealer), table_1, 15));
    EXPECT_EQ(Reason::already_done,
              refusal(decide_absent(floor.state, floor.self(15), table_1, 15)).reason);
    expect_rank(Role::area_manager, "CP 8.11"_clause, floor.now, decide);
    EXPECT_EQ(Reason::no_such_amount,
              refusal(decide_pick_up(floor.state,
                                     floor.settings,
                                     floor.staff(Role::area_manager),
                                     {table_1, 15, Money::of_cents(-1)}))
                  .reason);
    EXPECT_EQ(Reason::not_absent,
              refusal(decide_back(floor.state, floor.self(16), table_1, 16)).reason);
}

// [CP 8.11] [I-110] [I-83]
TEST(SeatingAbsence, SealedChipsAreRecordedAndTheWholeAmountComesBack) {
    using ledger::AccountKind;
    using ledger::Posting;
    TestFloor floor = full_poker_table();
    pick_up(floor, 15, dollars(310));
    EXPECT_EQ((std::vector<Posting>{{{AccountKind::stack, table_1, 15}, -dollars(310)},
                                    {{AccountKind::liability, 15, 0}, dollars(310)}}),
              floor.moved);
    EXPECT_EQ(0U, floor.sitting(4));
    EXPECT_TRUE(floor.place(4).reserved_button);
    ASSERT_EQ(1U, floor.state.picked_up.size());
    EXPECT_EQ(seven_pm, floor.state.picked_up[0].at);
    EXPECT_EQ(dollars(310), floor.state.picked_up[0].sealed);
    floor.now = seven_pm + Span::of_hours(5);
    floor.join(15);
    floor.call(4);
    floor.sit(15, 4);
    EXPECT_EQ((std::vector<Posting>{{{AccountKind::liability, 15, 0}, -dollars(310)},
                                    {{AccountKind::wallet, 15, 0}, dollars(310)}}),
              floor.moved);
    EXPECT_TRUE(floor.state.picked_up.empty());
    EXPECT_FALSE(floor.place(4).sitter.absent_since.has_value());
}

// [I-110]
TEST(SeatingAbsence, ChipsFromTwoTablesOfAGameAreAdded) {
    TestFloor floor;
    floor.put("holdem", 9);
    floor.put("holdem", 9, 2);
    floor.sit(15, 0);
    floor.sit(15, 3, 2);
    pick_up(floor, 15, dollars(100));
    floor.now = seven_pm + Span::of_minutes(15);
    pick_up(floor, 15, dollars(50), 2);
    ASSERT_EQ(1U, floor.state.picked_up.size());
    EXPECT_EQ(dollars(150), floor.state.picked_up[0].sealed);
    EXPECT_EQ(floor.now, floor.state.picked_up[0].at);
    floor.open(0);
    floor.sit(15, 0);
    EXPECT_EQ(dollars(150), floor.moved.at(1).amount);
}

// [I-110]
TEST(SeatingAbsence, SealedChipsCanBeHandedBackOnceByASupervisor) {
    using ledger::AccountKind;
    TestFloor floor = full_poker_table();
    pick_up(floor, 15, dollars(310));
    const auto hand_back = [&](const Issuer& by) {
        return decide_hand_back(floor.state, by, list_1, 15);
    };
    expect_rank(Role::supervisor, "I-110"_clause, floor.now, hand_back);
    floor.run(hand_back(floor.staff(Role::supervisor)));
    EXPECT_EQ((ledger::Posting{{AccountKind::wallet, 15, 0}, dollars(310)}), floor.moved.at(1));
    EXPECT_EQ((ledger::Posting{{AccountKind::liability, 15, 0}, -dollars(310)}), floor.moved.at(0));
    EXPECT_EQ(Reason::nothing_sealed, refusal(hand_back(floor.staff(Role::supervisor))).reason);
    // The player still counts as picked up, but has no chips that the house must bring back.
    floor.join(30);
    floor.join(15);
    EXPECT_EQ((std::vector<PersonId>{15, 30}), floor.waiting());
    floor.call(4);
    floor.sit(15, 4);
    EXPECT_TRUE(floor.moved.empty());
}

// [CP 8.11]
TEST(SeatingAbsence, HouseGamesCountRoundsInstead) {
    TestFloor floor;
    floor.put("three_card", 7);
    floor.sit(11, 0);
    EXPECT_EQ(Reason::not_at_this_game,
              refusal(decide_pick_up(floor.state,
                                     floor.settings,
                                     floor.staff(Role::area_manager),
                                     {table_1, 11, Money{}}))
                  .reason);
}

// [CP 8.11] [CP 8.12] [I-110]
TEST(SeatingAbsence, EntryWithoutChipsOrRightIsRemoved) {
    const auto handed_back_after = [](Span span) {
        TestFloor floor = full_poker_table();
        pick_up(floor, 15, dollars(310));
        floor.now = seven_pm + span;
        floor.run(decide_hand_back(floor.state, floor.staff(Role::supervisor), list_1, 15));
        return floor;
    };
    const Span twenty = Span::of_minutes(20);
    const Span later = Span::of_microseconds(20LL * 60'000'000 + 1);
    EXPECT_EQ(1U, handed_back_after(twenty).state.picked_up.size());
    EXPECT_TRUE(handed_back_after(later).state.picked_up.empty());

    TestFloor back = handed_back_after(twenty);
    back.join(15);
    EXPECT_TRUE(back.state.picked_up.empty()) << "on top of the list by now";

    TestFloor away = handed_back_after(twenty);
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
