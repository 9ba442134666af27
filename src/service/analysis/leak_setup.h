// From --known, --dealer and --seen to what a player knows beyond the rules.
#pragma once

#include <optional>
#include <string>

#include "service/analysis/analysis_setup.h"

namespace baize {

[[nodiscard]] bool asks_for_leak(const AnalyseOptions& options);

// "three_card, caribbean_stud": the games that can be asked for.
[[nodiscard]] std::string leak_game_names();

// REQUIRES: the game of the setup was found.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_leak(const AnalyseOptions& options,
                                                         AnalysisSetup& setup);

}  // namespace baize
