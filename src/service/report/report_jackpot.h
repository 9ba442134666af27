// The Jackpot wager of a game, for the report.
#pragma once

#include <string_view>
#include <vector>

#include "formats/report/report.h"

namespace baize {

// The book's first seed and option, a wager of one dollar. Empty where the game has none.
[[nodiscard]] std::vector<report::MeterReturn> jackpot_returns(std::string_view game);

}  // namespace baize
