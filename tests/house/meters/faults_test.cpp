#include "house/meters/faults.h"

#include <gtest/gtest.h>

#include "house/meters/room.h"

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
        Room room = perth_room();
        room.wager(book.table, 1, {{1, 100}});
        expect_rank(Role::area_manager, book.suspends, room, [&](const Issuer& by) {
            return decide_suspend(room.meters, by, {book.table});
        });
        room.record(decide_suspend(room.meters, room.boss(), {book.table}));
        const Issuer dealer = room.dealer();
        expect_refused(Reason::table_suspended,
                       book.suspends,
                       decide_register(room.meters, dealer, book.table, 1, {{2, 101}}));
        expect_refused(Reason::table_suspended,
                       book.suspends,
                       decide_record(room.meters, dealer, book.table, {1, {}, {}}));
        expect_refused(Reason::table_suspended,
                       book.suspends,
                       decide_return(room.meters, dealer, book.table, {1}));
        expect_refused(Reason::already_done,
                       book.suspends,
                       decide_suspend(room.meters, room.boss(), {book.table}));
        room.wager(book.other, 1, {{1, 200}});
    }
    Room room = stud_room();
    expect_refused(
        Reason::not_offered, "UTH 5.16"_clause, decide_suspend(room.meters, room.boss(), {1}));
}

// [UTH 5.16(a)] [CH 5.13(a)]
TEST(JackpotFaults, LetTheRoundGoOnIfNoFaultIsFound) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        room.wager(book.table, 1, {{1, 100}});
        const Meters before = room.meters;
        expect_refused(Reason::already_done,
                       book.continues,
                       decide_continue(room.meters, room.boss(), {book.table}));
        room.record(decide_suspend(room.meters, room.boss(), {book.table}));
        expect_rank(Role::area_manager, book.continues, room, [&](const Issuer& by) {
            return decide_continue(room.meters, by, {book.table});
        });
        room.record(decide_continue(room.meters, room.boss(), {book.table}));
        EXPECT_EQ(before, room.meters);
        room.outcome(book.table, 1, {{1, JackpotHand::flush}});
        EXPECT_EQ(dollars(250), room.owed(100));
    }
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-48] [I-88]
TEST(JackpotFaults, AConfirmedFaultVoidsTheRoundsInProgressAndReversesTheirIncrements) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        const std::vector<Fraction> before = pools_of(room.meters.systems[0].value);
        const Moment began = room.now;
        room.wager(book.table, 1, {{1, 100, 1}, {2, 101, 3}});
        room.wager(book.other, 1, {{1, 200, 2}});
        const auto confirm = [&](const Issuer& by) {
            return decide_confirm_fault(room.meters, by, 1, began);
        };
        EXPECT_FALSE(confirm(room.boss()).has_value());  // nothing is suspended
        room.record(decide_suspend(room.meters, room.boss(), {book.table}));
        expect_rank(Role::area_manager, book.voids, room, confirm);
        expect_refused(Reason::not_now,
                       book.voids,
                       decide_confirm_fault(room.meters, room.boss(), 1, room.now + instant));
        room.record(confirm(room.boss()));
        EXPECT_EQ(dollars(20), room.pot(book.table));
        EXPECT_EQ(Money{}, room.pot(book.other));
        std::vector<Fraction> expected = before;  // the other table's round is not concerned
        expected[0] += Fraction(205, 1);
        expected[1] += Fraction(205, 1);
        EXPECT_EQ(expected, pools_of(room.meters.systems[0].value));
        EXPECT_TRUE(find_table(room.meters, book.table)->suspended);
        room.record(decide_continue(room.meters, room.boss(), {book.table}));
        room.wager(book.table, 2, {{1, 100, 1}});
    }
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-88]
TEST(JackpotFaults, ClaimsRecordedSinceTheFaultBeganAreVoidAndEarlierOnesStand) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        room.wager(book.table, 1, {{1, 100}});
        const std::uint64_t early = room.outcome(book.table, 1, {{1, JackpotHand::flush}});
        room.wait(instant);
        const Moment began = room.now;
        room.wager(book.other, 1, {{1, 200}});
        const std::uint64_t late = room.outcome(book.other, 1, {{1, JackpotHand::royal_flush}});
        room.wait(Span::of_minutes(1));
        const auto make_void = [&](std::uint64_t claim) {
            return decide_void(room.meters, room.boss(), claim, VoidCause::fault);
        };
        expect_refused(Reason::not_now, book.voids, make_void(late));
        room.record(decide_suspend(room.meters, room.boss(), {book.table, book.other}));
        room.record(decide_confirm_fault(room.meters, room.boss(), 1, began));
        expect_refused(Reason::not_now, book.voids, make_void(early));
        room.record(make_void(late));
        EXPECT_EQ(Money{}, room.owed(200));
        EXPECT_EQ(dollars(5), room.pot(book.other));
        EXPECT_EQ(Fraction(2'500'205, 1), room.meter(1));
    }
}

// [UTH 5.15 by result] [CH 5.12 by result] [I-88]
TEST(JackpotFaults, PayTheLastVerifiedAmountIfTheDisplayFailed) {
    for (const FaultBook& book : fault_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        room.wager(book.table, 1, {{1, 100, 1}});
        room.wait(Span::of_seconds(2));
        const Moment failed = room.now;
        room.record(decide_report_display(room.meters, room.dealer(), book.table, false));
        EXPECT_EQ(
            (std::vector{Fraction(2'500'205, 1), Fraction(2'500'000, 1), Fraction(2'500'000, 1)}),
            last_verified(room.meters, room.boss(), 1, failed)->pools);
        // Another table adds to the pools afterwards, and this is verified too.
        room.wager(book.other, 1, {{1, 200, 1}});
        EXPECT_EQ(Fraction(2'500'205, 1),
                  last_verified(room.meters, room.boss(), 1, failed)->pools[0]);
        EXPECT_EQ(Fraction(2'500'410, 1),
                  last_verified(room.meters, room.boss(), 1, failed + instant)->pools[0]);
        EXPECT_EQ(dollars(25'004, 10), shown_at(room, book.table).amounts[0]);
        room.outcome(book.table, 1, {{1, JackpotHand::royal_flush}});
        EXPECT_EQ(dollars(25'004, 10), room.owed(100));
    }
    Room room = perth_room();
    expect_refused(Reason::no_such_settlement,
                   "UTH 5.15"_clause,
                   last_verified(room.meters, room.boss(), 1, room.now));
    expect_rank(Role::area_manager, "UTH 5.15"_clause, room, [&](const Issuer& by) {
        return last_verified(room.meters, by, 1, room.now + instant);
    });
}

}  // namespace
}  // namespace baize::house
