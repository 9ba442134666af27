// Runs the simulator for comparison with an exact solution, for the report.
#pragma once

#include <vector>

#include "service/report/report_gathering.h"

namespace baize {

// Returns a series for each wager whose exact value the simulator's first strategy must approach:
// the main game if that strategy can be analysed exactly, and wagers without decisions. Empty if no
// rounds are requested.
[[nodiscard]] std::vector<report::Convergence> simulate_beside(const AnalysisSetup& setup,
                                                               const ReportChoices& choices,
                                                               const ParallelExecutor& executor);

}  // namespace baize
