// The jackpot of each house game: none, a Melbourne prize meter or three Perth pools, with the
// numbers and clauses in which the books differ.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "engine/banked/wagers/jackpot_claim.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"

namespace baize::jackpots {

enum class JackpotKind : std::uint8_t { none, prize_meter, levels };

struct NoJackpot {};

// A prize meter. [CS 9.3] [CS 12.9]
struct MeterBook {
    bool has_options = false;     // two pay tables to choose from
    std::int64_t fixed_rate = 0;  // hundredths of a percent; 0: by option and seed
    Clause pay_table{};
    std::optional<std::int64_t> (*bonus_odds)(int option, JackpotHand hand) = nullptr;
};

// Three linked pools. [UTH 3.22] [CH 3.8]
struct LevelBook {
    Clause levels{};
    Clause level_1{};
    Clause one_wager{};
    Clause pay_table{};
    Clause funding{};
    Clause reseed{};
    Clause reseed_of_level_3{};
    Clause sharing{};
    Clause short_wager{};
};

// In the order of JackpotKind.
using JackpotBook = std::variant<NoJackpot, MeterBook, LevelBook>;

// In commands and JSON: "prize_meter", "levels".
[[nodiscard]] std::string_view name(JackpotKind kind);

[[nodiscard]] JackpotKind jackpot_kind(GameId game);

// Return nullptr if the game's jackpot is not of this kind.
[[nodiscard]] const MeterBook* meter_book(GameId game);
[[nodiscard]] const LevelBook* level_book(GameId game);

}  // namespace baize::jackpots
