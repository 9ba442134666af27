#include "house/meters/systems.h"

#include <gtest/gtest.h>

#include "house/meters/room.h"

namespace baize::house {
namespace {

// [CS 2.4] [CS 9.1.1(a)]
TEST(JackpotSystems, ASystemServesOneTableOrAGroupOfFittedTables) {
    Room room;
    fit(room, stud(), {1, 2, 3});
    const auto open = [&](const std::vector<TableId>& tables) {
        return decide_open(room.meters, room.settings, room.boss(), stud(), tables);
    };
    expect_refused(Reason::system_needs_a_table, "CS 9.1.1(a)"_clause, open({}));
    expect_refused(Reason::no_jackpot_equipment, "CS 2.4"_clause, open({1, 8}));
    EXPECT_TRUE(open({1}).has_value());
    room.record(open({1, 2}));
    EXPECT_EQ(2U, tables_of(room.meters, 1).size());
    EXPECT_EQ(Fraction::of_cents(dollars(10'000)), room.meter(1));
    EXPECT_EQ(-dollars(10'000), room.balances.of(ledger::the_house));
    fit(room, stud(dollars(2)), {4});
    expect_rank(Role::area_manager, "CS 9.1.1(a)"_clause, room, [&](const Issuer& by) {
        return decide_open(room.meters, room.settings, by, stud(dollars(2)), {4});
    });
}

struct Mismatch {
    const char* what = "";
    Terms table{};
    Clause clause{};
};

// [CS 9.1.1(b)] [CS 9.1.1(b)(i)] [CS 9.1.1(b)(ii)] [CS 9.1.1(b)(iii)] [CS 9.1.1(d)] [I-51]
TEST(JackpotSystems, ATableJoinsOnlyOnTheTermsOfTheGroup) {
    MeterTerms option2 = stud();
    option2.option = 2;
    MeterTerms printed = stud();
    printed.printed_percentages = true;
    MeterTerms seed = stud();
    seed.seed = 20'000;
    MeterTerms reset = stud();
    reset.reset_value = dollars(12'000);
    const std::vector<Mismatch> mismatches{
        {"Option 2 pays straights", option2, "CS 9.1.1(b)(i)"_clause},
        {"Wild Aruba", aruba(), "CS 9.1.1(b)(i)"_clause},
        {"the printed percentages", printed, "CS 9.1.1(b)(ii)"_clause},
        {"another seed and rate", seed, "CS 9.1.1(b)(iii)"_clause},
        {"another reset value", reset, "CS 9.1.1(b)(iii)"_clause},
        {"another wager cost", stud(dollars(2)), "CS 9.1.1(d)"_clause},
        {"a Perth table", pools({LinkedGame::crown_holdem}), "CS 9.1.1(b)(i)"_clause}};
    for (const Mismatch& mismatch : mismatches) {
        SCOPED_TRACE(mismatch.what);
        Room room = stud_room();
        fit(room, mismatch.table, {3});
        fit(room, stud(), {4});
        const auto open = [&](const std::vector<TableId>& tables) {
            Room fresh;
            fit(fresh, mismatch.table, {3});
            fit(fresh, stud(), {4});
            return decide_open(fresh.meters, fresh.settings, fresh.boss(), stud(), tables);
        };
        expect_refused(Reason::table_differs, mismatch.clause, open({4, 3}));
        EXPECT_TRUE(open({4}).has_value());
        for (const TableId table : {TableId{3}, TableId{4}}) {
            const Notice sign{.kind = NoticeKind::table_moves, .table = table, .system = 1};
            room.record(decide_show_notice(room.meters, room.boss(), sign));
        }
        room.wait(sign_time);
        expect_refused(Reason::table_differs,
                       mismatch.clause,
                       decide_move_table(room.meters, room.boss(), 3, 1));
        room.record(decide_move_table(room.meters, room.boss(), 4, 1));
    }
}

// [CS 9.1.1(c)]
TEST(JackpotSystems, ATableIsPartOfOneSystemOnly) {
    Room room;
    fit(room, pools({LinkedGame::crown_holdem}), {21, 22});
    room.open(pools({LinkedGame::crown_holdem}), {21});
    fit(room, stud(), {1});
    const Reason reason = Reason::in_another_system;
    const Clause clause = "CS 9.1.1(c)"_clause;
    const auto open = [&](const Terms& terms, const std::vector<TableId>& tables) {
        return decide_open(room.meters, room.settings, room.boss(), terms, tables);
    };
    expect_refused(reason, clause, open(pools({LinkedGame::crown_holdem}), {22, 21}));
    EXPECT_TRUE(open(pools({LinkedGame::crown_holdem}), {22}).has_value());
    expect_refused(reason, clause, open(stud(), {1, 1}));
    room.open(stud(), {1});
    expect_refused(reason, clause, decide_move_table(room.meters, room.boss(), 1, 2));
}

// [CS 9.1.1(d)]
TEST(JackpotSystems, EquipmentOfATableInASystemDoesNotChange) {
    Room room = stud_room();
    expect_refused(Reason::in_another_system,
                   "CS 9.1.1(b)"_clause,
                   decide_fit(room.meters, room.boss(), 1, stud(dollars(5))));
    expect_rank(Role::area_manager, "CS 2.4"_clause, room, [&](const Issuer& by) {
        return decide_fit(room.meters, by, 3, stud());
    });
}

// [CS 9.1.1(e)] [I-51]
TEST(JackpotSystems, MetersOfOneGameHaveDifferentCosts) {
    Room room = stud_room();
    fit(room, stud(), {3});
    fit(room, stud(dollars(2)), {4});
    fit(room, aruba(), {5});
    const auto open = [&](const Terms& terms, TableId table) {
        return decide_open(room.meters, room.settings, room.boss(), terms, {table});
    };
    expect_refused(Reason::wager_cost_taken, "CS 9.1.1(e)"_clause, open(stud(), 3));
    EXPECT_TRUE(open(stud(dollars(2)), 4).has_value());
    EXPECT_TRUE(open(aruba(), 5).has_value());  // another game
    room.settings.distinct_cost = CostScope::house;
    expect_refused(Reason::wager_cost_taken, "CS 9.1.1(e)"_clause, open(aruba(), 5));
    EXPECT_TRUE(open(stud(dollars(2)), 4).has_value());
}

// [CS 9.1.1(f)] [I-51]
TEST(JackpotSystems, AllMetersOfOneGameShareSeedRateAndPrizeTable) {
    Room room = stud_room();
    MeterTerms option2 = stud(dollars(2));
    option2.option = 2;
    MeterTerms seed = stud(dollars(2));
    seed.seed = 75'000;
    MeterTerms printed = stud(dollars(2));
    printed.printed_percentages = true;
    MeterTerms wild = aruba(dollars(3));
    wild.seed = 75'000;
    fit(room, option2, {3});
    fit(room, seed, {4});
    fit(room, printed, {5});
    fit(room, wild, {6});
    const auto open = [&](const Terms& terms, TableId table) {
        return decide_open(room.meters, room.settings, room.boss(), terms, {table});
    };
    expect_refused(Reason::systems_differ, "CS 9.1.1(f)"_clause, open(option2, 3));
    expect_refused(Reason::systems_differ, "CS 9.1.1(f)"_clause, open(seed, 4));
    expect_refused(Reason::systems_differ, "CS 9.1.1(f)"_clause, open(printed, 5));
    EXPECT_TRUE(open(wild, 6).has_value());
}

enum class Change { join, leave, move };

// [CS 9.1.1(h)] [CS 9.1.1(d)]
TEST(JackpotSystems, TablesJoinLeaveAndMoveTwentyMinutesAfterTheSign) {
    for (const Change change : {Change::join, Change::leave, Change::move}) {
        Room room = stud_room();
        fit(room, stud(), {3});
        fit(room, stud(dollars(2)), {4});
        room.open(stud(dollars(2)), {4});
        const TableId table = change == Change::join ? 3 : 1;
        const SystemId to = change == Change::join ? 1 : change == Change::move ? 2 : 0;
        const auto decide = [&] { return decide_move_table(room.meters, room.boss(), table, to); };
        const Notice sign{.kind = NoticeKind::table_moves, .table = table, .system = to};
        const Clause clause = "CS 9.1.1(h)"_clause;
        expect_refused(Reason::notice_not_shown, clause, decide());
        room.record(decide_show_notice(room.meters, room.boss(), sign));
        expect_refused(
            Reason::already_done, clause, decide_show_notice(room.meters, room.boss(), sign));
        room.wait(less(sign_time, instant));
        expect_refused(Reason::notice_too_short, clause, decide());
        room.wait(instant);
        EXPECT_TRUE(decide().has_value());
        expect_rank(Role::area_manager, clause, room, [&](const Issuer& by) {
            return decide_move_table(room.meters, by, table, to);
        });
        room.wait(instant);
        room.record(decide());
        EXPECT_EQ(to, find_table(room.meters, table)->system);
        EXPECT_EQ(dollars(change == Change::move ? 2 : 1),
                  cost_of(find_table(room.meters, table)->terms, 1));
        EXPECT_TRUE(room.meters.notices.empty());  // the next change needs a new notice
    }
}

// [CS 9.1.1(h)]
TEST(JackpotSystems, WithdrawnSignHasNoEffect) {
    Room room = stud_room();
    const Notice sign{.kind = NoticeKind::table_moves, .table = 1, .system = 0};
    const auto take_down = [&] { return decide_take_down_notice(room.meters, room.boss(), sign); };
    expect_refused(Reason::notice_not_shown, "CS 9.1.1(h)"_clause, take_down());
    room.record(decide_show_notice(room.meters, room.boss(), sign));
    room.wait(sign_time);
    room.record(take_down());
    expect_refused(Reason::notice_not_shown,
                   "CS 9.1.1(h)"_clause,
                   decide_move_table(room.meters, room.boss(), 1, 0));
    expect_rank(Role::area_manager, "CS 9.1.1(h)"_clause, room, [&](const Issuer& by) {
        return decide_show_notice(room.meters, by, sign);
    });
}

// [CS 9.1.1(a)]
TEST(JackpotSystems, LastTableMayNotLeaveASystem) {
    Room room;
    fit(room, stud(), {1});
    room.open(stud(), {1});
    expect_refused(Reason::system_needs_a_table,
                   "CS 9.1.1(a)"_clause,
                   decide_move_table(room.meters, room.boss(), 1, 0));
}

TEST(JackpotSystems, ATableWithJackpotWagersInPlayStaysWhereItIs) {
    Room room = stud_room();
    const Notice sign{.kind = NoticeKind::table_moves, .table = 1, .system = 0};
    room.record(decide_show_notice(room.meters, room.boss(), sign));
    room.wait(sign_time);
    room.wager(1, 1, {{1, 100}});
    const auto leave = [&] { return decide_move_table(room.meters, room.boss(), 1, 0); };
    expect_refused(Reason::wagers_in_play, "CS 9.3.2"_clause, leave());
    const std::uint64_t claim = room.outcome(1, 1, {{1, JackpotHand::flush}});
    expect_refused(Reason::claim_open, "CS 10.1"_clause, leave());
    room.record(decide_pay(room.meters, room.dealer(), claim));
    room.record(leave());
}

// [UTH 3.27(a)] [UTH 3.27(b)] [CH 3.14(a)] [CH 3.14(b)] [I-90]
TEST(JackpotSystems, PerthPoolsAreLinkedOrKeptSeparate) {
    const LinkedGame ultimate = LinkedGame::ultimate_holdem;
    const LinkedGame crown = LinkedGame::crown_holdem;
    Room room;
    fit(room, pools({ultimate}), {11});
    fit(room, pools({crown}), {21});
    fit(room, pools({crown}, dollars(2)), {22});
    const auto open = [&](const Terms& terms, const std::vector<TableId>& tables) {
        return decide_open(room.meters, room.settings, room.boss(), terms, tables);
    };
    const Reason unlinked = Reason::games_not_linked;
    expect_refused(unlinked, "UTH 3.27(b)"_clause, open(pools({ultimate}), {11, 21}));
    expect_refused(unlinked, "CH 3.14(b)"_clause, open(pools({crown}), {21, 11}));
    EXPECT_TRUE(open(pools({ultimate}), {11}).has_value());
    EXPECT_TRUE(open(pools({crown}), {21}).has_value());
    EXPECT_TRUE(open(pools({ultimate, crown}), {11, 21}).has_value());
    // Linked games must have the same Level 1 value, and no other games can be linked.
    expect_refused(Reason::table_differs, "I-90"_clause, open(pools({ultimate, crown}), {11, 22}));
    expect_refused(unlinked, "I-90"_clause, open(pools({ultimate, LinkedGame::wild_aruba}), {11}));
    expect_refused(unlinked, "I-90"_clause, open(pools({ultimate, ultimate}), {11}));
    expect_refused(unlinked, "I-90"_clause, open(pools({}), {11}));
    expect_refused(unlinked,
                   "I-90"_clause,
                   decide_fit(room.meters, room.boss(), 30, pools({ultimate, crown})));
}

// [UTH 3.27(a)] [CH 3.14(a)] [I-90]
TEST(JackpotSystems, ARoyalAtOneLinkedGameResetsThePoolsOfTheOther) {
    Room room = perth_room();
    room.wager(crown_table, 1, {{1, 100, 2}});
    room.outcome(crown_table, 1, {{1, JackpotHand::royal_flush}});
    EXPECT_EQ((std::vector{dollars(25'000), dollars(50'000), dollars(75'000)}),
              shown_at(room, ultimate_table).amounts);
    EXPECT_EQ(dollars(50'004, 10), room.owed(100));  // 41% of 10, in two halves
}

}  // namespace
}  // namespace baize::house
