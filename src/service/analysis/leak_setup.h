// Turns --known, --dealer and --seen into the information that a player has beyond the rules.
#pragma once

#include <optional>
#include <string>

#include "service/analysis/analysis_setup.h"

namespace baize {

[[nodiscard]] bool asks_for_leak(const AnalyseOptions& options);

// Returns "three_card, caribbean_stud": the games that support these options.
[[nodiscard]] std::string leak_game_names();

// REQUIRES: the setup has a game.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_leak(const AnalyseOptions& options,
                                                         AnalysisSetup& setup);

}  // namespace baize
