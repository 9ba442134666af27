// The first decision of a Hold'em game for all hole cards as a 13 by 13 grid: suited hands above
// the diagonal, pairs on it, offsuit hands below.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "engine/core/parallel_executor.h"
#include "formats/json/json_text.h"
#include "math/advice/starting_hands.h"

namespace baize {

// Returns a name such as "AKs", "88" or "72o".
[[nodiscard]] std::string hand_name(const exact::StartingHand& hand);

// True if the game has hole cards for a grid.
[[nodiscard]] bool has_starting_hands(std::optional<GameId> game);

// REQUIRES: has_starting_hands(game).
[[nodiscard]] std::vector<exact::StartingHand> starting_hand_grid(GameId game,
                                                                  const Rules& rules,
                                                                  const ParallelExecutor& executor);

// Returns an empty text if there are no hands.
[[nodiscard]] std::string grid_text(const std::vector<exact::StartingHand>& hands);

// Writes "grid", a list of hands, inside an object; writes nothing if there are no hands.
void write_grid(JsonText& json, const std::vector<exact::StartingHand>& hands);

}  // namespace baize
