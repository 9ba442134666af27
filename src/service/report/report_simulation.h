// The simulator run beside an exact solution, for the report.
#pragma once

#include <vector>

#include "service/report/report_gathering.h"

namespace baize {

// One course for each wager whose exact value the simulator's first strategy must come to: the main
// game where that strategy can be told exactly, and wagers that no decision touches. Empty without
// rounds.
[[nodiscard]] std::vector<report::Convergence> simulate_beside(const AnalysisSetup& setup,
                                                               const ReportChoices& choices,
                                                               const Crew& crew);

}  // namespace baize
