// The list of house games. Only this file includes every room; it turns their types into
// GameHooks.
#pragma once

#include <span>
#include <string_view>

#include "engine/banked/machine/game.h"

namespace baize {

// The games in the order of the menu.
[[nodiscard]] std::span<const GameHooks> house_games();

// Returns nullptr for a game of the poker room.
[[nodiscard]] const GameHooks* house_game(GameId game);

// Selects a pay table by the book's name for it ("pair_plus", "E"); false when there is no such
// table.
[[nodiscard]] bool choose_table(const GameHooks& game,
                                Rules& rules,
                                std::string_view wager,
                                std::string_view table);

}  // namespace baize
