// Command-line options that choose the game and the pay tables of a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/rules.h"

namespace baize {

// Splits "ante_bonus=B,pair_plus=E" into wagers and tables; an item without "=" has no table.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> split_table_choices(
    std::string_view text);

// Says that a game has no such table, and names those that it has.
[[nodiscard]] std::string no_such_table(const GameHooks& game,
                                        std::string_view wager,
                                        std::string_view table);

// Applies "ante_bonus=B,pair_plus=E" to the rules. Returns an error message, or nullopt.
[[nodiscard]] std::optional<std::string> choose_tables(const GameHooks& game,
                                                       std::string_view text,
                                                       Rules& rules);

// Returns the tables in use as "ante_bonus A, pair_plus E"; empty if the book has only one of each.
[[nodiscard]] std::string table_names(const GameHooks& game, const Rules& rules);

// Returns the possible choices as "ante_bonus: A, B, C; pair_plus: A, ...".
[[nodiscard]] std::string table_choices(const GameHooks& game);

}  // namespace baize
