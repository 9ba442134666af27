// The Jackpot wager of a game, for the report.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/game_id.h"
#include "formats/report/report.h"

namespace baize {

// Uses the first seed and option of the book and a wager of one dollar. Returns an empty list if
// the game has no jackpot.
[[nodiscard]] std::vector<report::MeterReturn> jackpot_returns(std::optional<GameId> game);

}  // namespace baize
