#include "engine/jackpots/level_pools.h"

#include <vector>

#include <gtest/gtest.h>

#include "engine/jackpots/make.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;

// Every money rule is the same in both books; only the clauses differ.
class BothBooks : public testing::TestWithParam<GameId> {
  protected:
    LevelRules rules = perth_rules(dollars(5), GetParam());

    [[nodiscard]] Clause cited(Clause ultimate, Clause crown) const {
        return GetParam() == GameId::ultimate_holdem ? ultimate : crown;
    }

    [[nodiscard]] LevelAward paid(const std::array<Money, 3>& pools,
                                  const std::vector<LevelWinner>& winners) const {
        return key_off(rules, pools_at(rules, pools), winners).value();
    }
};

std::array<Fraction, 3> exact_pools(Money first, Money second, Money third) {
    return {exactly(first), exactly(second), exactly(third)};
}

constexpr std::array three_pools{dollars(40'000), dollars(30'000), dollars(28'000)};

// [UTH 3.28 by result] [UTH 3.30] [UTH 3.30(b) by result] [CH 3.15 by result] [CH 3.17]
// [CH 3.17(b) by result] [I-1]
TEST_P(BothBooks, OneWagerOfEachLevelAddsTwelveThirty) {
    const LevelPools before = open(rules);
    const LevelPools after = register_wagers(rules, before, {1, 1, 1}).value();
    EXPECT_EQ(after.pool,
              exact_pools(dollars(25'006, 15), dollars(25'004, 10), dollars(25'002, 5)));
    const LevelPools third = register_wagers(rules, before, {.level3 = 1}).value();
    EXPECT_EQ(third.pool, exact_pools(dollars(25'002, 5), dollars(25'002, 5), dollars(25'002, 5)));
}

// [UTH 3.31(a)] [UTH 3.31(b)] [UTH 3.31(c)] [CH 3.18(a)] [CH 3.18(b)] [CH 3.18(c)]
TEST_P(BothBooks, DisplaysAddUpThePoolsALevelPlaysFor) {
    EXPECT_EQ(displays(rules, pools_at(rules, three_pools)),
              (std::array{dollars(40'000), dollars(70'000), dollars(98'000)}));
}

// [UTH 3.26] [CH 3.13] [I-2] [I-16]
TEST_P(BothBooks, BonusPrizesAreMultiplesOfTheLevelsWagerAndLeaveThePoolsAlone) {
    const std::vector<LevelWinner> winners{{1, 3, four_of_a_kind},
                                           {2, 3, straight},
                                           {3, 1, straight},
                                           {4, 2, full_house},
                                           {5, 1, flush}};
    const LevelAward award = paid(three_pools, winners);
    EXPECT_EQ(
        amounts(award.prizes),
        (std::vector{dollars(7'500), dollars(375), dollars(125), dollars(1'000), dollars(250)}));
    EXPECT_EQ(award.prizes[3],
              (LevelPrize{
                  4, 2, {full_house, dollars(1'000), cited("UTH 3.26"_clause, "CH 3.13"_clause)}}));
    EXPECT_EQ(award.pools, pools_at(rules, three_pools));
    EXPECT_EQ(award.bonuses, exactly(dollars(9'250)));
    EXPECT_FALSE(award.reset);
}

// [UTH 3.26] [UTH 3.32(a) by result] [UTH 3.32(b) by result] [UTH 3.32(c) by result]
// [UTH 3.30(a) by result]
// [CH 3.13] [CH 3.19(a) by result] [CH 3.19(b) by result] [CH 3.19(c) by result]
// [CH 3.17(a) by result]
TEST_P(BothBooks, ARoyalTakesItsDisplayAndResetsThePoolsUnderIt) {
    const Clause clause = cited("UTH 3.26"_clause, "CH 3.13"_clause);
    const LevelAward first = paid(three_pools, {{6, 1, royal_flush}});
    EXPECT_EQ(first.prizes,
              (std::vector{LevelPrize{6, 1, {royal_flush, dollars(40'000), clause}}}));
    EXPECT_EQ(first.pools.pool, exact_pools(dollars(25'000), dollars(30'000), dollars(28'000)));
    EXPECT_TRUE(first.reset);
    EXPECT_EQ(first.reseed, exactly(dollars(25'000)));
    const LevelAward second = paid(three_pools, {{6, 2, royal_flush}});
    EXPECT_EQ(amounts(second.prizes), (std::vector{dollars(70'000)}));
    EXPECT_EQ(second.pools.pool, exact_pools(dollars(25'000), dollars(25'000), dollars(28'000)));
    const LevelAward third = paid(three_pools, {{6, 3, royal_flush}});
    EXPECT_EQ(amounts(third.prizes), (std::vector{dollars(98'000)}));
    EXPECT_EQ(third.pools.pool, exact_pools(dollars(25'000), dollars(25'000), dollars(25'000)));
    EXPECT_EQ(third.reseed, exactly(dollars(75'000)));
}

// [UTH 3.26] [UTH 3.33(a) by result] [UTH 3.33(b) by result] [UTH 3.33(c) by result]
// [CH 3.13] [CH 3.20(a) by result] [CH 3.20(b) by result] [CH 3.20(c) by result]
TEST_P(BothBooks, AStraightFlushTakesATenthOfEachPoolUnderIt) {
    const LevelAward first = paid(three_pools, {{1, 1, straight_flush}});
    EXPECT_EQ(amounts(first.prizes), (std::vector{dollars(4'000)}));
    EXPECT_EQ(first.pools.pool, exact_pools(dollars(36'000), dollars(30'000), dollars(28'000)));
    EXPECT_FALSE(first.reset);
    const LevelAward second = paid(three_pools, {{1, 2, straight_flush}});
    EXPECT_EQ(amounts(second.prizes), (std::vector{dollars(7'000)}));
    EXPECT_EQ(second.pools.pool, exact_pools(dollars(36'000), dollars(27'000), dollars(28'000)));
    const LevelAward third = paid(three_pools, {{1, 3, straight_flush}});
    EXPECT_EQ(amounts(third.prizes), (std::vector{dollars(9'800)}));
    EXPECT_EQ(third.pools.pool, exact_pools(dollars(36'000), dollars(27'000), dollars(25'200)));
    EXPECT_EQ(third.reseed, Fraction());
}

// [UTH 3.34 by result] [CH 3.21 by result]
TEST_P(BothBooks, APoolBelowItsReseedIsLiftedAtTheHousesCost) {
    const LevelAward award =
        paid({dollars(40'000), dollars(26'000), dollars(25'000)}, {{1, 3, straight_flush}});
    EXPECT_EQ(amounts(award.prizes), (std::vector{dollars(9'100)}));
    EXPECT_EQ(award.pools.pool, exact_pools(dollars(36'000), dollars(25'000), dollars(25'000)));
    EXPECT_TRUE(award.reset);
    EXPECT_EQ(award.reseed, exactly(dollars(1'600) + dollars(2'500)));
    EXPECT_EQ(award.pools.resets, (ResetCounts{0, 1, 1}));
}

// [UTH 4.18 by result] [UTH 4.18(a) by result] [UTH 4.18(b)] [CH 4.16 by result]
// [CH 4.16(b) by result] [CH 4.16(b)(i) by result] [CH 4.16(b)(ii)]
// [I-10]
TEST_P(BothBooks, StraightFlushesOnOneLevelAreKeyedOffInTurnAndShared) {
    const Clause clause = cited("UTH 4.18(b)"_clause, "CH 4.16(b)(ii)"_clause);
    const std::vector<LevelWinner> two{{2, 1, straight_flush}, {5, 1, straight_flush}};
    const LevelAward high = paid({dollars(40'000), dollars(25'000), dollars(25'000)}, two);
    EXPECT_EQ(high.prizes,
              (std::vector{LevelPrize{2, 1, {straight_flush, dollars(3'800), clause}},
                           LevelPrize{5, 1, {straight_flush, dollars(3'800), clause}}}));
    EXPECT_EQ(high.pools.pool[0], exactly(dollars(32'400)));
    EXPECT_FALSE(high.reset);
    // The floor is tested after each key-off, not after the last.
    const LevelAward low = paid({dollars(26'000), dollars(25'000), dollars(25'000)}, two);
    EXPECT_EQ(amounts(low.prizes), (std::vector(2, dollars(2'550))));
    EXPECT_EQ(low.pools.pool[0], exactly(dollars(25'000)));
    EXPECT_TRUE(low.reset);
    EXPECT_EQ(low.reseed, exactly(dollars(1'600) + dollars(2'500)));
}

// [I-87] [UTH 4.18(b)] [CH 4.16(b)(ii)]
TEST_P(BothBooks, CentsThatCannotBeSharedGoToPoolOneAfterTheLastKeyOff) {
    // 26,000.30: 2,600.03, then on the lifted pool 2,500.00; 5,100.03 is odd.
    const LevelAward award = paid({dollars(26'000, 30), dollars(25'000), dollars(25'000)},
                                  {{1, 1, straight_flush}, {2, 1, straight_flush}});
    EXPECT_EQ(amounts(award.prizes), (std::vector(2, dollars(2'550, 1))));
    EXPECT_EQ(award.pools.pool[0], exactly(dollars(25'000, 1)));
    EXPECT_EQ(award.from_pools, exactly(dollars(5'100, 2)));
    // Level 2 shares leave their odd cent in pool 1 as well: 6,500.05 and 5,850.04 (5,850.045 cut).
    const LevelAward second = paid({dollars(35'000, 50), dollars(30'000), dollars(25'000)},
                                   {{1, 2, straight_flush}, {2, 2, straight_flush}});
    EXPECT_EQ(amounts(second.prizes), (std::vector(2, dollars(6'175, 4))));
    EXPECT_EQ(second.pools.pool[1], exactly(dollars(25'000)));
    EXPECT_EQ(second.pools.pool[0], exactly(dollars(28'350, 42)));
}

// [CH 4.16] [CH 4.16(a) by result] [I-89]
TEST_P(BothBooks, RoyalsOnOneLevelAreSharedTooTheSecondOnReseededPools) {
    const LevelAward award = paid({dollars(40'000), dollars(25'000), dollars(25'000)},
                                  {{1, 1, royal_flush}, {2, 1, royal_flush}});
    EXPECT_EQ(amounts(award.prizes), (std::vector(2, dollars(32'500))));
    EXPECT_EQ(award.prizes[0].prize.clause, cited("UTH 4.18(b)"_clause, "CH 4.16(b)(ii)"_clause));
    EXPECT_EQ(award.pools.pool[0], exactly(dollars(25'000)));
    const LevelAward odd = paid({dollars(40'000, 1), dollars(25'000), dollars(25'000)},
                                {{1, 1, royal_flush}, {2, 1, royal_flush}});
    EXPECT_EQ(amounts(odd.prizes), (std::vector(2, dollars(32'500))));
    EXPECT_EQ(odd.pools.pool[0], exactly(dollars(25'000, 1)));
}

// [UTH 4.19 by result] [UTH 4.19(a) by result] [UTH 4.19(b) by result] [CH 4.17 by result]
// [CH 4.17(a) by result] [CH 4.17(b) by result] [I-17]
TEST_P(BothBooks, StraightFlushesArePaidBeforeTheRoyal) {
    const LevelAward award = paid({dollars(40'000), dollars(30'000), dollars(25'000)},
                                  {{1, 2, royal_flush}, {2, 2, straight_flush}});
    ASSERT_EQ(award.prizes.size(), 2U);
    EXPECT_EQ(award.prizes[0].prize.hand, straight_flush);
    EXPECT_EQ(award.prizes[0].box, 2);
    EXPECT_EQ(amounts(award.prizes), (std::vector{dollars(7'000), dollars(63'000)}));
    EXPECT_EQ(award.pools.pool, exact_pools(dollars(25'000), dollars(25'000), dollars(25'000)));
    EXPECT_EQ(award.prizes[0].prize.clause, cited("UTH 3.26"_clause, "CH 3.13"_clause));
    // Type comes before level: a Level 3 straight flush still precedes a Level 1 royal.
    const LevelAward across = paid(three_pools, {{1, 1, royal_flush}, {2, 3, straight_flush}});
    EXPECT_EQ(amounts(across.prizes), (std::vector{dollars(9'800), dollars(36'000)}));
}

// [UTH 4.20 by result] [UTH 4.20(a) by result] [UTH 4.20(b) by result] [UTH 4.20(c) by result]
// [CH 4.18 by result] [CH 4.18(a) by result] [CH 4.18(b) by result] [CH 4.18(c) by result] [I-17]
TEST_P(BothBooks, StraightFlushesOfDifferentLevelsArePaidLowestFirst) {
    const LevelAward two = paid(three_pools, {{7, 3, straight_flush}, {1, 1, straight_flush}});
    EXPECT_EQ(amounts(two.prizes), (std::vector{dollars(4'000), dollars(9'400)}));
    EXPECT_EQ(two.pools.pool, exact_pools(dollars(32'400), dollars(27'000), dollars(25'200)));
    const LevelAward three =
        paid(three_pools, {{7, 3, straight_flush}, {4, 2, straight_flush}, {1, 1, straight_flush}});
    EXPECT_EQ(three.prizes[0].level, 1);
    EXPECT_EQ(three.prizes[1].level, 2);
    EXPECT_EQ(three.prizes[2].level, 3);
    // 4,000; a tenth of 36,000 + 30,000; a tenth of 32,400 + 27,000 + 28,000.
    EXPECT_EQ(amounts(three.prizes), (std::vector{dollars(4'000), dollars(6'600), dollars(8'740)}));
}

// [UTH 5.16(b)] [CH 5.13(b)] [I-48]
TEST_P(BothBooks, AVoidRoundTakesItsIncrementsOutAgain) {
    const LevelPools before = register_wagers(rules, open(rules), {3, 0, 2}).value();
    const LevelPools during = register_wagers(rules, before, {.level3 = 1}).value();
    const PoolsCancellation back =
        cancel_wagers(rules, during, {{.level3 = 1}, during.resets}).value();
    EXPECT_EQ(back.pools, before);
    EXPECT_EQ(back.reversed, exactly(dollars(6, 15)));
    EXPECT_EQ(back.house_pays, Fraction());
}

// [UTH 5.16(b)] [CH 5.13(b)] [UTH 3.34] [CH 3.21] [I-48]
TEST_P(BothBooks, IncrementsAWinnerHasTakenAreReversedAtTheHousesCost) {
    const LevelPools during = register_wagers(rules, open(rules), {.level2 = 1}).value();
    const std::vector<LevelWinner> royal{{1, 1, royal_flush}};
    const LevelPools reset = key_off(rules, during, royal).value().pools;
    const LevelPools later = register_wagers(rules, reset, {.level1 = 10}).value();
    const PoolsCancellation back =
        cancel_wagers(rules, later, {{.level2 = 1}, during.resets}).value();
    EXPECT_EQ(back.pools.pool[0], later.pool[0]);
    EXPECT_EQ(back.pools.pool[1], exactly(dollars(25'000)));
    EXPECT_EQ(back.reversed, exactly(dollars(2, 5)));
    EXPECT_EQ(back.house_pays, exactly(dollars(2, 5)));
}

// [UTH 5.16(b)] [CH 5.13(b)] [UTH 3.30(a)] [CH 3.17(a)] [I-48]
TEST_P(BothBooks, AReversalNeverTakesAPoolBelowItsReseed) {
    const LevelPools during = register_wagers(rules, open(rules), {.level1 = 2'000}).value();
    const std::vector<LevelWinner> winner{{1, 1, straight_flush}};  // 2,910 of 29,100
    const LevelPools reduced = key_off(rules, during, winner).value().pools;
    const PoolsCancellation back =
        cancel_wagers(rules, reduced, {{.level1 = 2'000}, during.resets}).value();
    EXPECT_EQ(back.pools.pool[0], exactly(dollars(25'000)));
    EXPECT_EQ(back.reversed, exactly(dollars(1'190)));
    EXPECT_EQ(back.house_pays, exactly(dollars(2'910)));
}

// [UTH 4.16(a)] [CH 4.14(a)]
TEST_P(BothBooks, AKeyOffNamesABoxALevelAndAListedHand) {
    const LevelPools pools = open(rules);
    const auto why = [&](const std::vector<LevelWinner>& winners) {
        const auto award = key_off(rules, pools, winners);
        return award ? Rejection{} : award.error();
    };
    EXPECT_EQ(why({{1, 4, flush}}),
              (Rejection{Reason::no_such_level, cited("UTH 3.22"_clause, "CH 3.8"_clause)}));
    EXPECT_EQ(why({{1, 0, flush}}).reason, Reason::no_such_level);
    EXPECT_EQ(why({{0, 1, flush}}).reason, Reason::no_such_box);
    EXPECT_EQ(why({{1, 1, five_of_a_kind}}),
              (Rejection{Reason::no_such_prize, cited("UTH 3.26"_clause, "CH 3.13"_clause)}));
    EXPECT_EQ(
        why({{3, 1, flush}, {3, 2, straight}}),
        (Rejection{Reason::second_wager_in_area, cited("UTH 3.24"_clause, "CH 3.10"_clause)}));
    EXPECT_EQ(why(std::vector<LevelWinner>(1'001, {1, 1, flush})).reason, Reason::too_many_winners);
    EXPECT_EQ(key_off(rules, pools, {}).value().pools, pools);
}

INSTANTIATE_TEST_SUITE_P(LevelPools,
                         BothBooks,
                         testing::Values(GameId::ultimate_holdem, GameId::crown_holdem));

// [I-87] [UTH 3.28] [UTH 3.33(a)] [UTH 3.34]
TEST(LevelPools, FractionsOfACentAreKeptAndTheOneCutFromAPrizeGoesToPoolOne) {
    const LevelRules rules = perth_rules(dollars(1));
    LevelPools pools = register_wagers(rules, open(rules), {.level3 = 3}).value();
    for (const Fraction& pool : pools.pool)
        EXPECT_EQ(pool, exactly(dollars(5'001, 23)));
    pools = register_wagers(rules, open(rules), {.level1 = 1}).value();
    const std::vector<LevelWinner> winner{{1, 1, straight_flush}};
    const LevelAward lifted = key_off(rules, pools, winner).value();
    EXPECT_EQ(amounts(lifted.prizes), (std::vector{dollars(500, 4)}));
    EXPECT_EQ(lifted.pools.pool[0], exactly(dollars(5'000)));
    EXPECT_EQ(lifted.reseed, exactly(dollars(499, 63)));  // 5,000.00 - 4,500.37
    // Level 1 wagers of a cent add 0.41 of a cent each.
    const LevelRules tiny = perth_rules(Money::of_cents(1));
    const LevelPools grown = register_wagers(tiny, open(tiny), {.level1 = 7}).value();
    EXPECT_EQ(grown.pool[0], Fraction(5'002'87, 100));
    EXPECT_EQ(displays(tiny, grown)[0], Money::of_cents(5'002));
    EXPECT_EQ(displays(tiny, grown)[2], Money::of_cents(15'002));
}

// [I-87] [UTH 3.33(b)] [UTH 3.33(c)]
TEST(LevelPools, HigherPoolsFallByExactlyATenthAndKeepTheirFractions) {
    const LevelRules rules = perth_rules(Money::of_cents(100));
    const LevelPools pools =
        pools_at(rules, {dollars(9'000, 7), dollars(8'000, 5), dollars(7'000, 3)});
    const std::vector<LevelWinner> winner{{1, 3, straight_flush}};
    const LevelAward award = key_off(rules, pools, winner).value();
    EXPECT_EQ(amounts(award.prizes), (std::vector{dollars(2'400, 1)}));  // 2,400.015
    EXPECT_EQ(award.pools.pool[1], Fraction(7'200'045, 10));
    EXPECT_EQ(award.pools.pool[2], Fraction(6'300'027, 10));
    EXPECT_EQ(award.pools.pool[0], Fraction(8'100'063 + 5, 10));
}

// [I-87]
TEST(LevelPools, AnotherDisplayUnitCutsDisplaysAndPrizes) {
    const LevelRules rules =
        LevelRules::of({.level1_wager = dollars(1), .display_unit = dollars(1)}).value();
    const LevelPools pools = pools_at(rules, {dollars(9'999, 99), dollars(5'000), dollars(5'000)});
    EXPECT_EQ(displays(rules, pools)[0], dollars(9'999));
    const std::vector<LevelWinner> winner{{1, 1, straight_flush}};
    const LevelAward award = key_off(rules, pools, winner).value();
    EXPECT_EQ(amounts(award.prizes), (std::vector{dollars(999)}));
    EXPECT_EQ(award.pools.pool[0], exactly(dollars(9'000, 99)));
}

// [I-2] [I-86]
TEST(LevelPools, PaySmallPrizesFromTheRegister) {
    const LevelRules rules = perth_rules();
    const std::vector<LevelWinner> winners{{1, 1, straight},
                                           {2, rules.fit(dollars(7)).level, flush}};
    EXPECT_EQ(amounts(key_off(rules, open(rules), winners).value().prizes),
              (std::vector{dollars(125), dollars(250)}));
}

// [UTH 3.29] [UTH 3.28]
TEST(LevelPools, RefuseStatesBelowTheReseedAndAmountsThatDoNotFit) {
    const LevelRules rules = perth_rules();
    EXPECT_EQ(open_at(rules, {dollars(25'000), dollars(24'999, 99), dollars(25'000)}).error(),
              (Rejection{Reason::below_reset_value, "UTH 3.29"_clause}));
    EXPECT_EQ(open_at(rules, {Money::max(), dollars(25'000), dollars(25'000)}).error().reason,
              Reason::amount_too_large);
    EXPECT_EQ(register_wagers(rules, open(rules), {.level1 = -1}).error().reason,
              Reason::no_such_amount);
    EXPECT_EQ(register_wagers(rules, open(rules), {.level3 = Money::max().cents()}).error().reason,
              Reason::amount_too_large);
    EXPECT_EQ(cancel_wagers(rules, open(rules), {{.level2 = -1}, {}}).error().reason,
              Reason::no_such_amount);
    // A wager of 6 x 10^14 cents: each prize fits, and how much they come to together is exact.
    const LevelRules large = perth_rules(Money::of_cents(600'000'000'000'000));
    std::vector<LevelWinner> winners;
    for (int box = 1; box <= 11; ++box)
        winners.push_back({box, 3, four_of_a_kind});
    EXPECT_EQ(key_off(large, open(large), winners).value().bonuses,
              Fraction::whole(11) * exactly(Money::of_cents(900'000'000'000'000'000)));
}

// Linked games play for the same pools; only the book that is cited differs.
// [UTH 3.27(a)] [CH 3.14(a)] [I-90]
TEST(LevelPools, ARoyalAtOneLinkedGameResetsThePoolsOfTheOther) {
    const LevelRules ultimate = perth_rules();
    LevelSettings settings;
    settings.game = GameId::crown_holdem;
    settings.level1_wager = ultimate.wager(1);
    const LevelRules crown = LevelRules::of(settings).value();
    const LevelPools before =
        open_at(ultimate, {dollars(40'000), dollars(30'000), dollars(28'000)}).value();
    const std::vector<LevelWinner> royal{{1, 2, JackpotHand::royal_flush}};
    const LevelAward award = key_off(crown, before, royal).value();
    EXPECT_EQ(award.prizes.front().prize.amount, dollars(70'000));
    EXPECT_EQ(award.prizes.front().prize.clause, "CH 3.13"_clause);
    EXPECT_EQ(displays(ultimate, award.pools)[1], dollars(50'000));
}

}  // namespace

}  // namespace baize::jackpots
