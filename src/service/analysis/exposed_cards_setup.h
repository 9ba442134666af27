// Checks the information that a player has beyond the rules, and adds it to the setup.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "service/analysis/analysis_setup.h"

namespace baize {

// Returns "no cards", "1 card", "2 cards" and so on.
[[nodiscard]] std::string counted_cards(std::size_t count);

// REQUIRES: the setup has a game.
[[nodiscard]] std::optional<RequestError> set_up_exposed_cards(const AnalysisRequest& request,
                                                               AnalysisSetup& setup);

}  // namespace baize
