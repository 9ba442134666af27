// Computes the content of a report on a game with the engine and the solvers.
#pragma once

#include <cstdint>

#include "engine/core/parallel_executor.h"
#include "formats/report/report.h"
#include "service/analysis/analysis_setup.h"

namespace baize {

struct ReportChoices {
    std::uint64_t rounds = 10'000'000;  // rounds to simulate for comparison; 0: no simulation
    std::uint64_t seed = 1;
};

// REQUIRES: the setup has its figures and strategies.
[[nodiscard]] report::Report gather_report(const AnalysisSetup& setup,
                                           const ReportChoices& choices,
                                           const ParallelExecutor& executor);

}  // namespace baize
