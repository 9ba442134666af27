// The house games by name. Types are erased here, once; nothing else knows all rooms.
#pragma once

#include <span>
#include <string_view>

#include "engine/banked/machine/game.h"

namespace baize {

// In the order a menu shows them.
[[nodiscard]] std::span<const GameHooks> house_games();

// "three_card" and so on; nullptr when there is no such game.
[[nodiscard]] const GameHooks* house_game(std::string_view name);

// Picks a pay table by the book's own name ("pair_plus", "E"); false when there is none such.
[[nodiscard]] bool choose_table(const GameHooks& game,
                                Rules& rules,
                                std::string_view wager,
                                std::string_view table);

}  // namespace baize
