#include "engine/jackpots/level_rules.h"

#include <gtest/gtest.h>

#include "engine/jackpots/make.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;

const std::array<LevelRules, 2>& both_books() {
    static const std::array<LevelRules, 2> books{perth_rules(dollars(5), GameId::ultimate_holdem),
                                                 perth_rules(dollars(5), GameId::crown_holdem)};
    return books;
}

// [UTH 3.22(a)] [UTH 3.22(b)] [UTH 3.22(c)] [CH 3.8(a)] [CH 3.8(b)] [CH 3.8(c)] [I-16]
TEST(LevelRules, LevelTwoIsDoubleAndLevelThreeIsBothTogether) {
    for (const LevelRules& rules : both_books()) {
        EXPECT_EQ(rules.wager(1), dollars(5));
        EXPECT_EQ(rules.wager(2), dollars(10));
        EXPECT_EQ(rules.wager(3), dollars(15));
    }
}

// [I-86] [UTH 5.14] [CH 5.11]
TEST(LevelRules, AStakePlaysForTheLargestLevelItReaches) {
    const LevelRules rules = perth_rules();
    EXPECT_EQ(rules.fit(dollars(4)), (FittedLevel{0, {}, dollars(4)}));
    EXPECT_EQ(rules.fit(dollars(5)), (FittedLevel{1, dollars(5), {}}));
    EXPECT_EQ(rules.fit(dollars(7)), (FittedLevel{1, dollars(5), dollars(2)}));
    EXPECT_EQ(rules.fit(dollars(14, 99)), (FittedLevel{2, dollars(10), dollars(4, 99)}));
    EXPECT_EQ(rules.fit(dollars(15)), (FittedLevel{3, dollars(15), {}}));
    EXPECT_EQ(rules.fit(Money::max()), (FittedLevel{3, dollars(15), Money::max() - dollars(15)}));
    EXPECT_EQ(rules.fit(Money{}), (FittedLevel{0, {}, {}}));
}

// [UTH 3.29(a) by result] [UTH 3.29(b) by result] [UTH 3.29(c) by result] [UTH 3.30(a)]
// [CH 3.16(a) by result] [CH 3.16(b) by result] [CH 3.16(c) by result] [CH 3.17(a)] [I-16]
TEST(LevelRules, EveryPoolStartsAtFiveThousandTimesTheLevelOneWager) {
    for (const LevelRules& rules : both_books()) {
        EXPECT_EQ(rules.reseed(), dollars(25'000));
        const LevelPools fresh = open(rules);
        for (const Fraction& pool : fresh.pool)
            EXPECT_EQ(pool, exactly(dollars(25'000)));
        EXPECT_EQ(displays(rules, fresh),
                  (std::array{dollars(25'000), dollars(50'000), dollars(75'000)}));
    }
}

// [UTH 3.28] [UTH 3.30 by result] [UTH 3.30(b)] [CH 3.15] [CH 3.17 by result] [CH 3.17(b)] [I-1]
TEST(LevelRules, FortyOnePercentGoesInEqualSharesToThePoolsAWagerPlaysFor) {
    for (const LevelRules& rules : both_books()) {
        const Fraction unit = Fraction(2'05, 1);
        for (int level = 1; level <= 3; ++level) {
            Fraction total;
            for (int pool = 1; pool <= 3; ++pool) {
                EXPECT_EQ(rules.increment(level, pool), pool <= level ? unit : Fraction());
                total += rules.increment(level, pool);
            }
            EXPECT_EQ(total, exactly(rules.wager(level)) * Fraction(41, 100));
        }
    }
}

// [I-1] [UTH 3.30(b)] [CH 3.17(b)]
TEST(LevelRules, AnotherSplitMustStillTotalFortyOnePercentOfEachWager) {
    LevelSettings settings{.level1_wager = dollars(5)};
    settings.split[2] = {Fraction(1, 100), Fraction(10, 100), Fraction(30, 100)};
    const LevelRules rules = LevelRules::of(settings).value();
    EXPECT_EQ(rules.increment(3, 3), exactly(dollars(4, 50)));
    settings.split[2][0] = Fraction(2, 100);
    EXPECT_EQ(LevelRules::of(settings).error(), (Rejection{Reason::no_such_split, "I-1"_clause}));
    settings.split[2] = {Fraction(-1, 100), Fraction(12, 100), Fraction(30, 100)};
    EXPECT_EQ(LevelRules::of(settings).error().reason, Reason::no_such_split);
    // A Level 1 wager cannot win pool 2, so it may not feed it.
    settings = {.level1_wager = dollars(5)};
    settings.split[0] = {Fraction(40, 100), Fraction(1, 100), Fraction()};
    EXPECT_EQ(LevelRules::of(settings).error().reason, Reason::no_such_split);
}

// [UTH 3.22(a)] [CH 3.8(a)]
TEST(LevelRules, RefuseANonPositiveOrTooLargeWager) {
    const auto why = [](Money wager, GameId game) {
        return LevelRules::of({.game = game, .level1_wager = wager}).error();
    };
    EXPECT_EQ(why({}, GameId::ultimate_holdem),
              (Rejection{Reason::no_such_amount, "UTH 3.22(a)"_clause}));
    EXPECT_EQ(why(dollars(-5), GameId::crown_holdem),
              (Rejection{Reason::no_such_amount, "CH 3.8(a)"_clause}));
    EXPECT_EQ(why(Money::max(), GameId::crown_holdem),
              (Rejection{Reason::amount_too_large, "CH 3.16(c)"_clause}));
    EXPECT_EQ(LevelRules::of({.level1_wager = dollars(5), .display_unit = {}}).error().reason,
              Reason::no_such_amount);
}

}  // namespace

}  // namespace baize::jackpots
