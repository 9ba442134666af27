#include "engine/core/money.h"

#include <limits>

#include <gtest/gtest.h>

namespace baize {
namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

constexpr Money cents(std::int64_t amount) {
    return Money::of_cents(amount);
}

TEST(Money, AddsSubtractsAndMultiplies) {
    EXPECT_EQ(cents(250) + cents(50), cents(300));
    EXPECT_EQ(cents(250) - cents(300), -cents(50));
    EXPECT_EQ(cents(250) * 3, cents(750));
    EXPECT_LT(cents(-1), Money());
    EXPECT_TRUE(Money().is_zero());
    EXPECT_FALSE(Money().is_positive());
}

TEST(Money, HasMinimumAndMaximum) {
    const Money one = Money::of_cents(-5);
    const Money other = Money::of_cents(3);
    EXPECT_EQ(smaller_of(one, other), one);
    EXPECT_EQ(smaller_of(other, one), one);
    EXPECT_EQ(larger_of(one, other), other);
    EXPECT_EQ(larger_of(other, one), other);
}

TEST(MoneyDeathTest, StopsRatherThanWrapAround) {
    EXPECT_DEATH(static_cast<void>(Money::max() + cents(1)), "check failed");
    EXPECT_DEATH(static_cast<void>(cents(-2) - Money::max()), "check failed");
    EXPECT_DEATH(static_cast<void>(cents(most / 2 + 1) * 2), "check failed");
    EXPECT_DEATH(static_cast<void>(-cents(std::numeric_limits<std::int64_t>::min())),
                 "check failed");
}

TEST(Money, CheckedArithmeticReturnsNulloptOnOverflow) {
    EXPECT_EQ(checked_sum(cents(most - 1), cents(1)), Money::max());
    EXPECT_EQ(checked_sum(cents(most - 1), cents(2)), std::nullopt);
    EXPECT_EQ(checked_product(cents(7), 6), cents(42));
    EXPECT_EQ(checked_product(cents(most / 2 + 1), 2), std::nullopt);
}

TEST(Money, WholeOddsArePaidExactly) {
    EXPECT_EQ(winnings_rounded_up(cents(525), {.win = 40}, cents(1)), cents(21'000));
    EXPECT_EQ(winnings_rounded_up(cents(0), {.win = 40}, cents(1)), cents(0));
    EXPECT_EQ(winnings_rounded_up(cents(500), {.win = 0}, cents(1)), cents(0));
}

// [CS 6.2.3] [TCP 6.2.3] [I-44]
TEST(Money, WinningsAreRoundedUpToTheSmallestChip) {
    constexpr OddsTo three_to_two{.win = 3, .stake = 2};
    EXPECT_EQ(winnings_rounded_up(cents(500), three_to_two, cents(1)), cents(750));
    EXPECT_EQ(winnings_rounded_up(cents(501), three_to_two, cents(1)), cents(752));
    EXPECT_EQ(winnings_rounded_up(cents(500), three_to_two, cents(100)), cents(800));
    EXPECT_EQ(winnings_rounded_up(cents(200), three_to_two, cents(100)), cents(300));
    EXPECT_EQ(winnings_rounded_up(cents(125), {.win = 1}, cents(50)), cents(150));
}

TEST(Money, OverflowingWinningsAreNullopt) {
    EXPECT_EQ(winnings_rounded_up(Money::max(), {.win = 1}, cents(1)), Money::max());
    EXPECT_EQ(winnings_rounded_up(Money::max(), {.win = 2}, cents(1)), std::nullopt);
    EXPECT_EQ(winnings_rounded_up(Money::max(), {.win = 3, .stake = 2}, cents(1)), std::nullopt);
    // Exact winnings fit, but not once they are rounded up to a chip.
    EXPECT_EQ(winnings_rounded_up(Money::max(), {.win = 1}, cents(100)), std::nullopt);
}

TEST(Money, IsWrittenWithTwoPlaces) {
    EXPECT_EQ(to_string(cents(1250)), "12.50");
    EXPECT_EQ(to_string(cents(-305)), "-3.05");
    EXPECT_EQ(to_string(cents(-5)), "-0.05");
    EXPECT_EQ(to_string(Money()), "0.00");
    EXPECT_EQ(to_string(cents(std::numeric_limits<std::int64_t>::min())), "-92233720368547758.08");
}

}  // namespace
}  // namespace baize
