#include <gtest/gtest.h>

#include "house/meters/floor.h"
#include "house/meters/systems.h"

namespace baize::house {
namespace {

void show(Floor& floor, const Notice& notice) {
    floor.record(decide_show_notice(floor.meters, floor.boss(), notice));
}

void announce_closing(Floor& floor, SystemId system) {
    for (const JackpotTable* fitted : tables_of(floor.meters, system))
        show(floor, {.kind = NoticeKind::system_closes, .table = fitted->table, .system = system});
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
        Floor floor = stud_floor();
        floor.settings.option_notice = setting.configured;
        const Clause clause = "CS 9.1.1(g)"_clause;
        const auto change = [&] {
            return decide_switch_option(floor.meters, floor.settings, floor.boss(), 2);
        };
        expect_refused(Reason::notice_not_shown, clause, change());
        show(floor, {.kind = NoticeKind::option_changes, .table = 1, .option = 2});
        floor.wait(setting.waits);
        expect_refused(Reason::notice_not_shown, clause, change());  // table 2 has none
        show(floor, {.kind = NoticeKind::option_changes, .table = 2, .option = 2});
        floor.wait(less(setting.waits, instant));
        expect_refused(Reason::notice_too_short, clause, change());
        floor.wait(instant);
        EXPECT_TRUE(change().has_value());
        floor.wait(instant);
        floor.record(change());
        floor.wager(1, 1, {{1, 100}});
        EXPECT_EQ(Fraction(1'000'031'02, 100), floor.meter(1));  // 31.02% from now on
        expect_refused(Reason::already_done, clause, change());
    }
}

// [CS 9.1.1(f)] [CS 9.1.1(g)]
TEST(ChangingASystem, TheOptionOfAllCaribbeanStudMetersChangesTogether) {
    Floor floor = stud_floor();
    fit(floor, stud(dollars(2)), {3});
    fit(floor, aruba(), {4});
    floor.open(stud(dollars(2)), {3});
    floor.open(aruba(), {4});
    for (const TableId table : {TableId{1}, TableId{2}})
        show(floor, {.kind = NoticeKind::option_changes, .table = table, .option = 2});
    floor.wait(sign_time);
    const auto change = [&] {
        return decide_switch_option(floor.meters, floor.settings, floor.boss(), 2);
    };
    expect_refused(Reason::notice_not_shown, "CS 9.1.1(g)"_clause, change());
    show(floor, {.kind = NoticeKind::option_changes, .table = 3, .option = 2});
    floor.wait(sign_time);
    expect_rank(Role::area_manager, "CS 9.1.1(g)"_clause, floor, [&](const Issuer& by) {
        return decide_switch_option(floor.meters, floor.settings, by, 2);
    });
    floor.record(change());
    EXPECT_EQ(2, std::get<MeterTerms>(find_system(floor.meters, 1)->terms).option);
    EXPECT_EQ(2, std::get<MeterTerms>(find_system(floor.meters, 2)->terms).option);
    EXPECT_EQ(1, std::get<MeterTerms>(find_system(floor.meters, 3)->terms).option);
    EXPECT_EQ(2, std::get<MeterTerms>(find_table(floor.meters, 3)->terms).option);
    expect_refused(Reason::no_such_option,
                   "CS 9.1.1(g)"_clause,
                   decide_switch_option(floor.meters, floor.settings, floor.boss(), 3));
}

// [CS 9.1.1(i)]
TEST(ChangingASystem, ASystemClosesTwentyMinutesAfterTheSignAtEachOfItsTables) {
    Floor floor = stud_floor();
    const Clause clause = "CS 9.1.1(i)"_clause;
    const auto close = [&] {
        return decide_close(floor.meters, floor.settings, floor.boss(), 1, {});
    };
    expect_refused(Reason::notice_not_shown, clause, close());
    show(floor, {.kind = NoticeKind::system_closes, .table = 1, .system = 1});
    floor.wait(sign_time);
    expect_refused(Reason::notice_not_shown, clause, close());
    show(floor, {.kind = NoticeKind::system_closes, .table = 2, .system = 1});
    floor.wait(less(sign_time, instant));
    expect_refused(Reason::notice_too_short, clause, close());
    floor.wait(instant);
    EXPECT_TRUE(close().has_value());
    floor.wait(instant);
    expect_rank(Role::area_manager, clause, floor, [&](const Issuer& by) {
        return decide_close(floor.meters, floor.settings, by, 1, {});
    });
    floor.record(close());
    EXPECT_TRUE(floor.meters.systems.empty());
    EXPECT_TRUE(floor.meters.notices.empty());
    EXPECT_EQ(0U, find_table(floor.meters, 1)->system);
    EXPECT_EQ(Money{}, floor.balances.of(ledger::the_house));  // the seed was returned to the house
    expect_refused(Reason::no_such_system, clause, close());
}

// [CS 9.1.1(j)] [I-52]
TEST(ChangingASystem, AClosingMeterHandsOnWhatItHoldsAboveItsSeed) {
    Floor floor;
    MeterTerms two = stud(dollars(2));
    two.seed = 20'000;
    MeterTerms wild = aruba();
    fit(floor, two, {1});
    fit(floor, wild, {2});
    fit(floor, aruba(dollars(3)), {3});
    floor.open(two, {1});
    floor.open(wild, {2});
    floor.open(aruba(dollars(3)), {3});
    for (std::uint64_t round = 1; round <= 7; ++round) {
        floor.wager(1, round, {{1, 100}, {2, 101}});
        floor.outcome(1, round);
    }
    const Fraction above(14 * 2 * 32'51, 100);  // 32.51% of 14 wagers of 2, in cents
    EXPECT_EQ(Fraction::of_cents(dollars(40'000)) + above, floor.meter(1));
    announce_closing(floor, 1);
    floor.wait(sign_time);
    const auto close = [&](const std::vector<SystemId>& receivers) {
        return decide_close(floor.meters, floor.settings, floor.boss(), 1, receivers);
    };
    const Clause clause = "CS 9.1.1(j)"_clause;
    expect_refused(Reason::no_meter_to_receive, clause, close({}));  // others are open
    expect_refused(Reason::no_meter_to_receive, clause, close({1}));
    expect_refused(Reason::no_meter_to_receive, clause, close({2, 2}));
    expect_refused(Reason::no_meter_to_receive, clause, close({9}));
    EXPECT_TRUE(close({2}).has_value());
    floor.record(close({2, 3}));
    EXPECT_EQ(Fraction::of_cents(dollars(10'000)) + above / Fraction::whole(2), floor.meter(2));
    EXPECT_EQ(Fraction::of_cents(dollars(30'000)) + above / Fraction::whole(2), floor.meter(3));
    EXPECT_EQ(Money{}, floor.balances.of(meter_account(1, 0)));
    EXPECT_EQ(Money{}, floor.balances.of(reserve_account(1)));
}

// [CS 9.1.1(j)] [I-52]
TEST(ChangingASystem, HoldsTheMoneyForTheNextSystemIfThereIsNoOtherMeter) {
    Floor floor = stud_floor();
    floor.wager(1, 1, {{1, 100}, {2, 101}, {3, 102}});
    floor.outcome(1, 1);
    announce_closing(floor, 1);
    floor.wait(sign_time);
    floor.settings.hold_on_closing = false;
    const auto close = [&] {
        return decide_close(floor.meters, floor.settings, floor.boss(), 1, {});
    };
    expect_refused(Reason::no_meter_to_receive, "I-52"_clause, close());
    floor.settings.hold_on_closing = true;
    floor.record(close());
    EXPECT_EQ(Fraction(102'18, 100), floor.meters.held);
    EXPECT_EQ(Money::of_cents(102), floor.balances.of(held_account));
    // Perth's pools are no prize meter.
    fit(floor, pools({LinkedGame::crown_holdem}), {21});
    floor.open(pools({LinkedGame::crown_holdem}), {21});
    EXPECT_EQ(Fraction(102'18, 100), floor.meters.held);
    const SystemId next = floor.open(stud(), {1});
    EXPECT_EQ(3U, next);
    EXPECT_EQ(Fraction(1'000'102'18, 100), floor.meter(next));
    EXPECT_EQ(Fraction(), floor.meters.held);
    EXPECT_EQ(Money{}, floor.balances.of(held_account));
}

TEST(ChangingASystem, ASystemWithWagersOrClaimsDoesNotClose) {
    Floor floor = stud_floor();
    announce_closing(floor, 1);
    floor.wait(sign_time);
    floor.wager(2, 1, {{1, 100}});
    const auto close = [&] {
        return decide_close(floor.meters, floor.settings, floor.boss(), 1, {});
    };
    expect_refused(Reason::wagers_in_play, "CS 9.3.2"_clause, close());
    floor.outcome(2, 1, {{1, JackpotHand::full_house}});
    expect_refused(Reason::claim_open, "CS 10.1"_clause, close());
    Floor perth = perth_floor();
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
        Floor floor;
        fit(floor, pools({book.game}), {11});
        floor.open(pools({book.game}), {11});
        const auto change = [&](Money level1) {
            return decide_change_values(floor.meters, floor.boss(), 1, level1);
        };
        expect_refused(Reason::notice_not_shown, book.clause, change(dollars(10)));
        const Notice letter{
            .kind = NoticeKind::values_change, .system = 1, .level1_wager = dollars(10)};
        expect_rank(Role::area_manager, book.clause, floor, [&](const Issuer& by) {
            return decide_show_notice(floor.meters, by, letter);
        });
        show(floor, letter);
        floor.wait(less(Span::of_hours(336), instant));
        expect_refused(Reason::notice_too_short, book.clause, change(dollars(10)));
        floor.wait(instant);
        expect_refused(Reason::notice_not_shown, book.clause, change(dollars(8)));
        EXPECT_TRUE(change(dollars(10)).has_value());
        floor.wait(instant);
        expect_rank(Role::area_manager, book.clause, floor, [&](const Issuer& by) {
            return decide_change_values(floor.meters, by, 1, dollars(10));
        });
        floor.wager(11, 1, {{1, 100, 3}});
        expect_refused(Reason::wagers_in_play, "CS 9.3.2"_clause, change(dollars(10)));
        floor.outcome(11, 1);
        floor.record(change(dollars(10)));
        // The reseeds are 5,000 of the new units, and the house pays the difference.
        EXPECT_EQ((std::vector{dollars(50'000), dollars(100'000), dollars(150'000)}),
                  shown_at(floor, 11).amounts);
        EXPECT_EQ(dollars(30), cost_of(find_table(floor.meters, 11)->terms, 3));
        expect_refused(Reason::notice_not_shown, book.clause, change(dollars(10)));
    }
}

TEST(ChangingASystem, OnlyPerthHasLevelValues) {
    Floor floor = stud_floor();
    expect_refused(Reason::not_offered,
                   "CS 9.1.1(d)"_clause,
                   decide_change_values(floor.meters, floor.boss(), 1, dollars(2)));
    const Notice letter{.kind = NoticeKind::values_change, .system = 1};
    expect_refused(Reason::not_offered,
                   "UTH 3.22(c)"_clause,
                   decide_show_notice(floor.meters, floor.boss(), letter));
}

}  // namespace
}  // namespace baize::house
