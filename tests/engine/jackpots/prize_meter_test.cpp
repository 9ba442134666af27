#include "engine/jackpots/prize_meter.h"

#include <vector>

#include <gtest/gtest.h>

#include "engine/jackpots/make.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;

// [CS 10.1.2] [CS 10.2.1 by result] [I-13]
TEST(PrizeMeter, StraightFlushTakesATenthOfTheMeterRoundedUpToTheDollar) {
    const PrizeMeterRules rules = stud_rules();
    const PrizeMeter meter = meter_at(rules, dollars(12'345, 67));
    EXPECT_EQ(rounded_value(meter), exactly(dollars(12'346)));
    const MeterAward paid = award(rules, meter, meter_hands(0, 1)).value();
    EXPECT_EQ(paid.prizes,
              (std::vector{Prize{straight_flush, dollars(1'234, 60), "CS 10.1.2"_clause}}));
    EXPECT_EQ(paid.meter.value, exactly(dollars(11'111, 7)));
    EXPECT_FALSE(paid.reset);
    EXPECT_EQ(paid.from_meter, exactly(dollars(1'234, 60)));
    EXPECT_EQ(paid.reseed, Fraction());
    EXPECT_EQ(rounded_value(meter_at(rules, dollars(12'346))), exactly(dollars(12'346)));
}

// [CS 10.1.2] [CS 9.4.1] [I-13] [I-14]
TEST(PrizeMeter, RoyalTakesTheRoundedMeterAndResetsIt) {
    const PrizeMeterRules rules = stud_rules();
    const MeterAward paid =
        award(rules, meter_at(rules, dollars(12'345, 67)), meter_hands(1, 0)).value();
    EXPECT_EQ(paid.prizes, (std::vector{Prize{royal_flush, dollars(12'346), "CS 10.1.2"_clause}}));
    EXPECT_EQ(paid.meter.value, exactly(dollars(10'000)));
    EXPECT_TRUE(paid.reset);
    EXPECT_EQ(paid.reseed,
              exactly(dollars(10'000, 33)));  // the 33 cents of rounding are the house's
}

// [CS 9.4.1 by result] [CS 9.3 by result] [I-14]
TEST(PrizeMeter, FallingBelowTheSeedResetsAndStartsANewPeriod) {
    const PrizeMeterRules rules = stud_rules();
    const MeterAward paid =
        award(rules, meter_at(rules, dollars(10'400)), meter_hands(0, 1)).value();
    EXPECT_EQ(amounts(paid.prizes), (std::vector{dollars(1'040)}));
    EXPECT_TRUE(paid.reset);
    EXPECT_EQ(paid.meter.value, exactly(dollars(10'000)));
    EXPECT_EQ(paid.meter.prizes_since_reset, Fraction());
    EXPECT_EQ(paid.meter.resets, 1U);
    const PrizeMeter after = register_wagers(rules, paid.meter, 1'000).value();
    EXPECT_EQ(after.value, exactly(dollars(10'340, 60)));
}

// [CS 9.4.1] [I-14]
TEST(PrizeMeter, LandingOnTheSeedExactlyIsNoReset) {
    const PrizeMeterRules rules = stud_rules(1, 10'000, dollars(9));  // seed value 90,000
    const MeterAward paid =
        award(rules, meter_at(rules, dollars(100'000)), meter_hands(0, 1)).value();
    EXPECT_EQ(paid.meter.value, exactly(dollars(90'000)));
    EXPECT_FALSE(paid.reset);
    EXPECT_EQ(paid.meter.resets, 0U);
}

// [CS 9.4.1] [CS 9.4.2] [I-14]
TEST(PrizeMeter, ResetsToAHigherFigureWhereTheHouseSetOne) {
    const PrizeMeterRules rules =
        PrizeMeterRules::of({.wager = dollars(1), .reset_value = dollars(15'000)}).value();
    EXPECT_EQ(open(rules).value, exactly(dollars(15'000)));
    const MeterAward royal = award(rules, open(rules), meter_hands(1, 0)).value();
    EXPECT_EQ(royal.meter.value, exactly(dollars(15'000)));
    // Between seed and reset value the meter may stand: only the seed is the least it may show.
    const MeterAward tenth = award(rules, open(rules), meter_hands(0, 1)).value();
    EXPECT_EQ(tenth.meter.value, exactly(dollars(13'500)));
    EXPECT_FALSE(tenth.reset);
}

// [CS 10.1.2] [CS 9.3.3 by result] [I-2]
TEST(PrizeMeter, BonusesAreForOneAndNeverComeFromTheMeter) {
    const PrizeMeterRules rules = stud_rules(1, 10'000, dollars(1));
    const PrizeMeter meter = meter_at(rules, dollars(12'000));
    const MeterAward paid =
        award(rules, meter, hands({{flush, 1}, {four_of_a_kind, 2}, {full_house, 1}})).value();
    EXPECT_EQ(paid.prizes,
              (std::vector{Prize{four_of_a_kind, dollars(500), "CS 10.1.2"_clause},
                           Prize{four_of_a_kind, dollars(500), "CS 10.1.2"_clause},
                           Prize{full_house, dollars(150), "CS 10.1.2"_clause},
                           Prize{flush, dollars(100), "CS 10.1.2"_clause}}));
    EXPECT_EQ(paid.meter, meter);
    EXPECT_EQ(paid.from_meter, exactly(Money{}));
    EXPECT_EQ(paid.bonuses, exactly(dollars(1'250)));
    const PrizeMeterRules five = stud_rules(2, 10'000, dollars(5));
    EXPECT_EQ(amounts(award(five, open(five), hands({{straight, 1}})).value().prizes),
              (std::vector{dollars(200)}));
}

// [CS 12.10.1] [CS 12.9.1] [I-30]
TEST(PrizeMeter, WildArubaPaysTableTwelve) {
    const PrizeMeterRules rules = aruba_rules();
    const PrizeMeter meter = meter_at(rules, dollars(20'000));
    const MeterAward natural = award(rules, meter, meter_hands(0, 1)).value();
    EXPECT_EQ(natural.prizes,
              (std::vector{Prize{straight_flush, dollars(2'000), "CS 12.10.1"_clause}}));
    const MeterAward royal = award(rules, meter, meter_hands(1, 0)).value();
    EXPECT_EQ(royal.prizes,
              (std::vector{Prize{royal_flush, dollars(20'000), "CS 12.10.1"_clause}}));
    const MeterAward wild = award(rules,
                                  meter,
                                  hands({{four_of_a_kind, 1},
                                         {wild_straight_flush, 1},
                                         {five_of_a_kind, 1},
                                         {wild_royal_flush, 1}}))
                                .value();
    EXPECT_EQ(amounts(wild.prizes),
              (std::vector{dollars(250), dollars(100), dollars(50), dollars(25)}));
    EXPECT_EQ(wild.prizes.front().clause, "CS 12.10.1"_clause);
    EXPECT_EQ(wild.meter, meter);
    EXPECT_EQ(award(rules, meter, hands({{full_house, 1}})).error(),
              (Rejection{Reason::no_such_prize, "CS 12.10.1"_clause}));
}

// [CS 9.3.2] [CS 10.2.2] [I-15]
TEST(PrizeMeter, TheRoundsOwnWagersAreInThePrize) {
    const PrizeMeterRules rules = stud_rules();
    const PrizeMeter meter = register_wagers(rules, meter_at(rules, dollars(12'000)), 5).value();
    EXPECT_EQ(meter.value, Fraction(120'017'03, 10));  // 12,001.703
    EXPECT_EQ(amounts(award(rules, meter, meter_hands(1, 0)).value().prizes),
              (std::vector{dollars(12'002)}));
}

// [CS 9.1.1(j)] [I-52]
TEST(PrizeMeter, ClosingHandsOnEverythingAboveTheSeed) {
    const PrizeMeterRules closing = stud_rules(1, 20'000, dollars(2));
    const PrizeMeter meter = meter_at(closing, dollars(46'789, 12));
    const Fraction transfer = closing_transfer(closing, meter);
    EXPECT_EQ(transfer, exactly(dollars(6'789, 12)));
    const PrizeMeterRules other = stud_rules(1, 20'000, dollars(5));
    const PrizeMeter received = receive_transfer(open(other), transfer).value();
    EXPECT_EQ(received.value, exactly(dollars(106'789, 12)));
    EXPECT_EQ(closing_transfer(closing, open(closing)), Fraction());
    EXPECT_FALSE(receive_transfer(open(other), Fraction(-1, 1)));
    EXPECT_FALSE(receive_transfer(open(other), exactly(Money::max())));
}

// [I-48] [CS 11.14.1] [CS 14.4]
TEST(PrizeMeter, AReturnedWagerTakesItsIncrementWithIt) {
    const PrizeMeterRules rules = stud_rules();
    const PrizeMeter before = register_wagers(rules, open(rules), 7).value();
    const PrizeMeter during = register_wagers(rules, before, 1).value();
    const MeterCancellation back =
        cancel_wagers(rules, during, {.count = 1, .resets = during.resets}).value();
    EXPECT_EQ(back.meter, before);
    EXPECT_EQ(back.reversed, Fraction(34'06, 100));
    EXPECT_EQ(back.house_pays, Fraction());
}

// [CS 9.3] [CS 9.4.1] [I-48]
TEST(PrizeMeter, AnIncrementPaidOutWithAResetIsReversedAtTheHousesCost) {
    const PrizeMeterRules rules = stud_rules();
    const PrizeMeter during = register_wagers(rules, open(rules), 5).value();
    const PrizeMeter reset = award(rules, during, meter_hands(1, 0)).value().meter;
    const PrizeMeter later = register_wagers(rules, reset, 100).value();
    const MeterCancellation back =
        cancel_wagers(rules, later, {.count = 5, .resets = during.resets}).value();
    EXPECT_EQ(back.meter, later);
    EXPECT_EQ(back.house_pays, Fraction(5 * 34'06, 100));
    EXPECT_GE(back.meter.value,
              Fraction::of_cents(rules.seed_value()) + back.meter.increments_since_reset -
                  back.meter.prizes_since_reset);
}

// [CS 9.4.1] [I-48]
TEST(PrizeMeter, AReversalNeverTakesTheMeterBelowTheSeed) {
    const PrizeMeterRules rules = stud_rules();
    // 4,000 wagers bring 1,362.40; a straight flush takes 1,136.30 of it before they are returned.
    const PrizeMeter during = register_wagers(rules, open(rules), 4'000).value();
    const MeterAward paid = award(rules, during, meter_hands(0, 1)).value();
    ASSERT_FALSE(paid.reset);
    const MeterCancellation back =
        cancel_wagers(rules, paid.meter, {.count = 4'000, .resets = 0}).value();
    EXPECT_EQ(back.meter.value, exactly(dollars(10'000)));
    EXPECT_EQ(back.reversed + back.house_pays, exactly(dollars(1'362, 40)));
    EXPECT_EQ(back.reversed, exactly(dollars(226, 10)));
}

// [I-13] [CS 9.3.3]
TEST(PrizeMeter, ChipRoundingIsTheHousesCost) {
    const PrizeMeterRules rules =
        PrizeMeterRules::of({.wager = dollars(1), .payment_unit = dollars(5)}).value();
    const MeterAward paid =
        award(rules, meter_at(rules, dollars(12'345, 67)), meter_hands(0, 1)).value();
    EXPECT_EQ(amounts(paid.prizes), (std::vector{dollars(1'235)}));
    EXPECT_EQ(paid.from_meter, exactly(dollars(1'234, 60)));
    EXPECT_EQ(paid.chip_rounding, exactly(dollars(0, 40)));
    EXPECT_EQ(paid.meter.value, exactly(dollars(11'111, 7)));
}

// [CS 9.3] [CS 10.1.2]
TEST(PrizeMeter, RefusesBadCountsAndAmountsThatDoNotFit) {
    const PrizeMeterRules rules = stud_rules();
    EXPECT_EQ(open_at(rules, dollars(9'999, 99)).error(),
              (Rejection{Reason::below_reset_value, "CS 9.3.1"_clause}));
    EXPECT_EQ(award(rules, open(rules), hands({{straight, 1}})).error(),
              (Rejection{Reason::no_such_prize, "CS 10.1.2"_clause}));
    EXPECT_EQ(award(rules, open(rules), meter_hands(-1, 0)).error().reason, Reason::no_such_amount);
    EXPECT_EQ(award(rules, open(rules), meter_hands(0, 1'001)).error().reason,
              Reason::too_many_winners);
    EXPECT_EQ(award(rules, open(rules), hands({{royal_flush, 1}, {flush, Money::max().cents()}}))
                  .error()
                  .reason,
              Reason::too_many_winners);
    EXPECT_EQ(register_wagers(rules, open(rules), -1).error().reason, Reason::no_such_amount);
    EXPECT_EQ(register_wagers(rules, open(rules), Money::max().cents()).error().reason,
              Reason::amount_too_large);
    const PrizeMeter full = meter_at(rules, Money::max());
    EXPECT_EQ(register_wagers(rules, full, 3).error().reason, Reason::amount_too_large);
    // 2^63-1 cents end in .07: the rounded meter does not fit, but a tenth of it does.
    EXPECT_EQ(award(rules, full, meter_hands(1, 0)).error().reason, Reason::amount_too_large);
    EXPECT_TRUE(award(rules, full, meter_hands(0, 1)));
    // Prizes that fit one by one are paid, however much they come to together.
    const PrizeMeterRules large = stud_rules(1, 10'000, Money::of_cents(900'000'000'000'000));
    EXPECT_EQ(award(large, open(large), hands({{four_of_a_kind, 21}})).value().bonuses,
              Fraction::whole(21) * Fraction::whole(500) * exactly(large.wager()));
    EXPECT_EQ(cancel_wagers(rules, full, {.count = -1}).error().reason, Reason::no_such_amount);
}

}  // namespace

}  // namespace baize::jackpots
