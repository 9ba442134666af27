#include <gtest/gtest.h>

#include "house/meters/room.h"
#include "house/meters/systems.h"

namespace baize::house {
namespace {

void show(Room& room, const Notice& notice) {
    room.record(decide_show_notice(room.meters, room.boss(), notice));
}

void announce_closing(Room& room, SystemId system) {
    for (const JackpotTable* fitted : tables_of(room.meters, system))
        show(room, {.kind = NoticeKind::system_closes, .table = fitted->table, .system = system});
}

// [CS 9.1.1(g)] [I-107] [I-124]
TEST(ChangingASystem, TheOptionChangesAfterTheNoticeTheHouseSetAndNeverBeforeTwentyMinutes) {
    struct Setting {
        Span configured{};
        Span waits{};
    };

    for (const Setting& setting : {Setting{Span::of_minutes(5), sign_time},
                                   Setting{sign_time, sign_time},
                                   Setting{Span::of_minutes(45), Span::of_minutes(45)}}) {
        Room room = stud_room();
        room.settings.option_notice = setting.configured;
        const Clause clause = "CS 9.1.1(g)"_clause;
        const auto change = [&] {
            return decide_switch_option(room.meters, room.settings, room.boss(), 2);
        };
        expect_refused(Reason::notice_not_shown, clause, change());
        show(room, {.kind = NoticeKind::option_changes, .table = 1, .option = 2});
        room.wait(setting.waits);
        expect_refused(Reason::notice_not_shown, clause, change());  // table 2 has none
        show(room, {.kind = NoticeKind::option_changes, .table = 2, .option = 2});
        room.wait(less(setting.waits, instant));
        expect_refused(Reason::notice_too_short, clause, change());
        room.wait(instant);
        EXPECT_TRUE(change().has_value());
        room.wait(instant);
        room.record(change());
        room.wager(1, 1, {{1, 100}});
        EXPECT_EQ(Fraction(1'000'031'02, 100), room.meter(1));  // 31.02% from now on
        expect_refused(Reason::already_done, clause, change());
    }
}

// [CS 9.1.1(f)] [CS 9.1.1(g)]
TEST(ChangingASystem, TheOptionOfAllCaribbeanStudMetersChangesTogether) {
    Room room = stud_room();
    fit(room, stud(dollars(2)), {3});
    fit(room, aruba(), {4});
    room.open(stud(dollars(2)), {3});
    room.open(aruba(), {4});
    for (const TableId table : {TableId{1}, TableId{2}})
        show(room, {.kind = NoticeKind::option_changes, .table = table, .option = 2});
    room.wait(sign_time);
    const auto change = [&] {
        return decide_switch_option(room.meters, room.settings, room.boss(), 2);
    };
    expect_refused(Reason::notice_not_shown, "CS 9.1.1(g)"_clause, change());
    show(room, {.kind = NoticeKind::option_changes, .table = 3, .option = 2});
    room.wait(sign_time);
    expect_rank(Role::area_manager, "CS 9.1.1(g)"_clause, room, [&](const Issuer& by) {
        return decide_switch_option(room.meters, room.settings, by, 2);
    });
    room.record(change());
    EXPECT_EQ(2, std::get<MeterTerms>(find_system(room.meters, 1)->terms).option);
    EXPECT_EQ(2, std::get<MeterTerms>(find_system(room.meters, 2)->terms).option);
    EXPECT_EQ(1, std::get<MeterTerms>(find_system(room.meters, 3)->terms).option);
    EXPECT_EQ(2, std::get<MeterTerms>(find_table(room.meters, 3)->terms).option);
    expect_refused(Reason::no_such_option,
                   "CS 9.1.1(g)"_clause,
                   decide_switch_option(room.meters, room.settings, room.boss(), 3));
}

// [CS 9.1.1(i)]
TEST(ChangingASystem, ASystemClosesTwentyMinutesAfterTheSignAtEachOfItsTables) {
    Room room = stud_room();
    const Clause clause = "CS 9.1.1(i)"_clause;
    const auto close = [&] { return decide_close(room.meters, room.settings, room.boss(), 1, {}); };
    expect_refused(Reason::notice_not_shown, clause, close());
    show(room, {.kind = NoticeKind::system_closes, .table = 1, .system = 1});
    room.wait(sign_time);
    expect_refused(Reason::notice_not_shown, clause, close());
    show(room, {.kind = NoticeKind::system_closes, .table = 2, .system = 1});
    room.wait(less(sign_time, instant));
    expect_refused(Reason::notice_too_short, clause, close());
    room.wait(instant);
    EXPECT_TRUE(close().has_value());
    room.wait(instant);
    expect_rank(Role::area_manager, clause, room, [&](const Issuer& by) {
        return decide_close(room.meters, room.settings, by, 1, {});
    });
    room.record(close());
    EXPECT_TRUE(room.meters.systems.empty());
    EXPECT_TRUE(room.meters.notices.empty());
    EXPECT_EQ(0U, find_table(room.meters, 1)->system);
    EXPECT_EQ(Money{}, room.balances.of(ledger::the_house));  // the seed was returned to the house
    expect_refused(Reason::no_such_system, clause, close());
}

// [CS 9.1.1(j)] [I-52]
TEST(ChangingASystem, AClosingMeterHandsOnWhatItHoldsAboveItsSeed) {
    Room room;
    MeterTerms two = stud(dollars(2));
    two.seed = 20'000;
    MeterTerms wild = aruba();
    fit(room, two, {1});
    fit(room, wild, {2});
    fit(room, aruba(dollars(3)), {3});
    room.open(two, {1});
    room.open(wild, {2});
    room.open(aruba(dollars(3)), {3});
    for (std::uint64_t round = 1; round <= 7; ++round) {
        room.wager(1, round, {{1, 100}, {2, 101}});
        room.outcome(1, round);
    }
    const Fraction above(14 * 2 * 32'51, 100);  // 32.51% of 14 wagers of 2, in cents
    EXPECT_EQ(Fraction::of_cents(dollars(40'000)) + above, room.meter(1));
    announce_closing(room, 1);
    room.wait(sign_time);
    const auto close = [&](const std::vector<SystemId>& receivers) {
        return decide_close(room.meters, room.settings, room.boss(), 1, receivers);
    };
    const Clause clause = "CS 9.1.1(j)"_clause;
    expect_refused(Reason::no_meter_to_receive, clause, close({}));  // others are open
    expect_refused(Reason::no_meter_to_receive, clause, close({1}));
    expect_refused(Reason::no_meter_to_receive, clause, close({2, 2}));
    expect_refused(Reason::no_meter_to_receive, clause, close({9}));
    EXPECT_TRUE(close({2}).has_value());
    room.record(close({2, 3}));
    EXPECT_EQ(Fraction::of_cents(dollars(10'000)) + above / Fraction::whole(2), room.meter(2));
    EXPECT_EQ(Fraction::of_cents(dollars(30'000)) + above / Fraction::whole(2), room.meter(3));
    EXPECT_EQ(Money{}, room.balances.of(meter_account(1, 0)));
    EXPECT_EQ(Money{}, room.balances.of(reserve_account(1)));
}

// [CS 9.1.1(j)] [I-52]
TEST(ChangingASystem, HoldsTheMoneyForTheNextSystemIfThereIsNoOtherMeter) {
    Room room = stud_room();
    room.wager(1, 1, {{1, 100}, {2, 101}, {3, 102}});
    room.outcome(1, 1);
    announce_closing(room, 1);
    room.wait(sign_time);
    room.settings.hold_on_closing = false;
    const auto close = [&] { return decide_close(room.meters, room.settings, room.boss(), 1, {}); };
    expect_refused(Reason::no_meter_to_receive, "I-52"_clause, close());
    room.settings.hold_on_closing = true;
    room.record(close());
    EXPECT_EQ(Fraction(102'18, 100), room.meters.held);
    EXPECT_EQ(Money::of_cents(102), room.balances.of(held_account));
    // Perth's pools are no prize meter.
    fit(room, pools({LinkedGame::crown_holdem}), {21});
    room.open(pools({LinkedGame::crown_holdem}), {21});
    EXPECT_EQ(Fraction(102'18, 100), room.meters.held);
    const SystemId next = room.open(stud(), {1});
    EXPECT_EQ(3U, next);
    EXPECT_EQ(Fraction(1'000'102'18, 100), room.meter(next));
    EXPECT_EQ(Fraction(), room.meters.held);
    EXPECT_EQ(Money{}, room.balances.of(held_account));
}

TEST(ChangingASystem, ASystemWithWagersOrClaimsDoesNotClose) {
    Room room = stud_room();
    announce_closing(room, 1);
    room.wait(sign_time);
    room.wager(2, 1, {{1, 100}});
    const auto close = [&] { return decide_close(room.meters, room.settings, room.boss(), 1, {}); };
    expect_refused(Reason::wagers_in_play, "CS 9.3.2"_clause, close());
    room.outcome(2, 1, {{1, JackpotHand::full_house}});
    expect_refused(Reason::claim_open, "CS 10.1"_clause, close());
    Room perth = perth_room();
    expect_refused(Reason::not_offered,
                   "I-90"_clause,
                   decide_close(perth.meters, perth.settings, perth.boss(), 1, {}));
}

// [UTH 3.22(c)] [CH 3.8(c)] [I-107]
TEST(ChangingASystem, NewJackpotValuesWaitTwoWeeksAfterTheNoticeToTheCommission) {
    struct Book {
        LinkedGame game{};
        Clause clause{};
    };

    for (const Book& book : {Book{LinkedGame::ultimate_holdem, "UTH 3.22(c)"_clause},
                             Book{LinkedGame::crown_holdem, "CH 3.8(c)"_clause}}) {
        Room room;
        fit(room, pools({book.game}), {11});
        room.open(pools({book.game}), {11});
        const auto change = [&](Money level1) {
            return decide_change_values(room.meters, room.boss(), 1, level1);
        };
        expect_refused(Reason::notice_not_shown, book.clause, change(dollars(10)));
        const Notice letter{
            .kind = NoticeKind::values_change, .system = 1, .level1_wager = dollars(10)};
        expect_rank(Role::area_manager, book.clause, room, [&](const Issuer& by) {
            return decide_show_notice(room.meters, by, letter);
        });
        show(room, letter);
        room.wait(less(Span::of_hours(336), instant));
        expect_refused(Reason::notice_too_short, book.clause, change(dollars(10)));
        room.wait(instant);
        expect_refused(Reason::notice_not_shown, book.clause, change(dollars(8)));
        EXPECT_TRUE(change(dollars(10)).has_value());
        room.wait(instant);
        expect_rank(Role::area_manager, book.clause, room, [&](const Issuer& by) {
            return decide_change_values(room.meters, by, 1, dollars(10));
        });
        room.wager(11, 1, {{1, 100, 3}});
        expect_refused(Reason::wagers_in_play, "CS 9.3.2"_clause, change(dollars(10)));
        room.outcome(11, 1);
        room.record(change(dollars(10)));
        // The reseeds are 5,000 of the new units, and the house pays the difference.
        EXPECT_EQ((std::vector{dollars(50'000), dollars(100'000), dollars(150'000)}),
                  shown_at(room, 11).amounts);
        EXPECT_EQ(dollars(30), cost_of(find_table(room.meters, 11)->terms, 3));
        expect_refused(Reason::notice_not_shown, book.clause, change(dollars(10)));
    }
}

TEST(ChangingASystem, OnlyPerthHasLevelValues) {
    Room room = stud_room();
    expect_refused(Reason::not_offered,
                   "CS 9.1.1(d)"_clause,
                   decide_change_values(room.meters, room.boss(), 1, dollars(2)));
    const Notice letter{.kind = NoticeKind::values_change, .system = 1};
    expect_refused(Reason::not_offered,
                   "UTH 3.22(c)"_clause,
                   decide_show_notice(room.meters, room.boss(), letter));
}

}  // namespace
}  // namespace baize::house
