#include "house/meters/displays.h"

#include <gtest/gtest.h>

#include "house/meters/floor.h"

namespace baize::house {
namespace {

// [CS 9.1.1(k)]
TEST(JackpotDisplays, EachTableShowsTheCurrentMeterUnlessStaffKeepItByHand) {
    Floor floor = stud_floor();
    fit(floor, stud(), {3});
    floor.wager(1, 1, {{1, 100}, {2, 101}, {3, 102}});
    for (const TableId table : {TableId{1}, TableId{2}}) {
        const JackpotDisplay shown = shown_at(floor, table);
        EXPECT_EQ(std::vector{dollars(10'001, 2)}, shown.amounts);  // 10,001.0218
        EXPECT_FALSE(shown.by_hand);
        EXPECT_TRUE(shown.warning.empty());
    }
    floor.record(decide_arrange_manually(floor.meters, floor.boss(), 1, true));
    EXPECT_TRUE(shown_at(floor, 1).by_hand);
    EXPECT_TRUE(shown_at(floor, 1).amounts.empty());
    floor.record(decide_arrange_manually(floor.meters, floor.boss(), 1, false));
    EXPECT_EQ(1U, shown_at(floor, 1).amounts.size());
}

// [UTH 3.31(a)] [UTH 3.31(b)] [UTH 3.31(c)] [UTH 3.35] [UTH 4.21]
// [CH 3.18(a)] [CH 3.18(b)] [CH 3.18(c)] [CH 3.22] [CH 4.19] [I-17]
TEST(JackpotDisplays, PerthShowsThreeLevelsAtAllTimesWithTheWarning) {
    Floor floor = perth_floor();
    floor.wager(ultimate_table, 1, {{1, 100, 1}, {2, 101, 2}, {3, 102, 3}});
    floor.record(decide_suspend(floor.meters, floor.boss(), {ultimate_table}));
    for (const TableId table : {ultimate_table, crown_table}) {
        const JackpotDisplay shown = shown_at(floor, table);
        EXPECT_EQ((std::vector{dollars(25'006, 15), dollars(50'010, 25), dollars(75'012, 30)}),
                  shown.amounts);
        EXPECT_NE(std::string_view::npos, shown.warning.find("may differ"));
    }
}

// [UTH 4.21] [CH 4.19] [I-17]
TEST(JackpotDisplays, SeveralJackpotsAtOneTableAreIndeedPaidLessThanShown) {
    for (const TableId table : {ultimate_table, crown_table}) {
        Floor floor = perth_floor();
        floor.wager(table, 1, {{1, 100, 1}, {2, 101, 1}});
        const Money shown = shown_at(floor, table).amounts[0];
        floor.outcome(table, 1, {{1, JackpotHand::royal_flush}, {2, JackpotHand::straight_flush}});
        EXPECT_EQ(dollars(2'500, 41), floor.owed(101));  // the straight flush is paid first
        EXPECT_LT(floor.owed(100), shown);
    }
}

// [CS 9.5.2] [CS 9.5.3] [CS 10.2.2]
TEST(JackpotDisplays, AnAreaManagerReadsTheMeterAsAtAnySettlement) {
    Floor floor = stud_floor();
    const Moment start = floor.now;
    std::vector<Moment> times;
    for (std::uint64_t round = 1; round <= 3; ++round) {
        for (const TableId table : {TableId{1}, TableId{2}}) {
            floor.wait(Span::of_seconds(30));
            if (table == 1) floor.wager(table, round, {{1, 100}});
            floor.wait(Span::of_seconds(30));
            floor.outcome(table, round);  // also of a round without a Jackpot wager
            times.push_back(floor.now);
        }
    }
    const auto read = [&](Moment at) { return read_meter(floor.meters, floor.boss(), 1, at); };
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
    expect_rank(Role::area_manager, "CS 9.5.3"_clause, floor, [&](const Issuer& by) {
        return read_meter(floor.meters, by, 1, floor.now);
    });
}

// [CS 9.5.3] [CS 10.2.1]
TEST(JackpotDisplays, ReadingAtAWinShowsTheMeterBeforeThePrizeWasPaid) {
    Floor floor = stud_floor();
    floor.wager(1, 1, {{1, 100}});
    floor.outcome(1, 1, {{1, JackpotHand::royal_flush}});
    EXPECT_EQ(std::vector{Fraction(1'000'034'06, 100)},
              read_meter(floor.meters, floor.boss(), 1, floor.now)->pools);
    EXPECT_EQ(Fraction(1'000'000, 1), floor.meter(1));
    EXPECT_EQ(Fraction(1'000'000, 1),
              last_verified(floor.meters, floor.boss(), 1, floor.now + instant)->pools[0]);
}

// [CS 9.5.1] [CS 9.5.3]
TEST(JackpotDisplays, KeptValuesAreLimitedAndOlderOnesAreInTheLedger) {
    Floor floor = stud_floor();
    const Moment start = floor.now;
    for (std::uint64_t round = 1; round <= kept_values; ++round) {
        floor.wait(instant);
        floor.outcome(1, round);
    }
    EXPECT_EQ(kept_values, floor.meters.systems[0].written.size());
    EXPECT_EQ(1U, read_meter(floor.meters, floor.boss(), 1, start + instant)->round);
    floor.wait(instant);
    floor.outcome(1, kept_values + 1);
    EXPECT_EQ(kept_values, floor.meters.systems[0].written.size());
    expect_refused(Reason::no_such_settlement,
                   "CS 9.5.3"_clause,
                   read_meter(floor.meters, floor.boss(), 1, start + instant));
    EXPECT_EQ(kept_values + 1, read_meter(floor.meters, floor.boss(), 1, floor.now)->round);
}

}  // namespace
}  // namespace baize::house
