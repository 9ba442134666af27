// The simulator run beside an exact solution, for the report.
#pragma once

#include <vector>

#include "apps/report_gathering.h"

namespace baize {

// One course for each wager whose exact value the simulated strategy must come to: those that no
// decision touches, and the main game where the strategy is the best. Empty without rounds.
[[nodiscard]] std::vector<report::Convergence> simulate_beside(const AnalysisSetup& setup,
                                                               const ReportChoices& choices,
                                                               const Crew& crew);

}  // namespace baize
