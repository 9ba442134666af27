// Turns --known, --dealer and --seen into the information that a player has beyond the rules.
#pragma once

#include <optional>
#include <string>

#include "service/analysis/analysis_setup.h"

namespace baize {

[[nodiscard]] bool asks_for_leak(const AnalyseOptions& options);

// REQUIRES: the setup has a game.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_leak(const AnalyseOptions& options,
                                                         AnalysisSetup& setup);

}  // namespace baize
