// Invariants of jackpots: money is conserved, floors hold, and large amounts stay exact. Streams
// come from fixed seeds, printed with a failure.
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "engine/jackpots/make.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;

using Dice = std::mt19937_64;

std::int64_t pick(Dice& dice, std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(dice() % static_cast<std::uint64_t>(most - least + 1));
}

PrizeMeterRules random_meter_rules(Dice& dice) {
    const bool wild = pick(dice, 0, 3) == 0;
    return PrizeMeterRules::of({.game = wild ? GameId::wild_aruba : GameId::caribbean_stud,
                                .option = wild ? 1 : static_cast<int>(pick(dice, 1, 2)),
                                .seed = seeds[static_cast<std::size_t>(pick(dice, 0, 6))],
                                .wager = Money::of_cents(pick(dice, 1, 1'000))})
        .value();
}

HandCounts random_hands(Dice& dice) {
    const bool quiet = pick(dice, 0, 1) == 0;
    return hands({{royal_flush, quiet ? 0 : pick(dice, 0, 3)},
                  {straight_flush, pick(dice, 0, 9)},
                  {four_of_a_kind, pick(dice, 0, 2)}});
}

Money sum(const std::vector<Money>& amounts) {
    Money total;
    for (const Money amount : amounts)
        total += amount;
    return total;
}

// [CS 9.3] [CS 9.3.2] [CS 9.3.3] [CS 9.4.1] [I-87]
TEST(MeterProperties, MoneyIsConservedAndTheMinimumHolds) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        Dice dice(seed);
        const PrizeMeterRules rules = random_meter_rules(dice);
        PrizeMeter meter = open(rules);
        Fraction paid_in = meter.value;
        Fraction paid_out;
        for (int step = 0; step < 60; ++step) {
            const std::int64_t count = pick(dice, 0, 60'000);
            meter = register_wagers(rules, meter, count).value();
            paid_in += rules.increment_rate() * exactly(rules.wager()) * Fraction::whole(count);
            const MeterAward round = award(rules, meter, random_hands(dice)).value();
            EXPECT_EQ(exactly(sum(amounts(round.prizes))),
                      round.from_meter + round.bonuses + round.chip_rounding);
            EXPECT_GE(round.reseed, Fraction());
            paid_in += round.reseed;
            paid_out += round.from_meter;
            EXPECT_EQ(round.reset, round.meter.resets != meter.resets);
            meter = round.meter;
            EXPECT_EQ(paid_in, meter.value + paid_out);
            EXPECT_GE(meter.value, exactly(rules.seed_value()));
            EXPECT_GE(meter.value,
                      Fraction::of_cents(rules.seed_value()) + meter.increments_since_reset -
                          meter.prizes_since_reset);
        }
    }
}

// [CS 11.14] [I-48]
TEST(MeterProperties, CancellingRegisteredWagersRestoresTheMeter) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE(seed);
        Dice dice(seed);
        const PrizeMeterRules rules = random_meter_rules(dice);
        const PrizeMeter before =
            register_wagers(rules, open(rules), pick(dice, 0, 99'999)).value();
        const std::int64_t count = pick(dice, 0, 1'000'000);
        const PrizeMeter during = register_wagers(rules, before, count).value();
        const MeterCancellation back = cancel_wagers(rules, during, {count, during.resets}).value();
        EXPECT_EQ(back.meter, before);
        EXPECT_EQ(back.house_pays, Fraction());
    }
}

std::vector<LevelWinner> random_winners(Dice& dice) {
    constexpr std::array listed{straight_flush, straight_flush, royal_flush, four_of_a_kind, flush};
    std::vector<LevelWinner> winners;
    const std::int64_t count = pick(dice, 0, 6);
    for (int box = 1; box <= count; ++box) {
        winners.push_back({box,
                           static_cast<int>(pick(dice, 1, 3)),
                           listed[static_cast<std::size_t>(pick(dice, 0, 4))]});
    }
    return winners;
}

Fraction total(const LevelPools& pools) {
    return pools.pool[0] + pools.pool[1] + pools.pool[2];
}

// [UTH 3.28] [UTH 3.30] [UTH 3.34] [CH 3.15] [CH 3.17] [CH 3.21] [I-87]
TEST(PoolProperties, MoneyIsConservedAndNoPoolFallsBelowItsReseed) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE(seed);
        Dice dice(seed);
        const LevelRules rules = perth_rules(Money::of_cents(pick(dice, 1, 2'000)));
        LevelPools pools = open(rules);
        Fraction paid_in = total(pools);
        Fraction paid_out;
        for (int step = 0; step < 50; ++step) {
            const LevelCounts wagers{
                pick(dice, 0, 9'000), pick(dice, 0, 9'000), pick(dice, 0, 9'000)};
            pools = register_wagers(rules, pools, wagers).value();
            const std::int64_t units = wagers.level1 + 2 * wagers.level2 + 3 * wagers.level3;
            paid_in += exactly(rules.wager(1)) * Fraction(41 * units, 100);
            const std::vector<LevelWinner> winners = random_winners(dice);
            const LevelAward round = key_off(rules, pools, winners).value();
            EXPECT_EQ(round.prizes.size(), winners.size());
            EXPECT_EQ(exactly(sum(amounts(round.prizes))), round.from_pools + round.bonuses);
            EXPECT_GE(round.reseed, Fraction());
            EXPECT_EQ(round.reset, round.pools.resets != pools.resets);
            paid_in += round.reseed;
            paid_out += round.from_pools;
            pools = round.pools;
            EXPECT_EQ(paid_in, total(pools) + paid_out);
            for (const Fraction& pool : pools.pool)
                EXPECT_GE(pool, exactly(rules.reseed()));
        }
    }
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-48]
TEST(PoolProperties, CancellingRegisteredWagersRestoresThePools) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE(seed);
        Dice dice(seed);
        const LevelRules rules = perth_rules(Money::of_cents(pick(dice, 1, 2'000)));
        const LevelPools before =
            register_wagers(rules, open(rules), {pick(dice, 0, 99), pick(dice, 0, 99), 7}).value();
        const LevelCounts wagers{pick(dice, 0, 9'999), pick(dice, 0, 9'999), pick(dice, 0, 9'999)};
        const LevelPools during = register_wagers(rules, before, wagers).value();
        const PoolsCancellation back =
            cancel_wagers(rules, during, {wagers, during.resets}).value();
        EXPECT_EQ(back.pools, before);
        EXPECT_EQ(back.house_pays, Fraction());
    }
}

// [CS 10.3.3(a)] [CS 10.3.2(b)] [I-12]
TEST(LargeAmounts, HundredsOfStraightFlushesOnAHugeMeterStayExact) {
    const PrizeMeterRules rules = stud_rules();
    const PrizeMeter meter = meter_at(rules, Money::of_cents(100'000'000'000'000'000));
    const MeterAward alone = award(rules, meter, meter_hands(0, 500)).value();
    ASSERT_EQ(alone.prizes.size(), 500U);
    // (j - r) (1 - 0.9^500) / 500 + r / 10: just under a whole cent, and rounded up to it.
    EXPECT_EQ(alone.prizes[499].amount, Money::of_cents(200'000'000'098'000));
    EXPECT_TRUE(alone.reset);
    const MeterAward beside = award(rules, meter, meter_hands(1, 999)).value();
    EXPECT_EQ(beside.prizes[1].amount, Money::of_cents(100'000'000'000'000'000 / 1'009 + 1));
    EXPECT_EQ(amounts(award(rules, meter, meter_hands(1, 0)).value().prizes),
              (std::vector{Money::of_cents(100'000'000'000'000'000)}));
}

// [UTH 4.18(a)] [CH 4.16(b)(i)] [I-10]
TEST(LargeAmounts, HundredsOfKeyOffsOnHugePoolsStayExact) {
    const LevelRules rules = perth_rules(dollars(5));
    const Money huge = Money::of_cents(30'000'000'000'000'000);
    const LevelPools pools = pools_at(rules, {huge, huge, huge});
    std::vector<LevelWinner> winners;
    for (int box = 1; box <= 300; ++box)
        winners.push_back({box, 3, straight_flush});
    const LevelAward award = key_off(rules, pools, winners).value();
    EXPECT_EQ(total(pools) - award.from_pools + award.reseed, total(award.pools));
    // By then each pool has been on its floor: the last prizes are a tenth of three reseeds.
    EXPECT_EQ(award.pools.pool[2], exactly(dollars(25'000)));
    EXPECT_TRUE(award.reset);
    EXPECT_EQ(award.prizes[0].prize.amount, award.prizes[299].prize.amount);
}

}  // namespace

}  // namespace baize::jackpots
