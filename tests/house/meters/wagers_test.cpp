#include "house/meters/wagers.h"

#include <gtest/gtest.h>

#include "house/meters/room.h"

namespace baize::house {
namespace {

// [CS 2.4]
TEST(JackpotWagers, AreRefusedAtATableWithoutEquipmentOrSystem) {
    Room room = stud_room();
    fit(room, stud(), {3});
    const auto wager = [&](TableId table) {
        return decide_register(room.meters, room.dealer(), table, 1, {{1, 100}});
    };
    expect_refused(Reason::no_jackpot_equipment, "CS 2.4"_clause, wager(8));
    expect_refused(Reason::no_such_system, "CS 9.1.1(a)"_clause, wager(3));
    EXPECT_TRUE(wager(1).has_value());
    expect_rank(Role::dealer, "CS 9.2.1"_clause, room, [&](const Issuer& by) {
        return decide_register(room.meters, by, 1, 1, {{1, 100}});
    });
}

// [CS 9.2.1] [CS 9.5.1] [CS 9.5.2] [CS 9.5.3]
TEST(JackpotWagers, AreRefusedWhileTheSystemIsDownUnlessStaffKeepItByHand) {
    struct Fault {
        Health health{};
        Clause clause{};
    };

    const std::array faults{Fault{{.records_amounts = false}, "CS 9.5.1"_clause},
                            Fault{{.records_times = false}, "CS 9.5.2"_clause},
                            Fault{{.can_be_read = false}, "CS 9.5.3"_clause}};
    for (const Fault& fault : faults) {
        Room room = stud_room();
        const auto refused = [&] { return wagers_refused(room.meters, 2, room.now); };
        EXPECT_FALSE(health_objection(room.meters.systems[0]).has_value());
        EXPECT_FALSE(refused().has_value());
        room.record(decide_report_health(room.meters, room.dealer(), 1, fault.health));
        EXPECT_EQ((Rejection{Reason::meter_not_working, fault.clause}),
                  health_objection(room.meters.systems[0]));
        EXPECT_EQ((Rejection{Reason::meter_not_working, "CS 9.2.1"_clause}), refused());
        expect_refused(Reason::meter_not_working,
                       "CS 9.2.1"_clause,
                       decide_register(room.meters, room.dealer(), 2, 1, {{1, 100}}));
        expect_rank(Role::area_manager, "CS 9.2.1"_clause, room, [&](const Issuer& by) {
            return decide_arrange_manually(room.meters, by, 1, true);
        });
        room.record(decide_arrange_manually(room.meters, room.boss(), 1, true));
        EXPECT_FALSE(refused().has_value());
        room.record(decide_arrange_manually(room.meters, room.boss(), 1, false));
        EXPECT_TRUE(refused().has_value());
        room.record(decide_report_health(room.meters, room.dealer(), 1, {}));
        EXPECT_FALSE(refused().has_value());
    }
}

// [CS 9.1.1(k)] [UTH 3.35] [CH 3.22]
TEST(JackpotWagers, AreRefusedAtATableWhoseDisplayFailed) {
    Room melbourne = stud_room();
    melbourne.record(decide_report_display(melbourne.meters, melbourne.dealer(), 1, false));
    EXPECT_EQ((Rejection{Reason::display_failed, "CS 9.1.1(k)"_clause}),
              wagers_refused(melbourne.meters, 1, melbourne.now));
    EXPECT_FALSE(wagers_refused(melbourne.meters, 2, melbourne.now).has_value());
    melbourne.record(decide_arrange_manually(melbourne.meters, melbourne.boss(), 1, true));
    EXPECT_FALSE(wagers_refused(melbourne.meters, 1, melbourne.now).has_value());
    Room perth = perth_room();
    for (const auto& [table, clause] :
         {std::pair{ultimate_table, "UTH 3.35"_clause}, std::pair{crown_table, "CH 3.22"_clause}}) {
        perth.record(decide_report_display(perth.meters, perth.dealer(), table, false));
        EXPECT_EQ((Rejection{Reason::display_failed, clause}),
                  wagers_refused(perth.meters, table, perth.now));
        perth.record(decide_report_display(perth.meters, perth.dealer(), table, true));
        EXPECT_FALSE(wagers_refused(perth.meters, table, perth.now).has_value());
    }
    expect_refused(Reason::not_offered,
                   "UTH 3.35"_clause,
                   decide_arrange_manually(perth.meters, perth.boss(), 1, true));
    expect_refused(Reason::not_offered,
                   "UTH 5.16"_clause,
                   decide_report_health(perth.meters, perth.dealer(), 1, {}));
}

// [CS 9.2.2] [UTH 3.24] [CH 3.10] [CS 9.2.3] [UTH 3.22] [CH 3.8]
TEST(JackpotWagers, RefusesASecondWagerPerHandAndUnknownLevels) {
    struct Book {
        Room room{};
        TableId table = 0;
        std::uint8_t no_level = 4;
        Clause one_a_hand{};
        Clause levels{};
    };

    const std::array books{
        Book{stud_room(), 1, 2, "CS 9.2.2"_clause, "CS 9.2.3"_clause},
        Book{perth_room(), ultimate_table, 4, "UTH 3.24"_clause, "UTH 3.22"_clause},
        Book{perth_room(), crown_table, 4, "CH 3.10"_clause, "CH 3.8"_clause}};
    for (const Book& book : books) {
        const auto wager = [&](const std::vector<PlacedWager>& wagers) {
            return decide_register(book.room.meters, book.room.dealer(), book.table, 1, wagers);
        };
        expect_refused(Reason::second_wager_in_area, book.one_a_hand, wager({{1, 100}, {1, 101}}));
        expect_refused(Reason::no_such_level, book.levels, wager({{1, 100, book.no_level}}));
        expect_refused(Reason::no_such_level, book.levels, wager({{1, 100, 0}}));
        expect_refused(Reason::not_a_player, book.one_a_hand, wager({{1, 0}}));
        expect_refused(Reason::no_such_box, book.levels, wager({{0, 100}}));
        EXPECT_TRUE(wager({{1, 100}, {2, 100}}).has_value());
    }
}

// [CS 11.15]
TEST(JackpotWagers, AGameStartedByMistakeIsCancelledByASupervisorAndCountsOnce) {
    Room room = stud_room();
    expect_refused(Reason::jackpot_not_started,
                   "CS 11.15"_clause,
                   decide_cancel_game(room.meters, room.by(Role::supervisor), 1));
    room.wager(1, 1, {{1, 100}});
    const Fraction one = room.meter(1);
    expect_refused(Reason::wagers_in_play,
                   "CS 11.15"_clause,
                   decide_register(room.meters, room.dealer(), 1, 1, {{2, 101}}));
    expect_rank(Role::supervisor, "CS 11.15"_clause, room, [&](const Issuer& by) {
        return decide_cancel_game(room.meters, by, 1);
    });
    room.record(decide_cancel_game(room.meters, room.by(Role::supervisor), 1));
    expect_refused(Reason::jackpot_not_started,
                   "CS 10.2.2"_clause,
                   decide_record(room.meters, room.dealer(), 1, {1, {}, {}}));
    room.wager(1, 2, {{2, 101}});
    EXPECT_EQ(2U, find_table(room.meters, 1)->round.wagers.size());
    EXPECT_EQ(one + Fraction(34'06, 100), room.meter(1));
    EXPECT_EQ(Money{}, room.pot(1));
    Room perth = perth_room();
    expect_refused(Reason::not_offered,
                   "CS 11.15"_clause,
                   decide_cancel_game(perth.meters, perth.boss(), ultimate_table));
}

// [CS 11.14] [CS 11.14.1] [I-48]
TEST(JackpotWagers, CarriedWagersCountOnceAndReturnedOnesLeaveTheMeter) {
    Room room = stud_room();
    room.wager(1, 1, {{1, 100}, {2, 101}});
    room.outcome(1, 1, {}, {1, 2});  // a misdeal: both stay
    room.wager(1, 2, {});
    EXPECT_EQ(Fraction(1'000'068'12, 100), room.meter(1));
    room.record(decide_return(room.meters, room.dealer(), 1, {2}));
    EXPECT_EQ(Fraction(1'000'034'06, 100), room.meter(1));
    EXPECT_EQ(dollars(1), room.pot(1));  // for its player
    EXPECT_FALSE(find_table(room.meters, 1)->round.running);
    expect_refused(
        Reason::no_such_wager, "I-48"_clause, decide_return(room.meters, room.dealer(), 1, {2}));
    expect_refused(
        Reason::no_such_wager, "I-48"_clause, decide_return(room.meters, room.dealer(), 1, {1, 1}));
    room.wager(1, 2, {});
    room.outcome(1, 2);
    EXPECT_EQ(Fraction(1'000'034'06, 100), room.meter(1));
    EXPECT_TRUE(find_table(room.meters, 1)->round.wagers.empty());
}

// [CS 11.14.1] [I-48]
TEST(JackpotWagers, AnIncrementPaidOutMeanwhileIsTheHousesToBear) {
    Room room = stud_room();
    room.wager(1, 1, {{1, 100}});
    room.wager(2, 1, {{1, 200}});
    room.outcome(2, 1, {{1, JackpotHand::royal_flush}});
    EXPECT_EQ(Fraction(1'000'000, 1), room.meter(1));
    room.record(decide_return(room.meters, room.dealer(), 1, {1}));
    EXPECT_EQ(Fraction(1'000'000, 1), room.meter(1));
    EXPECT_EQ(dollars(1), room.pot(1));
}

// [UTH 5.14] [CH 5.11]
TEST(JackpotWagers, PerthTakesToppedUpWagersIntoARunningGame) {
    Room room = perth_room();
    for (const TableId table : {ultimate_table, crown_table}) {
        room.wager(table, 7, {{1, 100, 1}});
        room.wager(table, 7, {{2, 101, 3}});
        expect_refused(Reason::wagers_in_play,
                       table == crown_table ? "CH 4.21"_clause : "UTH 4.23"_clause,
                       decide_register(room.meters, room.dealer(), table, 8, {{3, 102}}));
    }
    const std::vector<Fraction> value = pools_of(room.meters.systems[0].value);
    EXPECT_EQ(Fraction(2'500'000 + 4 * 205, 1), value[0]);
    EXPECT_EQ(Fraction(2'500'000 + 2 * 205, 1), value[1]);
}

// [CS 10.2.2] [UTH 4.16(a)] [CH 4.14(a)]
TEST(JackpotWagers, AnOutcomeNamesWagersOfItsOwnRound) {
    struct Book {
        Room room{};
        TableId table = 0;
        Clause clause{};
    };

    std::array books{Book{stud_room(), 1, "CS 10.2.2"_clause},
                     Book{perth_room(), ultimate_table, "UTH 4.16(a)"_clause},
                     Book{perth_room(), crown_table, "CH 4.14(a)"_clause}};
    const JackpotHand flush = JackpotHand::flush;
    for (Book& book : books) {
        book.room.wager(book.table, 5, {{1, 100}, {2, 101}});
        const auto record = [&](const Outcome& outcome) {
            return decide_record(book.room.meters, book.room.dealer(), book.table, outcome);
        };
        expect_refused(Reason::not_now, book.clause, record({6, {}, {}}));
        expect_refused(Reason::no_such_wager, book.clause, record({5, {{3, flush}}, {}}));
        expect_refused(Reason::no_such_wager, book.clause, record({5, {{1, flush}}, {1}}));
        expect_refused(Reason::no_such_wager, book.clause, record({5, {}, {3}}));
        expect_refused(
            Reason::recorded_twice, book.clause, record({5, {{1, flush}, {1, flush}}, {}}));
        EXPECT_TRUE(record({5, {{1, flush}, {2, flush}}, {}}).has_value());
        expect_rank(Role::dealer, book.clause, book.room, [&](const Issuer& by) {
            return decide_record(book.room.meters, by, book.table, {5, {}, {}});
        });
    }
}

}  // namespace
}  // namespace baize::house
