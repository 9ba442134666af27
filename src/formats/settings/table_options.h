// The words of a command line that choose a table: its game and its pay tables.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/rules.h"

namespace baize {

// "three_card, caribbean_stud, ...": for messages.
[[nodiscard]] std::string house_game_names();

// Applies "ante_bonus=B,pair_plus=E" to the rules. Returns what is wrong with it, or nothing.
[[nodiscard]] std::optional<std::string> choose_tables(const GameHooks& game,
                                                       std::string_view text,
                                                       Rules& rules);

// "ante_bonus A, pair_plus E": the tables in use; empty where the book has only one of each.
[[nodiscard]] std::string table_names(const GameHooks& game, const Rules& rules);

// "ante_bonus: A, B, C; pair_plus: A, ...": what may be chosen.
[[nodiscard]] std::string table_choices(const GameHooks& game);

}  // namespace baize
