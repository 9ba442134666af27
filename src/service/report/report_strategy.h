// The strategy part of the report: simple strategies with their cost, and grids of starting hands.
#pragma once

#include <vector>

#include "engine/core/parallel_executor.h"
#include "formats/report/report.h"
#include "service/analysis/analysis_setup.h"

namespace baize {

// Returns the cost of each simulator strategy against best play; empty if it cannot be computed
// exactly.
[[nodiscard]] std::vector<report::PracticalStrategy> practical_strategies(const Analysis& analysis);

// Returns the first decision for all hole cards; empty for games without hole cards.
[[nodiscard]] std::vector<report::Grid> starting_grids(const AnalysisSetup& setup,
                                                       const ParallelExecutor& executor);

}  // namespace baize
