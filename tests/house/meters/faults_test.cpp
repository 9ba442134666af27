#include "house/meters/faults.h"

#include <gtest/gtest.h>

#include "house/meters/floor.h"

namespace baize::house {
namespace {

struct FaultBook {
    const char* name = "";
    TableId table = 0;
    TableId other = 0;
    Clause suspends{};
    Clause continues{};
    Clause voids{};
};

constexpr std::array fault_books{
    FaultBook{"UTH", 11, 12, "UTH 5.16"_clause, "UTH 5.16(a)"_clause, "UTH 5.16(b)"_clause},
    FaultBook{"CH", 21, 22, "CH 5.13"_clause, "CH 5.13(a)"_clause, "CH 5.13(b)"_clause}};

// [UTH 5.16] [CH 5.13]
TEST(JackpotFaults, ASuspectedFaultSuspendsTheTablesConcernedAndNoOthers) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Floor floor = perth_floor();
        floor.wager(book.table, 1, {{1, 100}});
        expect_rank(Role::area_manager, book.suspends, floor, [&](const Issuer& by) {
            return decide_suspend(floor.meters, by, {book.table});
        });
        floor.record(decide_suspend(floor.meters, floor.boss(), {book.table}));
        const Issuer dealer = floor.dealer();
        expect_refused(Reason::table_suspended,
                       book.suspends,
                       decide_register(floor.meters, dealer, book.table, 1, {{2, 101}}));
        expect_refused(Reason::table_suspended,
                       book.suspends,
                       decide_record(floor.meters, dealer, book.table, {1, {}, {}}));
        expect_refused(Reason::table_suspended,
                       book.suspends,
                       decide_return(floor.meters, dealer, book.table, {1}));
        expect_refused(Reason::already_done,
                       book.suspends,
                       decide_suspend(floor.meters, floor.boss(), {book.table}));
        floor.wager(book.other, 1, {{1, 200}});
    }
    Floor floor = stud_floor();
    expect_refused(
        Reason::not_offered, "UTH 5.16"_clause, decide_suspend(floor.meters, floor.boss(), {1}));
}

// [UTH 5.16(a)] [CH 5.13(a)]
TEST(JackpotFaults, LetTheRoundGoOnIfNoFaultIsFound) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Floor floor = perth_floor();
        floor.wager(book.table, 1, {{1, 100}});
        const Meters before = floor.meters;
        expect_refused(Reason::already_done,
                       book.continues,
                       decide_continue(floor.meters, floor.boss(), {book.table}));
        floor.record(decide_suspend(floor.meters, floor.boss(), {book.table}));
        expect_rank(Role::area_manager, book.continues, floor, [&](const Issuer& by) {
            return decide_continue(floor.meters, by, {book.table});
        });
        floor.record(decide_continue(floor.meters, floor.boss(), {book.table}));
        EXPECT_EQ(before, floor.meters);
        floor.outcome(book.table, 1, {{1, JackpotHand::flush}});
        EXPECT_EQ(dollars(250), floor.owed(100));
    }
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-48] [I-88]
TEST(JackpotFaults, AConfirmedFaultVoidsTheRoundsInProgressAndReversesTheirIncrements) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Floor floor = perth_floor();
        const std::vector<Fraction> before = pools_of(floor.meters.systems[0].value);
        const Moment began = floor.now;
        floor.wager(book.table, 1, {{1, 100, 1}, {2, 101, 3}});
        floor.wager(book.other, 1, {{1, 200, 2}});
        const auto confirm = [&](const Issuer& by) {
            return decide_confirm_fault(floor.meters, by, 1, began);
        };
        EXPECT_FALSE(confirm(floor.boss()).has_value());  // nothing is suspended
        floor.record(decide_suspend(floor.meters, floor.boss(), {book.table}));
        expect_rank(Role::area_manager, book.voids, floor, confirm);
        expect_refused(Reason::not_now,
                       book.voids,
                       decide_confirm_fault(floor.meters, floor.boss(), 1, floor.now + instant));
        floor.record(confirm(floor.boss()));
        EXPECT_EQ(dollars(20), floor.pot(book.table));
        EXPECT_EQ(Money{}, floor.pot(book.other));
        std::vector<Fraction> expected = before;  // the other table's round is not concerned
        expected[0] += Fraction(205, 1);
        expected[1] += Fraction(205, 1);
        EXPECT_EQ(expected, pools_of(floor.meters.systems[0].value));
        EXPECT_TRUE(find_table(floor.meters, book.table)->suspended);
        floor.record(decide_continue(floor.meters, floor.boss(), {book.table}));
        floor.wager(book.table, 2, {{1, 100, 1}});
    }
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-88]
TEST(JackpotFaults, ClaimsRecordedSinceTheFaultBeganAreVoidAndEarlierOnesStand) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Floor floor = perth_floor();
        floor.wager(book.table, 1, {{1, 100}});
        const std::uint64_t early = floor.outcome(book.table, 1, {{1, JackpotHand::flush}});
        floor.wait(instant);
        const Moment began = floor.now;
        floor.wager(book.other, 1, {{1, 200}});
        const std::uint64_t late = floor.outcome(book.other, 1, {{1, JackpotHand::royal_flush}});
        floor.wait(Span::of_minutes(1));
        const auto make_void = [&](std::uint64_t claim) {
            return decide_void(floor.meters, floor.boss(), claim, VoidCause::fault);
        };
        expect_refused(Reason::not_now, book.voids, make_void(late));
        floor.record(decide_suspend(floor.meters, floor.boss(), {book.table, book.other}));
        floor.record(decide_confirm_fault(floor.meters, floor.boss(), 1, began));
        expect_refused(Reason::not_now, book.voids, make_void(early));
        floor.record(make_void(late));
        EXPECT_EQ(Money{}, floor.owed(200));
        EXPECT_EQ(dollars(5), floor.pot(book.other));
        EXPECT_EQ(Fraction(2'500'205, 1), floor.meter(1));
    }
}

// [UTH 5.15 by result] [CH 5.12 by result] [I-88]
TEST(JackpotFaults, PayTheLastVerifiedAmountIfTheDisplayFailed) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Floor floor = perth_floor();
        floor.wager(book.table, 1, {{1, 100, 1}});
        floor.wait(Span::of_seconds(2));
        const Moment failed = floor.now;
        floor.record(decide_report_display(floor.meters, floor.dealer(), book.table, false));
        EXPECT_EQ(
            (std::vector{Fraction(2'500'205, 1), Fraction(2'500'000, 1), Fraction(2'500'000, 1)}),
            last_verified(floor.meters, floor.boss(), 1, failed)->pools);
        // Another table adds to the pools afterwards, and this is verified too.
        floor.wager(book.other, 1, {{1, 200, 1}});
        EXPECT_EQ(Fraction(2'500'205, 1),
                  last_verified(floor.meters, floor.boss(), 1, failed)->pools[0]);
        EXPECT_EQ(Fraction(2'500'410, 1),
                  last_verified(floor.meters, floor.boss(), 1, failed + instant)->pools[0]);
        EXPECT_EQ(dollars(25'004, 10), shown_at(floor, book.table).amounts[0]);
        floor.outcome(book.table, 1, {{1, JackpotHand::royal_flush}});
        EXPECT_EQ(dollars(25'004, 10), floor.owed(100));
    }
    Floor floor = perth_floor();
    expect_refused(Reason::no_such_settlement,
                   "UTH 5.15"_clause,
                   last_verified(floor.meters, floor.boss(), 1, floor.now));
    expect_rank(Role::area_manager, "UTH 5.15"_clause, floor, [&](const Issuer& by) {
        return last_verified(floor.meters, by, 1, floor.now + instant);
    });
}

}  // namespace
}  // namespace baize::house
