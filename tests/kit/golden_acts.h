// Reads the lines of a golden round that are actions of people at the table or deals of the dealer.
#pragma once

#include <string>
#include <vector>

#include "kit/golden_table.h"

namespace baize::kit {

// Returns one action, or one for each wager: "box 1: ante 10.00, pair_plus 5.00" are two.
[[nodiscard]] std::vector<Act> read_acts(const GoldenTable& table,
                                         const std::string& verb,
                                         Words& words);

}  // namespace baize::kit
