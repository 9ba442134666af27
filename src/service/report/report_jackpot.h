// The Jackpot wager of a game, for the report.
#pragma once

#include <string_view>
#include <vector>

#include "formats/report/report.h"

namespace baize {

// Uses the first seed and option of the book and a wager of one dollar. Returns an empty list if
// the game has no jackpot.
[[nodiscard]] std::vector<report::MeterReturn> jackpot_returns(std::string_view game);

}  // namespace baize
