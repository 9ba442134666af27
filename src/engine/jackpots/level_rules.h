// The rules of three linked Perth pools: the wager of each level, the reseeds, the split of the
// 41%, and the book that is cited. The pools themselves are in level_pools.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/fraction.h"
#include "engine/core/game_id.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/jackpots/jackpot_books.h"
#include "engine/jackpots/prize.h"

namespace baize::jackpots {

inline constexpr std::size_t level_count = 3;
inline constexpr std::int64_t reseed_multiple = 5'000;  // [UTH 3.29] [CH 3.16]

// Row: the level of the wager; column: the pool; entry: the share of that wager the pool receives.
using PoolSplit = std::array<std::array<Fraction, level_count>, level_count>;

// The split of 41% in equal shares among the pools a wager plays for. [I-1]
[[nodiscard]] PoolSplit equal_shares();

struct LevelSettings {
    GameId game = GameId::ultimate_holdem;
    Money level1_wager;
    PoolSplit split = equal_shares();         // jackpot.perth.split [I-1]
    Money display_unit = Money::of_cents(1);  // jackpot.perth.display_unit_cents [I-87]
};

// The level that a stake on the Jackpot spots reaches. [UTH 5.14] [CH 5.11] [I-86]
struct FittedLevel {
    int level = 0;  // 0: too small for any level; the whole stake goes back
    Money plays;
    Money excess;  // goes back to the player
    friend bool operator==(const FittedLevel&, const FittedLevel&) = default;
};

class LevelRules {
  public:
    // Rejects a game whose jackpot has no levels.
    [[nodiscard]] static Result<LevelRules> of(const LevelSettings& settings);

    [[nodiscard]] GameId game() const { return settings_.game; }

    // The clauses of the book that the game follows.
    [[nodiscard]] const LevelBook& book() const { return *book_; }

    [[nodiscard]] Money display_unit() const { return settings_.display_unit; }

    // REQUIRES for all of these: level or pool from 1 to 3.
    [[nodiscard]] Money wager(int level) const;                   // 1, 2 or 3 times Level 1
    [[nodiscard]] Fraction increment(int level, int pool) const;  // of one wager, in cents
    [[nodiscard]] Money reseed() const;  // the same for each pool, in Level 1 units [I-16]

    // A fixed prize as a multiple of the level's wager; nullopt for the two jackpot hands and for
    // hands not listed.
    [[nodiscard]] static std::optional<std::int64_t> bonus_odds(JackpotHand hand);
    [[nodiscard]] static bool pays(JackpotHand hand);

    [[nodiscard]] Clause pay_table() const { return book_->pay_table; }

    // The largest level an amount reaches.
    [[nodiscard]] FittedLevel fit(Money stake) const;

  private:
    LevelRules(const LevelSettings& settings, const LevelBook& book)
        : settings_(settings), book_(&book) {}

    LevelSettings settings_;
    const LevelBook* book_;
};

}  // namespace baize::jackpots
