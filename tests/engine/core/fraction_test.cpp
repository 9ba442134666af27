#include "engine/core/fraction.h"

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(Fraction, IsKeptInLowestTerms) {
    EXPECT_EQ(to_string(Fraction(6, 4)), "3/2");
    EXPECT_EQ(to_string(Fraction(-6, 4)), "-3/2");
    EXPECT_EQ(to_string(Fraction(0, 7)), "0/1");
    EXPECT_EQ(to_string(Fraction::whole(5)), "5/1");
    EXPECT_EQ(Fraction::of_cents(Money::of_cents(41)), Fraction(82, 2));
}

TEST(Fraction, ArithmeticIsExact) {
    const Fraction third(1, 3);
    EXPECT_EQ(third + third + third, Fraction::whole(1));
    EXPECT_EQ(third - Fraction(1, 2), Fraction(-1, 6));
    EXPECT_EQ(third * Fraction(3, 5), Fraction(1, 5));
    EXPECT_EQ(third / Fraction(2, 3), Fraction(1, 2));
    Fraction sum;
    sum += third;
    sum -= Fraction(1, 2);
    EXPECT_EQ(sum, Fraction(-1, 6));
    EXPECT_LT(sum, third);
    EXPECT_GE(third, third);
}

TEST(Fraction, FloorAndCeilingGoDownAndUpBelowZeroToo) {
    EXPECT_EQ(Fraction(7, 2).floor(), 3);
    EXPECT_EQ(Fraction(7, 2).ceiling(), 4);
    EXPECT_EQ(Fraction(-7, 2).floor(), -4);
    EXPECT_EQ(Fraction(-7, 2).ceiling(), -3);
    EXPECT_EQ(Fraction(-8, 2).floor(), -4);
    EXPECT_EQ(Fraction(-8, 2).ceiling(), -4);
    EXPECT_EQ(Fraction(-1, 3).floor(), -1);
    EXPECT_EQ(Fraction(-1, 3).ceiling(), 0);
}

TEST(Fraction, DecimalsAreRoundedHalfAwayFromZero) {
    EXPECT_EQ(decimal(Fraction(1, 3), 4), "0.3333");
    EXPECT_EQ(decimal(Fraction(2, 3), 4), "0.6667");
    EXPECT_EQ(decimal(Fraction(1, 8), 2), "0.13");
    EXPECT_EQ(decimal(Fraction(-1, 8), 2), "-0.13");
    EXPECT_EQ(decimal(Fraction(999, 1000), 2), "1.00");
    EXPECT_EQ(decimal(Fraction(-1, 1000), 2), "0.00");
    EXPECT_EQ(decimal(Fraction(-25, 2), 0), "-13");
    EXPECT_EQ(decimal(Fraction(-686689, 20358520), 12), "-0.033729809436");
}

TEST(Fraction, HoldsNumbersOfAnySize) {
    Fraction power = Fraction::whole(1);
    for (int i = 0; i < 100; ++i)
        power = power * Fraction(1, 10);
    EXPECT_EQ(decimal(power, 100), "0." + std::string(99, '0') + "1");
}

}  // namespace
}  // namespace baize
