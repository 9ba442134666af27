// The terms of a jackpot system and of a table's equipment: the game, the seed or the Level 1
// wager, and the cost of a wager. A table joins a system only with the same terms.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/core/game_id.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/jackpots/jackpot_books.h"
#include "engine/jackpots/level_rules.h"
#include "engine/jackpots/prize_meter_rules.h"
#include "house/meters/engine_values.h"

namespace baize::house {

// The games a jackpot system may serve, as records number them: never renumber. Code works with
// GameId; these are the numbers of the terms. [I-90]
enum class LinkedGame : std::uint8_t {
    caribbean_stud = 1,
    wild_aruba = 2,
    ultimate_holdem = 3,
    crown_holdem = 4
};
BOOST_DESCRIBE_ENUM(LinkedGame, caribbean_stud, wild_aruba, ultimate_holdem, crown_holdem)

[[nodiscard]] GameId game_of(LinkedGame game);

// Returns nullopt if the game has no jackpot.
[[nodiscard]] std::optional<LinkedGame> linked_game(GameId game);

// Perth's jackpots have three levels.
[[nodiscard]] inline bool is_perth(GameId game) {
    return jackpots::jackpot_kind(game) == jackpots::JackpotKind::levels;
}

// The clause of one rule in each of the three books.
struct ClauseByBook {
    Clause cs{};
    Clause uth{};
    Clause ch{};

    // REQUIRES: a game with a jackpot.
    [[nodiscard]] Clause of(GameId game) const;
};

// A Melbourne prize meter. [CS 9.3] [CS 12.9]
struct MeterTerms {
    LinkedGame game = LinkedGame::caribbean_stud;
    std::uint8_t option = 1;
    std::int64_t seed = 10'000;  // In units of the wager.
    Money wager{};
    std::optional<Money> reset_value{};  // jackpot.cs.reset_value [I-14]
    bool printed_percentages = false;    // jackpot.cs.use_printed_percentages [I-11] [I-12]
    Money payment_unit = Money::of_cents(1);
    friend bool operator==(const MeterTerms&, const MeterTerms&) = default;
};
BOOST_DESCRIBE_STRUCT(MeterTerms,
                      (),
                      (game, option, seed, wager, reset_value, printed_percentages, payment_unit))

// Three Perth pools. A table is fitted for one game; a system serves one, or links two.
// [UTH 3.27] [CH 3.14] [I-90]
struct PoolTerms {
    std::vector<LinkedGame> games{};
    Money level1_wager{};
    jackpots::PoolSplit split = jackpots::equal_shares();  // jackpot.perth.split [I-1]
    Money display_unit = Money::of_cents(1);
    friend bool operator==(const PoolTerms&, const PoolTerms&) = default;
};
BOOST_DESCRIBE_STRUCT(PoolTerms, (), (games, level1_wager, split, display_unit))

using Terms = std::variant<MeterTerms, PoolTerms>;

// Returns the game of a table's terms, or the first one of a link. REQUIRES: objection_to(terms)
// returns nullopt.
[[nodiscard]] GameId game_of(const Terms& terms);

// Returns the reason why no system can run on these terms.
[[nodiscard]] std::optional<Rejection> objection_to(const Terms& terms);

// REQUIRES for these: terms without an objection, and for pools a Perth game.
[[nodiscard]] jackpots::PrizeMeterRules rules_of(const MeterTerms& terms);
[[nodiscard]] jackpots::LevelRules rules_of(const PoolTerms& terms, GameId game);

// Returns the reason why a table with these terms may not be part of the system.
// [CS 9.1.1(b)] [CS 9.1.1(d)] [UTH 3.27] [CH 3.14] [I-90]
[[nodiscard]] std::optional<Rejection> difference(const Terms& system, const Terms& table);

// Returns the cost of one wager. REQUIRES: level 1, or 1 to 3 at Perth.
[[nodiscard]] Money cost_of(const Terms& terms, int level);

}  // namespace baize::house
