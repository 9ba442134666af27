// Command-line options that choose the game and the pay tables of a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/rules.h"

namespace baize {

// Applies "ante_bonus=B,pair_plus=E" to the rules. Returns an error message, or nullopt.
[[nodiscard]] std::optional<std::string> choose_tables(const GameHooks& game,
                                                       std::string_view text,
                                                       Rules& rules);

// Returns the tables in use as "ante_bonus A, pair_plus E"; empty if the book has only one of each.
[[nodiscard]] std::string table_names(const GameHooks& game, const Rules& rules);

// Returns the possible choices as "ante_bonus: A, B, C; pair_plus: A, ...".
[[nodiscard]] std::string table_choices(const GameHooks& game);

}  // namespace baize
