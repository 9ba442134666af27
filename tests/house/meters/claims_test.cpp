#include "house/meters/claims.h"

#include <gtest/gtest.h>

#include "house/meters/room.h"

namespace baize::house {
namespace {

constexpr JackpotHand royal = JackpotHand::royal_flush;
constexpr JackpotHand straight_flush = JackpotHand::straight_flush;

struct PerthBook {
    const char* name = "";
    TableId table = 0;
    TableId other = 0;
    Clause verifies{};
    Clause sorts{};
    Clause holds{};
    Clause voids{};
    Clause pays{};
};

constexpr std::array perth_books{PerthBook{"UTH",
                                           11,
                                           12,
                                           "UTH 4.16(b)"_clause,
                                           "UTH 4.17"_clause,
                                           "UTH 5.17"_clause,
                                           "UTH 5.16(b)"_clause,
                                           "UTH 4.22"_clause},
                                 PerthBook{"CH",
                                           21,
                                           22,
                                           "CH 4.14(b)"_clause,
                                           "CH 4.15"_clause,
                                           "CH 5.14"_clause,
                                           "CH 5.13(b)"_clause,
                                           "CH 4.20"_clause}};

// Plays a round in which person 100 has one Jackpot wager (at Perth on Level 1) and this hand.
std::uint64_t win(Room& room, TableId table, JackpotHand hand, std::uint64_t round = 1) {
    room.wager(table, round, {{1, 100}});
    return room.outcome(table, round, {{1, hand}});
}

void confirm(Room& room, std::uint64_t claim, ClaimStep step) {
    room.record(decide_confirm(room.meters, room.by(Role::assistant_casino_manager), claim, step));
}

// [CS 10.1.1]
TEST(JackpotClaims, MelbournesRoyalsAndStraightFlushesAreDeterminedByAnAssistantCasinoManager) {
    for (const JackpotHand hand : {royal, straight_flush}) {
        Room room = stud_room();
        const std::uint64_t claim = win(room, 1, hand);
        const auto pay = [&] { return decide_pay(room.meters, room.dealer(), claim); };
        const Clause clause = "CS 10.1.1"_clause;
        EXPECT_EQ(ClaimStep::payout_determined, next_step(room.meters, room.meters.claims[0]));
        expect_refused(Reason::claim_not_confirmed, clause, pay());
        expect_rank(Role::assistant_casino_manager, clause, room, [&](const Issuer& by) {
            return decide_confirm(room.meters, by, claim, ClaimStep::payout_determined);
        });
        confirm(room, claim, ClaimStep::payout_determined);
        const Money prize = hand == royal ? dollars(10'001) : dollars(1'000, 10);
        EXPECT_EQ(prize, room.owed(100));
        room.record(pay());
        EXPECT_EQ(prize, room.stack(1, 100));
        EXPECT_EQ(Money{}, room.owed(100));
        expect_refused(Reason::no_such_claim, "CS 10.1"_clause, pay());
    }
}

// [CS 10.1.1] [CS 10.1.2]
TEST(JackpotClaims, MelbournesBonusesAreTheDealersToPay) {
    Room room = stud_room();
    const std::uint64_t claim = win(room, 1, JackpotHand::four_of_a_kind);
    expect_rank(Role::dealer, "CS 10.1.2"_clause, room, [&](const Issuer& by) {
        return decide_pay(room.meters, by, claim);
    });
    room.record(decide_pay(room.meters, room.dealer(), claim));
    EXPECT_EQ(dollars(500), room.stack(1, 100));
    EXPECT_EQ(Fraction(1'000'034'06, 100), room.meter(1));  // never from the meter
}

// [UTH 4.16(b)] [CH 4.14(b)]
TEST(JackpotClaims, PerthsWinningHandsAreVerifiedByASupervisorBonusesToo) {
    for (const PerthBook& book : perth_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        const std::uint64_t claim = win(room, book.table, JackpotHand::straight);
        const auto pay = [&] { return decide_pay(room.meters, room.dealer(), claim); };
        expect_refused(Reason::claim_not_confirmed, book.verifies, pay());
        expect_rank(Role::supervisor, book.verifies, room, [&](const Issuer& by) {
            return decide_confirm(room.meters, by, claim, ClaimStep::hand_verified);
        });
        expect_refused(
            Reason::not_offered,
            book.verifies,
            decide_confirm(
                room.meters, room.by(Role::executive), claim, ClaimStep::payout_determined));
        confirm(room, claim, ClaimStep::hand_verified);
        expect_refused(Reason::already_done,
                       book.verifies,
                       decide_confirm(room.meters, room.boss(), claim, ClaimStep::hand_verified));
        room.record(pay());
        EXPECT_EQ(dollars(125), room.stack(book.table, 100));
    }
}

// [UTH 4.17] [CH 4.15]
TEST(JackpotClaims, NeedTheDeckSortedIntoSuitsForARoyalOrStraightFlush) {
    for (const PerthBook& book : perth_books) {
        for (const JackpotHand hand : {royal, straight_flush}) {
            SCOPED_TRACE(book.name);
            Room room = perth_room();
            const std::uint64_t claim = win(room, book.table, hand);
            const auto pay = [&] { return decide_pay(room.meters, room.dealer(), claim); };
            confirm(room, claim, ClaimStep::hand_verified);
            expect_refused(Reason::claim_not_confirmed, book.sorts, pay());
            expect_rank(Role::dealer, book.sorts, room, [&](const Issuer& by) {
                return decide_confirm(room.meters, by, claim, ClaimStep::deck_sorted);
            });
            confirm(room, claim, ClaimStep::deck_sorted);
            room.record(pay());
            EXPECT_EQ(hand == royal ? dollars(25'002, 5) : dollars(2'500, 20),
                      room.stack(book.table, 100));
        }
    }
}

// [CS 10.2.4] [UTH 4.22] [CH 4.20] [I-50]
TEST(JackpotClaims, OutcomesAtDifferentTablesTakeTheMeterInTheOrderTheyAreRecorded) {
    Room room = stud_room();
    room.wager(1, 1, {{1, 100}});
    room.wager(2, 1, {{1, 200}});
    room.outcome(2, 1, {{1, royal}});
    room.outcome(1, 1, {{1, royal}});
    EXPECT_EQ(dollars(10'001), room.owed(200));  // 10,000.6812 rounded up
    EXPECT_EQ(dollars(10'000), room.owed(100));  // on the reset meter
    EXPECT_EQ(Fraction(1'000'000, 1), room.meter(1));
}

// [CS 10.2.3] [I-15]
TEST(JackpotClaims, OtherTablesPlayOnForTheNextJackpotWhileAClaimIsSettled) {
    Room room = stud_room();
    win(room, 1, royal);
    expect_refused(Reason::claim_open,
                   "CS 10.1.1"_clause,
                   decide_register(room.meters, room.dealer(), 1, 2, {{1, 100}}));
    room.wager(2, 1, {{1, 200}});
    EXPECT_EQ(Fraction(1'000'034'06, 100), room.meter(1));
    EXPECT_EQ(dollars(10'001), room.owed(100));
}

// [UTH 4.22] [CH 4.20 by result] [I-50]
TEST(JackpotClaims, PerthPaysRoyalsAndStraightFlushesInTheOrderOfTheLog) {
    for (const PerthBook& book : perth_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        const TableId elsewhere = book.table == 11 ? 21 : 11;
        win(room, elsewhere, JackpotHand::straight);  // a bonus delays no other payment
        const std::uint64_t first = win(room, book.other, royal);
        const std::uint64_t second = win(room, book.table, straight_flush);
        for (const std::uint64_t claim : {first, second}) {
            confirm(room, claim, ClaimStep::hand_verified);
            confirm(room, claim, ClaimStep::deck_sorted);
        }
        const auto pay = [&](std::uint64_t claim) {
            return decide_pay(room.meters, room.dealer(), claim);
        };
        expect_refused(Reason::earlier_claim_first, book.pays, pay(second));
        EXPECT_TRUE(pay(first).has_value());
        // A withheld claim does not delay the others.
        Room held = room;
        held.record(decide_hold(held.meters, held.boss(), first));
        held.record(decide_pay(held.meters, held.dealer(), second));
        room.record(pay(first));
        room.record(pay(second));
    }
}

// [UTH 5.17] [CH 5.14] [I-88]
TEST(JackpotClaims, PaymentIsWithheldForAtMostSeventyTwoHours) {
    for (const PerthBook& book : perth_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        const std::uint64_t claim = win(room, book.table, JackpotHand::flush);
        confirm(room, claim, ClaimStep::hand_verified);
        room.wait(Span::of_hours(5));
        expect_rank(Role::area_manager, book.holds, room, [&](const Issuer& by) {
            return decide_hold(room.meters, by, claim);
        });
        room.record(decide_hold(room.meters, room.boss(), claim));
        const auto pay = [&] { return decide_pay(room.meters, room.dealer(), claim); };
        expect_refused(Reason::payment_held, book.holds, pay());
        // The table plays on meanwhile.
        EXPECT_FALSE(wagers_refused(room.meters, book.table, room.now).has_value());
        room.wait(less(Span::of_hours(72), instant));
        expect_refused(Reason::payment_held, book.holds, pay());
        expect_refused(
            Reason::already_done, book.holds, decide_hold(room.meters, room.boss(), claim));
        EXPECT_TRUE(decide_void(room.meters, room.boss(), claim, VoidCause::fraud).has_value());
        room.wait(instant);
        EXPECT_TRUE(pay().has_value());
        expect_refused(Reason::not_now,
                       book.holds,
                       decide_void(room.meters, room.boss(), claim, VoidCause::fraud));
        expect_refused(
            Reason::already_done, book.holds, decide_hold(room.meters, room.boss(), claim));
        room.wait(instant);
        room.record(pay());
        EXPECT_EQ(dollars(250), room.stack(book.table, 100));
    }
}

// [UTH 5.17] [CH 5.14]
TEST(JackpotClaims, AHoldMayBeReleasedEarly) {
    for (const PerthBook& book : perth_books) {
        Room room = perth_room();
        const std::uint64_t claim = win(room, book.table, JackpotHand::flush);
        confirm(room, claim, ClaimStep::hand_verified);
        expect_refused(
            Reason::already_done, book.holds, decide_release(room.meters, room.boss(), claim));
        room.record(decide_hold(room.meters, room.boss(), claim));
        expect_rank(Role::area_manager, book.holds, room, [&](const Issuer& by) {
            return decide_release(room.meters, by, claim);
        });
        room.record(decide_release(room.meters, room.boss(), claim));
        room.record(decide_pay(room.meters, room.dealer(), claim));
    }
    Room room = stud_room();
    const std::uint64_t claim = win(room, 1, royal);
    expect_refused(
        Reason::not_offered, "CS 10.1.1"_clause, decide_hold(room.meters, room.boss(), claim));
}

// [UTH 5.17] [CH 5.14] [I-48] [I-88]
TEST(JackpotClaims, FraudFoundDuringTheHoldVoidsTheRoundAndRestoresThePools) {
    for (const PerthBook& book : perth_books) {
        SCOPED_TRACE(book.name);
        Room room = perth_room();
        room.wager(book.other, 1, {{1, 300, 3}});
        room.outcome(book.other, 1);
        const MeterValue before = room.meters.systems[0].value;
        room.wager(book.table, 1, {{1, 100, 3}, {2, 101, 2}});
        const std::uint64_t claim = room.outcome(book.table, 1, {{1, royal}});
        expect_refused(Reason::not_now,
                       book.holds,
                       decide_void(room.meters, room.boss(), claim, VoidCause::fraud));
        room.record(decide_hold(room.meters, room.boss(), claim));
        room.wager(book.other, 2, {{1, 300, 1}});  // the others play for the next jackpot
        expect_rank(Role::area_manager, book.holds, room, [&](const Issuer& by) {
            return decide_void(room.meters, by, claim, VoidCause::fraud);
        });
        room.record(decide_void(room.meters, room.boss(), claim, VoidCause::fraud));
        // The pools have the value before the round plus the increments since.
        std::vector<Fraction> expected = pools_of(before);
        expected[0] += Fraction(205, 1);
        EXPECT_EQ(expected, pools_of(room.meters.systems[0].value));
        EXPECT_EQ(Money{}, room.owed(100));
        EXPECT_EQ(dollars(25), room.pot(book.table));  // both stakes, to be handed back
        EXPECT_TRUE(room.meters.claims.empty());
    }
}

// [CS 10.1.1] [UTH 4.16(b)] [CH 4.14(b)]
TEST(JackpotClaims, HandThatDiffersFromTheRecordIsRecordedAgain) {
    struct Book {
        Room room{};
        TableId table = 0;
        Role rank{};
        Clause clause{};
    };

    std::array books{Book{stud_room(), 1, Role::assistant_casino_manager, "CS 10.1.1"_clause},
                     Book{perth_room(), ultimate_table, Role::supervisor, "UTH 4.16(b)"_clause},
                     Book{perth_room(), crown_table, Role::supervisor, "CH 4.14(b)"_clause}};
    for (auto& [room, table, rank, clause] : books) {
        room.wager(table, 1, {{1, 100}, {2, 101}});
        const std::vector<Fraction> before = pools_of(room.meters.systems[0].value);
        const std::uint64_t wrong = room.outcome(table, 1, {{1, royal}});
        EXPECT_NE(before, pools_of(room.meters.systems[0].value));
        expect_rank(rank, clause, room, [&](const Issuer& by) {
            return decide_void(room.meters, by, wrong, VoidCause::not_verified);
        });
        room.record(decide_void(room.meters, room.by(rank), wrong, VoidCause::not_verified));
        EXPECT_EQ(before, pools_of(room.meters.systems[0].value));
        EXPECT_EQ(Money{}, room.owed(100));
        const std::uint64_t right = room.outcome(table, 1, {{2, straight_flush}});
        EXPECT_EQ(table == 1 ? dollars(1'000, 10) : dollars(2'500, 41), room.owed(101));
        room.record(
            decide_confirm(room.meters,
                           room.by(rank),
                           right,
                           table == 1 ? ClaimStep::payout_determined : ClaimStep::hand_verified));
        expect_refused(Reason::already_done,
                       clause,
                       decide_void(room.meters, room.by(rank), right, VoidCause::not_verified));
    }
}

// [CS 9.3] [CS 10.1.1]
TEST(JackpotClaims, WronglyRecordedStraightFlushIsUndoneInTheMeter) {
    Room room = stud_room();
    for (std::uint64_t round = 1; round <= 3; ++round) {
        room.wager(1, round, {{1, 100}});
        room.outcome(1, round);
    }
    auto& meter = std::get<jackpots::PrizeMeter>(room.meters.systems[0].value);
    meter.value += Fraction::of_cents(dollars(5'000));  // far above the seed: no reset
    const Terms terms = stud();
    const MeterAt here{terms, GameId::caribbean_stud};
    const std::array winners{WonPrize{.box = 1, .person = 100, .hand = straight_flush}};
    const auto award = awarded(here, meter, winners);
    ASSERT_TRUE(award.has_value());
    EXPECT_EQ(dollars(1'500, 20), award->prizes[0].amount);
    const Claim claim{.before = meter, .after = award->after};
    EXPECT_EQ(MeterValue(meter), without_prizes(here, award->after, claim));
    // If the house had filled the meter up, its reversal stops at the seed.
    MeterValue low = award->after;
    std::get<jackpots::PrizeMeter>(low).value = Fraction::of_cents(dollars(10'050));
    const Claim lifting{.before = low, .after = meter};
    const MeterValue stopped = without_prizes(here, low, lifting);
    EXPECT_EQ(Fraction::of_cents(dollars(10'000)), pools_of(stopped)[0]);
}

// [CS 14.3] [CS 14.4] [I-48]
TEST(JackpotClaims, AnInvalidatedMelbourneGameGivesItsWagersBackAndLeavesTheMeterAsItWas) {
    Room room = stud_room();
    const Fraction before = room.meter(1);
    room.wager(1, 1, {{1, 100}, {2, 101}});
    const std::uint64_t claim = room.outcome(1, 1, {{1, royal}});
    expect_rank(Role::supervisor, "CS 14.3"_clause, room, [&](const Issuer& by) {
        return decide_void(room.meters, by, claim, VoidCause::invalidated);
    });
    for (const VoidCause cause : {VoidCause::fault, VoidCause::fraud}) {
        const auto refused = decide_void(room.meters, room.by(Role::executive), claim, cause);
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ(Reason::not_offered, refused.error().reason);
    }
    room.record(decide_void(room.meters, room.by(Role::supervisor), claim, VoidCause::invalidated));
    EXPECT_EQ(before, room.meter(1));
    EXPECT_EQ(dollars(2), room.pot(1));
    Room perth = perth_room();
    const std::uint64_t other = win(perth, ultimate_table, royal);
    expect_refused(Reason::not_offered,
                   "UTH 5.17"_clause,
                   decide_void(perth.meters, perth.boss(), other, VoidCause::invalidated));
}

// Returns the record that the casino keeps of a settled round.
Claim settled_round(const Room& room, const MeterValue& before) {
    Claim claim;
    claim.system = 1;
    claim.table = 1;
    claim.round = 1;
    claim.wagers = {{1, 100}};
    claim.before = before;
    claim.after = find_system(room.meters, 1)->value;
    return claim;
}

// The house has paid the stake back, and gets all of it. [CS 14.4] [I-98]
TEST(JackpotClaims, VoidRoundTakesItsIncrementsOutOfMeterAndReserve) {
    Room room = stud_room();
    const Fraction meter = room.meter(1);
    const Money house = room.balances.of(ledger::the_house);
    room.wager(1, 1, {{1, 100}});
    room.outcome(1, 1);
    EXPECT_LT(meter, room.meter(1));
    const Claim round = settled_round(room, find_system(room.meters, 1)->value);
    room.record(decide_invalidation(room.meters, round, dollars(1)));
    EXPECT_EQ(meter, room.meter(1));
    EXPECT_EQ(Money{}, find_system(room.meters, 1)->reserve);
    EXPECT_EQ(house + dollars(1), room.balances.of(ledger::the_house));
}

// Paid already: the house has taken the prize back from the winner. [CS 14.4] [I-98]
TEST(JackpotClaims, InvalidatedRoundPutsAPaidPrizeBackIntoTheMeter) {
    Room room = stud_room();
    room.wager(2, 1, {{1, 101}, {2, 102}, {3, 103}});
    room.outcome(2, 1);
    const Fraction meter = room.meter(1);
    const Money reserve = find_system(room.meters, 1)->reserve;
    const Money house = room.balances.of(ledger::the_house);
    const std::uint64_t claim = win(room, 1, royal);
    const Claim round = *find_claim(room.meters, claim);
    confirm(room, claim, ClaimStep::payout_determined);
    room.record(decide_pay(room.meters, room.dealer(), claim));
    const Money prize = round.prizes[0].amount;
    EXPECT_EQ(prize, room.stack(1, 100));
    const std::array<ledger::Posting, 2> taken{
        {{{ledger::AccountKind::stack, 1, 100}, -prize}, {ledger::the_house, prize}}};
    ASSERT_FALSE(room.balances.post(taken).has_value());
    // The house has paid the stake of a dollar back and got the prize.
    room.record(decide_invalidation(room.meters, round, dollars(1) - prize));
    EXPECT_EQ(meter, room.meter(1));
    // The house and the system have the same money as before, except for the stake that was paid
    // back.
    EXPECT_EQ(reserve + house + dollars(1),
              find_system(room.meters, 1)->reserve + room.balances.of(ledger::the_house));
    expect_refused(Reason::no_such_system, "I-98"_clause, [&] {
        Claim gone = round;
        gone.system = 7;
        return decide_invalidation(room.meters, gone, dollars(1));
    }());
}

}  // namespace
}  // namespace baize::house
