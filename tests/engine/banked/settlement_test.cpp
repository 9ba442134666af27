#include "engine/banked/wagers/settlement.h"

#include <gtest/gtest.h>

#include "engine/banked/wagers/limits.h"

namespace baize {
namespace {

constexpr Clause clause = "TCP 8.1"_clause;

Money cents(std::int64_t amount) {
    return Money::of_cents(amount);
}

TEST(Settlement, AWinnerTakesStakeAndPayment) {
    BoxSettlement lines;
    lines.start();
    lines.win(Wager::ante, cents(1000), {.win = 3, .stake = 2}, clause);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(
        lines.begin()[0],
        (SettledWager{
            Wager::ante, false, Verdict::win, clause, cents(1000), cents(1500), cents(2500)}));
    EXPECT_EQ(lines.net(), cents(1500));
}

TEST(Settlement, LostReturnedAndIndirectlyPaidWagersAreCounted) {
    BoxSettlement lines;
    lines.start();
    lines.lose(Wager::ante, cents(1000), clause);
    lines.give_back(Wager::play, cents(700), Verdict::void_, clause);
    lines.excess(Wager::play, cents(300), clause);
    lines.bonus(Wager::ante_bonus, cents(1000), {.win = 4}, clause);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines.begin()[0].back, Money{});
    EXPECT_EQ(lines.begin()[1].back, cents(700));
    EXPECT_EQ(lines.begin()[1].verdict, Verdict::void_);
    EXPECT_TRUE(lines.begin()[2].is_excess);
    EXPECT_EQ(lines.begin()[2].verdict, Verdict::returned);
    EXPECT_EQ(lines.begin()[3].staked, Money{});
    EXPECT_EQ(lines.begin()[3].back, cents(4000));
    EXPECT_EQ(lines.net(), cents(3000));
}

// [I-44] [TCP 6.2.3] [CS 6.2.3]
TEST(Settlement, PaymentsAreRoundedUpToTheChipAndStakesAreNot) {
    BoxSettlement lines;
    lines.start(cents(250));
    lines.win(Wager::ante, cents(1200), {.win = 1}, clause);
    lines.give_back(Wager::play, cents(1201), Verdict::standoff, clause);
    lines.bonus(Wager::ante_bonus, cents(1), {.win = 1}, clause);
    EXPECT_EQ(lines.begin()[0].paid, cents(1250));
    EXPECT_EQ(lines.begin()[0].back, cents(2450));
    EXPECT_EQ(lines.begin()[1].back, cents(1201));
    EXPECT_EQ(lines.begin()[2].paid, cents(250));
}

// [I-33] [CS 8.1]
TEST(Settlement, TheMaximumPayoutCutsAfterRounding) {
    BoxSettlement lines;
    lines.start(cents(250));
    lines.win_capped(Wager::bet, cents(1200), {.win = 1}, clause, cents(1225));
    lines.bonus(Wager::instant_winner, cents(1200), {.win = 50}, clause, cents(1000));
    EXPECT_EQ(lines.begin()[0].paid, cents(1225));
    EXPECT_EQ(lines.begin()[1].paid, cents(1000));
}

TEST(Settlement, OverflowingPaymentIsReported) {
    BoxSettlement lines;
    lines.start();
    lines.win(Wager::ante, Money::max(), {.win = 1}, clause);
    EXPECT_TRUE(lines.overflowed());
    EXPECT_EQ(lines.size(), 0U);
    lines.start();
    EXPECT_FALSE(lines.overflowed());
    lines.bonus(Wager::ante_bonus, Money::max(), {.win = 2}, clause);
    EXPECT_TRUE(lines.overflowed());
    lines.start();
    lines.win_capped(Wager::bet, cents(5), {.win = 1}, clause, Money::max());
    EXPECT_FALSE(lines.overflowed());
}

TEST(Settlement, OverflowingNetIsEmpty) {
    BoxSettlement lines;
    lines.start();
    lines.lose(Wager::ante, Money::max(), clause);
    EXPECT_EQ(lines.net(), -Money::max());
    lines.lose(Wager::play, cents(1), clause);
    EXPECT_EQ(lines.net(), std::nullopt);
}

// [TCP 6.3] [CS 6.3] [I-117]
TEST(PersonalLimits, ReplaceTheSignOneByOne) {
    const Limits sign{
        .min = cents(10), .max = cents(100), .step = cents(5), .max_payout = cents(900)};
    const Limits own{.max = cents(500), .chip = cents(25)};
    const Limits both = personal(sign, own);
    EXPECT_EQ(both,
              (Limits{.min = cents(10),
                      .max = cents(500),
                      .step = cents(5),
                      .max_payout = cents(900),
                      .chip = cents(25)}));
    EXPECT_EQ(personal(sign, {}), sign);
}

}  // namespace
}  // namespace baize
