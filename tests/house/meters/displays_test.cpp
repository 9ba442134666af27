#include "house/meters/displays.h"

#include <gtest/gtest.h>

#include "house/meters/room.h"

namespace baize::house {
namespace {

// [CS 9.1.1(k)]
TEST(JackpotDisplays, EachTableShowsTheCurrentMeterUnlessStaffKeepItByHand) {
    Room room = stud_room();
    fit(room, stud(), {3});
    room.wager(1, 1, {{1, 100}, {2, 101}, {3, 102}});
    for (const TableId table : {TableId{1}, TableId{2}}) {
        const JackpotDisplay shown = shown_at(room, table);
        EXPECT_EQ(std::vector{dollars(10'001, 2)}, shown.amounts);  // 10,001.0218
        EXPECT_FALSE(shown.by_hand);
        EXPECT_TRUE(shown.warning.empty());
    }
    room.record(decide_arrange_manually(room.meters, room.boss(), 1, true));
    EXPECT_TRUE(shown_at(room, 1).by_hand);
    EXPECT_TRUE(shown_at(room, 1).amounts.empty());
    room.record(decide_arrange_manually(room.meters, room.boss(), 1, false));
    EXPECT_EQ(1U, shown_at(room, 1).amounts.size());
}

// [UTH 3.31(a)] [UTH 3.31(b)] [UTH 3.31(c)] [UTH 3.35] [UTH 4.21]
// [CH 3.18(a)] [CH 3.18(b)] [CH 3.18(c)] [CH 3.22] [CH 4.19] [I-17]
TEST(JackpotDisplays, PerthShowsThreeLevelsAtAllTimesWithTheWarning) {
    Room room = perth_room();
    room.wager(ultimate_table, 1, {{1, 100, 1}, {2, 101, 2}, {3, 102, 3}});
    room.record(decide_suspend(room.meters, room.boss(), {ultimate_table}));
    for (const TableId table : {ultimate_table, crown_table}) {
        const JackpotDisplay shown = shown_at(room, table);
        EXPECT_EQ((std::vector{dollars(25'006, 15), dollars(50'010, 25), dollars(75'012, 30)}),
                  shown.amounts);
        EXPECT_NE(std::string_view::npos, shown.warning.find("may differ"));
    }
}

// [UTH 4.21] [CH 4.19] [I-17]
TEST(JackpotDisplays, SeveralJackpotsAtOneTableAreIndeedPaidLessThanShown) {
    for (const TableId table : {ultimate_table, crown_table}) {
        Room room = perth_room();
        room.wager(table, 1, {{1, 100, 1}, {2, 101, 1}});
        const Money shown = shown_at(room, table).amounts[0];
        room.outcome(table, 1, {{1, JackpotHand::royal_flush}, {2, JackpotHand::straight_flush}});
        EXPECT_EQ(dollars(2'500, 41), room.owed(101));  // the straight flush is paid first
        EXPECT_LT(room.owed(100), shown);
    }
}

// [CS 9.5.2] [CS 9.5.3] [CS 10.2.2]
TEST(JackpotDisplays, AnAreaManagerReadsTheMeterAsAtAnySettlement) {
    Room room = stud_room();
    const Moment start = room.now;
    std::vector<Moment> times;
    for (std::uint64_t round = 1; round <= 3; ++round) {
        for (const TableId table : {TableId{1}, TableId{2}}) {
            room.wait(Span::of_seconds(30));
            if (table == 1) room.wager(table, round, {{1, 100}});
            room.wait(Span::of_seconds(30));
            room.outcome(table, round);  // also of a round without a Jackpot wager
            times.push_back(room.now);
        }
    }
    const auto read = [&](Moment at) { return read_meter(room.meters, room.boss(), 1, at); };
    for (std::size_t i = 0; i < times.size(); ++i) {
        const auto wagers = static_cast<int>(i / 2 + 1);
        const auto found = read(times[i]);
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(times[i], found->time);
        EXPECT_EQ(i % 2 + 1, found->table);
        EXPECT_EQ(i / 2 + 1, found->round);
        EXPECT_EQ(std::vector{Fraction(1'000'000'00 + wagers * 34'06, 100)}, found->pools);
        EXPECT_EQ(found->sequence, read(times[i] + instant)->sequence);
    }
    EXPECT_EQ(times[1], read(times[2] + Span::of_microseconds(-1))->time);
    expect_refused(Reason::no_such_settlement, "CS 9.5.3"_clause, read(start));
    expect_rank(Role::area_manager, "CS 9.5.3"_clause, room, [&](const Issuer& by) {
        return read_meter(room.meters, by, 1, room.now);
    });
}

// [CS 9.5.3] [CS 10.2.1]
TEST(JackpotDisplays, ReadingAtAWinShowsTheMeterBeforeThePrizeWasPaid) {
    Room room = stud_room();
    room.wager(1, 1, {{1, 100}});
    room.outcome(1, 1, {{1, JackpotHand::royal_flush}});
    EXPECT_EQ(std::vector{Fraction(1'000'034'06, 100)},
              read_meter(room.meters, room.boss(), 1, room.now)->pools);
    EXPECT_EQ(Fraction(1'000'000, 1), room.meter(1));
    EXPECT_EQ(Fraction(1'000'000, 1),
              last_verified(room.meters, room.boss(), 1, room.now + instant)->pools[0]);
}

// [CS 9.5.1] [CS 9.5.3]
TEST(JackpotDisplays, KeptValuesAreLimitedAndOlderOnesAreInTheLedger) {
    Room room = stud_room();
    const Moment start = room.now;
    for (std::uint64_t round = 1; round <= kept_values; ++round) {
        room.wait(instant);
        room.outcome(1, round);
    }
    EXPECT_EQ(kept_values, room.meters.systems[0].written.size());
    EXPECT_EQ(1U, read_meter(room.meters, room.boss(), 1, start + instant)->round);
    room.wait(instant);
    room.outcome(1, kept_values + 1);
    EXPECT_EQ(kept_values, room.meters.systems[0].written.size());
    expect_refused(Reason::no_such_settlement,
                   "CS 9.5.3"_clause,
                   read_meter(room.meters, room.boss(), 1, start + instant));
    EXPECT_EQ(kept_values + 1, read_meter(room.meters, room.boss(), 1, room.now)->round);
}

}  // namespace
}  // namespace baize::house
