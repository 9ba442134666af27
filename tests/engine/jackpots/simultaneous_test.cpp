// Several royals and straight flushes in one round: the formulas, and the printed tables they made.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/jackpots/make.h"
#include "engine/jackpots/printed_tables.h"
#include "engine/jackpots/prize_meter.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;

// The worked examples all stand on j = 123,457 and r = 10,000.
MeterAward example(std::int64_t royals, std::int64_t straight_flushes) {
    const PrizeMeterRules rules = stud_rules();
    return award(rules, meter_at(rules, dollars(123'457)), meter_hands(royals, straight_flushes))
        .value();
}

MeterAward printed_example(std::int64_t royals, std::int64_t straight_flushes) {
    const PrizeMeterRules rules =
        PrizeMeterRules::of({.wager = dollars(1), .use_printed_percentages = true}).value();
    return award(rules, meter_at(rules, dollars(123'457)), meter_hands(royals, straight_flushes))
        .value();
}

// [CS 10.3 by result] [CS 10.3.2(a)] [CS 10.3.2(b)] [CS 10.2.3 by result] [I-11]
TEST(Simultaneous, OneRoyalAndOneStraightFlushShareTheMeterTenToOne) {
    const MeterAward paid = example(1, 1);
    EXPECT_EQ(paid.prizes,
              (std::vector{Prize{royal_flush, dollars(112'233, 64), "CS 10.3.2(a)"_clause},
                           Prize{straight_flush, dollars(11'223, 37), "CS 10.3.2(b)"_clause}}));
    EXPECT_TRUE(paid.reset);
    EXPECT_EQ(amounts(printed_example(1, 1).prizes),
              (std::vector{dollars(112'233, 52), dollars(11'223, 48)}));
}

// [CS 10.3.1] [CS 10.3.2(a)] [CS 10.3.2(b)] [CS 9.4.2] [I-11]
TEST(Simultaneous, EveryFurtherRoyalAddsAReseedToThePool) {
    const MeterAward paid = example(2, 1);
    EXPECT_EQ(amounts(paid.prizes),
              (std::vector{dollars(63'550, 96), dollars(63'550, 96), dollars(6'355, 10)}));
    EXPECT_TRUE(paid.reset);
    EXPECT_EQ(paid.meter.value, exactly(dollars(10'000)));
    EXPECT_EQ(paid.from_meter, exactly(dollars(133'457, 2)));
    EXPECT_EQ(paid.reseed, exactly(dollars(20'000, 2)));
    EXPECT_EQ(amounts(example(3, 0).prizes), (std::vector(3, dollars(47'819))));
    EXPECT_EQ(example(3, 0).prizes[0].clause, "CS 10.3.2(a)"_clause);
    EXPECT_EQ(amounts(printed_example(3, 0).prizes), (std::vector(3, dollars(47'818, 52))));
}

// Three times 33.333% leave a hundred-thousandth of the pool: on a very large meter that is more
// than the seed, and the meter is reset all the same, without giving players' money to the house.
// [CS 9.4.2 by result] [I-11]
TEST(Simultaneous, SeveralRoyalsResetTheMeterEvenWhereMuchIsLeft) {
    const PrizeMeterRules rules =
        PrizeMeterRules::of({.wager = dollars(1), .use_printed_percentages = true}).value();
    const PrizeMeter meter = meter_at(rules, dollars(10'000'000'000));
    const MeterAward paid = award(rules, meter, meter_hands(3, 0)).value();
    EXPECT_TRUE(paid.reset);
    EXPECT_EQ(paid.meter.resets, 1U);
    EXPECT_EQ(paid.meter.prizes_since_reset, Fraction());
    EXPECT_EQ(paid.meter.value, exactly(dollars(80'000, 20)));  // 100,000.20 less two seeds
    EXPECT_EQ(paid.reseed, Fraction());
}

// [CS 10.3.3(a)] [CS 9.3.3] [I-12]
TEST(Simultaneous, StraightFlushesWithoutARoyalAverageSuccessiveTenths) {
    const MeterAward two = example(0, 2);
    EXPECT_EQ(two.prizes,
              (std::vector(2, Prize{straight_flush, dollars(11'778, 42), "CS 10.3.3(a)"_clause})));
    EXPECT_EQ(two.meter.value, exactly(dollars(123'457) - dollars(23'556, 84)));
    EXPECT_FALSE(two.reset);
    EXPECT_EQ(amounts(example(0, 4).prizes), (std::vector(4, dollars(10'754, 47))));
    EXPECT_EQ(amounts(printed_example(0, 4).prizes), (std::vector(4, dollars(10'755, 13))));
    EXPECT_EQ(amounts(example(0, 8).prizes), (std::vector(8, dollars(9'077, 19))));
    EXPECT_EQ(amounts(printed_example(0, 8).prizes), (std::vector(8, dollars(9'077, 19))));
    EXPECT_EQ(example(0, 1).prizes[0].clause, "CS 10.1.2"_clause);
}

// [CS 10.3.3(a)] [I-12]
TEST(Simultaneous, TheFormulaIsTheAverageOfPayingInTurnWithATenthOfTheReseedPutBack) {
    for (std::int64_t count = 1; count <= 12; ++count) {
        Fraction running = exactly(dollars(123'457));
        Fraction total;
        for (std::int64_t i = 0; i < count; ++i) {
            const Fraction tenth = running / Fraction::whole(10);
            total += tenth;
            running = running - tenth + exactly(dollars(1'000));
        }
        const Fraction each = total / Fraction::whole(count);
        EXPECT_EQ(Fraction::of_cents(example(0, count).prizes[0].amount),
                  Fraction(each.ceiling(), 1))
            << count;
    }
}

// [CS 10.3.2(a)] [CS 10.3.2(b)] [CS 10.3.3(a)] [CS 12.10.1]
TEST(Simultaneous, WildArubaSharesTheSameWay) {
    const PrizeMeterRules rules = aruba_rules();
    const PrizeMeter meter = meter_at(rules, dollars(123'457));
    const MeterAward both = award(rules, meter, meter_hands(1, 1)).value();
    EXPECT_EQ(both.prizes,
              (std::vector{Prize{royal_flush, dollars(112'233, 64), "CS 10.3.2(a)"_clause},
                           Prize{straight_flush, dollars(11'223, 37), "CS 10.3.2(b)"_clause}}));
    EXPECT_EQ(award(rules, meter, meter_hands(0, 2)).value().prizes[1].clause,
              "CS 10.3.3(a)"_clause);
}

// The share a prize takes of a meter so large that rounding to the cent is invisible: 10^12
// dollars, the seed 10^4.
std::string percent_of_pool(std::int64_t royals, std::int64_t straight_flushes, JackpotHand hand) {
    const PrizeMeterRules rules = stud_rules();
    const Money j = dollars(1'000'000'000'000);
    const MeterAward paid =
        award(rules, meter_at(rules, j), meter_hands(royals, straight_flushes)).value();
    const std::size_t place = hand == royal_flush ? 0 : static_cast<std::size_t>(royals);
    const Fraction pool = exactly(j) + exactly(dollars(10'000)) * Fraction::whole(royals - 1);
    return decimal(exactly(paid.prizes[place].amount) / pool * Fraction::whole(100), 3);
}

// [CS 10.3.1 by result]
TEST(PrintedTables, TableSixIsThePoolOfTheFormula) {
    const PrizeMeterRules rules = stud_rules();
    const PrizeMeter meter = meter_at(rules, dollars(120'000));
    for (std::int64_t royals = 1; royals <= 4; ++royals) {
        // 120,000 + 10,000 (R - 1) is shared without rounding when it divides by R.
        const MeterAward paid = award(rules, meter, meter_hands(royals, 0)).value();
        const Fraction pool = exactly(dollars(120'000 + 10'000 * (royals - 1)));
        const Fraction each = pool / Fraction::whole(royals);
        EXPECT_EQ(exactly(paid.prizes[0].amount), Fraction(each.ceiling(), 1));
    }
}

// [CS 10.3.2(a)] [CS 10.3.2(b)] [I-11]
TEST(PrintedTables, SevenAndEightAreTheFormulasRoundedToThreeDecimals) {
    for (std::int64_t royals = 1; royals <= 4; ++royals) {
        for (std::int64_t s = 0; s <= 7; ++s) {
            const Fraction royal = printed_royal_share({royals, s}).value();
            EXPECT_EQ(decimal(royal * Fraction::whole(100), 3),
                      percent_of_pool(royals, s, royal_flush))
                << "R " << royals << " S " << s;
            if (s == 0) continue;
            const Fraction flush = printed_straight_flush_share({royals, s}).value();
            EXPECT_EQ(decimal(flush * Fraction::whole(100), 3),
                      percent_of_pool(royals, s, straight_flush))
                << "R " << royals << " S " << s;
        }
    }
    EXPECT_FALSE(printed_royal_share({5, 0}));
    EXPECT_FALSE(printed_royal_share({1, 8}));
    EXPECT_FALSE(printed_royal_share({0, 2}));
    EXPECT_FALSE(printed_straight_flush_share({1, 0}));
}

// Row 4 rounds both of its parts up (8.5975% and 1.4025%) and so totals 10.001%; every other row
// totals 10%.
// [CS 10.3.3(a)] [I-12]
TEST(PrintedTables, NineIsTheFormulaAndOnlyRowFourTotalsTooMuch) {
    for (std::int64_t s = 1; s <= 7; ++s) {
        Fraction of_meter;
        Fraction power(1, 10);
        for (std::int64_t k = 1; k <= s; ++k) {
            of_meter += power;
            power = power * Fraction(9, 10);
        }
        of_meter = of_meter / Fraction::whole(s);
        const Fraction of_reseed = Fraction(1, 10) - of_meter;
        const PrintedParts printed = printed_straight_flush_parts(s).value();
        const Fraction percent = Fraction::whole(100);
        EXPECT_EQ(decimal(printed.of_meter * percent, 3), decimal(of_meter * percent, 3)) << s;
        EXPECT_EQ(decimal(printed.of_reseed * percent, 3), decimal(of_reseed * percent, 3)) << s;
        const Fraction whole_row = printed.of_meter + printed.of_reseed;
        EXPECT_EQ(whole_row, s == 4 ? Fraction(10'001, 100'000) : Fraction(1, 10)) << s;
    }
    EXPECT_FALSE(printed_straight_flush_parts(0));
    EXPECT_FALSE(printed_straight_flush_parts(8));
}

}  // namespace

}  // namespace baize::jackpots
