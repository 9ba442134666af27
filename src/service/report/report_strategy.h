// How to play, for the report: rules of a few lines with their cost, and grids of starting hands.
#pragma once

#include <vector>

#include "engine/core/crew.h"
#include "formats/report/report.h"
#include "service/analysis/analysis_setup.h"

namespace baize {

// What each strategy of the simulator costs against best play. Empty where that cannot be told.
[[nodiscard]] std::vector<report::PracticalStrategy> practical_strategies(const Analysis& analysis);

// The first decision for all hole cards; empty for games without hole cards.
[[nodiscard]] std::vector<report::Grid> starting_grids(const AnalysisSetup& setup,
                                                       const Crew& crew);

}  // namespace baize
