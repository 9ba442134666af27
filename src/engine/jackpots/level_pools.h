// The three Perth pools as a value. A Level L wager plays for pools 1 to L together; its display is
// their sum. A royal resets these pools to the reseed, a straight flush takes a tenth, wagers add
// 41%.
//
// Invariant: no pool is ever below rules.reseed().
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/jackpots/level_rules.h"
#include "engine/jackpots/prize.h"

namespace baize::jackpots {

using ResetCounts = std::array<std::uint64_t, level_count>;

// In cents, exact: fractions of a cent are never dropped. [I-87]
struct LevelPools {
    std::array<Fraction, level_count> pool;
    // How often each pool was reset to its reseed. Increments added before a reset can no longer be
    // reversed.
    ResetCounts resets{};
    friend bool operator==(const LevelPools&, const LevelPools&) = default;
};

struct LevelCounts {
    std::int64_t level1 = 0;
    std::int64_t level2 = 0;
    std::int64_t level3 = 0;
};

// One hand with a prize, as keyed off on the table's control panel. [UTH 4.16(a)] [CH 4.14(a)]
struct LevelWinner {
    int box = 0;
    int level = 0;
    JackpotHand hand{};
};

struct LevelPrize {
    int box = 0;
    int level = 0;
    Prize prize;
    friend bool operator==(const LevelPrize&, const LevelPrize&) = default;
};

struct LevelAward {
    // In the order of payment: straight flushes by level, royals by level, then the fixed bonuses
    // as entered. [UTH 4.19] [UTH 4.20] [CH 4.17] [CH 4.18] [I-17]
    std::vector<LevelPrize> prizes;
    LevelPools pools;    // the pools afterwards
    bool reset = false;  // a royal reset a pool, or a pool was raised to its reseed
    // pools before - from_pools + reseed = pools after; the prizes come to from_pools + bonuses.
    Fraction from_pools;  // straight flush and royal prizes
    Fraction reseed;      // amount the house adds from its 59%
    Fraction bonuses;     // fixed prizes, from the same 59%
};

// Returns the pools at their reseeds. [UTH 3.30(a)] [CH 3.17(a)]
[[nodiscard]] LevelPools open(const LevelRules& rules);
// Returns pools with known values. Refused if one is below the reseed.
[[nodiscard]] Result<LevelPools> open_at(const LevelRules& rules,
                                         const std::array<Money, level_count>& pools);

// The amount each level's sign shows: the sum of the pools it plays for, rounded down to the
// display unit. [UTH 3.31] [CH 3.18] [I-87]
[[nodiscard]] std::array<Money, level_count> displays(const LevelRules& rules,
                                                      const LevelPools& pools);

// The start button: adds the increments to the pools before the deal. [UTH 3.28] [CH 3.15] [I-15]
[[nodiscard]] Result<LevelPools> register_wagers(const LevelRules& rules,
                                                 const LevelPools& pools,
                                                 LevelCounts wagers);

struct PoolsCancellation {
    LevelPools pools;
    Fraction reversed;    // amount taken out of the pools
    Fraction house_pays;  // increments already paid out as prizes, borne by the house
};

struct RegisteredLevels {
    LevelCounts wagers;
    ResetCounts resets{};  // LevelPools::resets when they were registered
};

// Takes the increments of void wagers, which go back, out of the pools. [UTH 5.16(b)] [CH 5.13(b)]
// [I-48]
[[nodiscard]] Result<PoolsCancellation> cancel_wagers(const LevelRules& rules,
                                                      const LevelPools& pools,
                                                      const RegisteredLevels& registered);

// Pays every winner of one round at one table. Refused when a box appears twice, a level does not
// exist, a hand is not listed, or a prize would not fit in Money.
[[nodiscard]] Result<LevelAward> key_off(const LevelRules& rules,
                                         const LevelPools& pools,
                                         std::span<const LevelWinner> winners);

}  // namespace baize::jackpots
