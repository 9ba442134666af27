// The return of a Jackpot wager, compared with the known counts of hands, the printed tables of
// docs/jackpots.md and the steps of the pools themselves.
#include "math/figures/jackpot_figures.h"

#include <array>
#include <map>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/jackpots/level_pools.h"

namespace baize::exact {
namespace {

using jackpots::HandChances;
using jackpots::LevelRules;
using jackpots::PrizeMeterRules;
using enum JackpotHand;

// The chances are computed once and cached for all tests.
const HandChances& claims_of(std::string_view game) {
    static std::map<std::string_view, HandChances> all;
    const GameHooks& room = *house_game(game_named(game).value());
    if (!all.contains(game)) all[game] = jackpot_chances(room, room.published());
    return all[game];
}

Fraction of_all_hands(std::int64_t hands) {
    return {hands, 2'598'960};
}

Fraction chance(const HandChances& chances, JackpotHand hand) {
    return chances[static_cast<std::size_t>(hand)];
}

PrizeMeterRules meter_rules(int option, std::int64_t seed, std::int64_t wager = 100) {
    return PrizeMeterRules::of({.option = option, .seed = seed, .wager = Money::of_cents(wager)})
        .value();
}

// [CS 5.8.1] [CS 10.1.2] [UTH 3.26] [CH 3.13]
TEST(JackpotFigures, ClaimedHandsHaveTheKnownCounts) {
    const HandChances stud = claims_of("caribbean_stud");
    EXPECT_EQ(chance(stud, royal_flush), of_all_hands(4));
    EXPECT_EQ(chance(stud, straight_flush), of_all_hands(36));
    EXPECT_EQ(chance(stud, four_of_a_kind), of_all_hands(624));
    EXPECT_EQ(chance(stud, full_house), of_all_hands(3'744));
    EXPECT_EQ(chance(stud, flush), of_all_hands(5'108));
    EXPECT_EQ(chance(stud, five_of_a_kind), Fraction());
    EXPECT_EQ(claims_of("ultimate_holdem"), claims_of("crown_holdem"));
    EXPECT_EQ(chance(claims_of("ultimate_holdem"), straight), of_all_hands(10'200));
}

// All twos are wild. [CS 12.10.1]
TEST(JackpotFigures, WildHandsOfWildAruba) {
    const HandChances wild = claims_of("wild_aruba");
    EXPECT_EQ(chance(wild, royal_flush), of_all_hands(4));
    // For each of 12 ranks: four of a kind with one two, three with two twos, two with three twos.
    // Four twos with any other card count too, but with a ten or higher they are a wild royal
    // flush.
    EXPECT_EQ(chance(wild, five_of_a_kind), of_all_hands(12 * (1 * 4 + 4 * 6 + 6 * 4) + 48 - 20));
}

// The fourteen figures of docs/jackpots.md, from the rooms' claims. [CS 9.3.2]
TEST(JackpotFigures, LongRunReturnEqualsThePrintedTables) {
    const HandChances chances = claims_of("caribbean_stud");
    const auto percent = [&](int option, std::int64_t seed) {
        const JackpotFigures figures = jackpot_figures(meter_rules(option, seed), chances);
        return decimal(figures.long_run.total * Fraction::whole(100), 6);
    };
    EXPECT_EQ(percent(1, 10'000), "88.870180");
    EXPECT_EQ(percent(1, 75'000), "88.865959");
    EXPECT_EQ(percent(2, 75'000), "88.874891");
}

// 4 hands win the whole meter and 36 hands win a tenth. [CS 10.1.2] [CS 10.2.1]
TEST(JackpotFigures, ReturnAsAFunctionOfTheMeter) {
    const HandChances chances = claims_of("caribbean_stud");
    const JackpotFigures figures = jackpot_figures(meter_rules(1, 10'000, 500), chances);
    EXPECT_EQ(to_string(figures.bonus_return), "17305/32487");
    EXPECT_EQ(figures.meter_coefficient, Fraction(76, 25'989'600));
    EXPECT_EQ(figures.return_at(figures.break_even()), Fraction::whole(1));
    EXPECT_EQ(decimal(figures.break_even(), 2), "159810.53");
    EXPECT_EQ(figures.return_at(Fraction()), figures.bonus_return);
    // A straight is not paid by Option 1.
    EXPECT_EQ(chance(figures.chances, straight), Fraction());
    const JackpotFigures second = jackpot_figures(meter_rules(2, 10'000), chances);
    EXPECT_EQ(to_string(second.bonus_return), "67/119");
    // The largest possible wager gives the same figures.
    EXPECT_EQ(jackpot_figures(meter_rules(1, 10'000, 900'000'000'000'000), chances).break_even(),
              figures.break_even());
}

// [UTH 3.26] [UTH 3.28] [UTH 3.29] [I-1]
TEST(JackpotFigures, LevelsReturnTheSamePerUnit) {
    const HandChances chances = claims_of("ultimate_holdem");
    const LevelRules rules = LevelRules::of({.level1_wager = Money::of_cents(500)}).value();
    const JackpotFigures figures = jackpot_figures(rules, chances);
    EXPECT_EQ(figures.bonus_return,
              of_all_hands(624 * 500 + 3'744 * 100 + 5'108 * 50 + 10'200 * 25));
    EXPECT_EQ(figures.meter_coefficient, Fraction(76, 25'989'600));
    EXPECT_EQ(figures.long_run.increment, Fraction(41, 100));
    EXPECT_EQ(decimal(figures.long_run.total * Fraction::whole(100), 6), "87.819463");
}

// The model of one pool agrees with key_off() for each pool of a level. [UTH 3.30] [UTH 4.18] [UTH
// 4.19] [UTH 4.20]
TEST(JackpotFigures, PoolsAreReseededAsInTheModel) {
    const LevelRules rules = LevelRules::of({.level1_wager = Money::of_cents(100)}).value();
    const Money seed = rules.reseed();
    const auto house_adds = [&](Money pool, int level, JackpotHand hand) {
        const auto pools = jackpots::open_at(rules, {pool, pool, pool}).value();
        const std::array winner{jackpots::LevelWinner{.box = 1, .level = level, .hand = hand}};
        return jackpots::key_off(rules, pools, winner).value().reseed;
    };
    for (int level = 1; level <= 3; ++level) {
        for (std::int64_t tenths = 10; tenths <= 30; ++tenths) {
            const Money pool = Money::of_cents(seed.cents() / 10 * tenths);
            const Fraction kept = Fraction::of_cents(pool) * Fraction(9, 10);
            const Fraction floor = Fraction::of_cents(seed);
            const Fraction lift = kept < floor ? floor - kept : Fraction();
            EXPECT_EQ(house_adds(pool, level, royal_flush), floor * Fraction::whole(level));
            EXPECT_EQ(house_adds(pool, level, straight_flush), lift * Fraction::whole(level));
        }
    }
}

}  // namespace
}  // namespace baize::exact
