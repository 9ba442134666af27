// Everything a report says of a game, worked out by the engine.
#pragma once

#include <cstdint>

#include "engine/core/crew.h"
#include "formats/report/report.h"
#include "service/analysis/analysis_setup.h"

namespace baize {

struct ReportChoices {
    std::uint64_t rounds = 10'000'000;  // simulated beside the exact value; 0: none
    std::uint64_t seed = 1;
};

// REQUIRES: the setup has its figures and strategies.
[[nodiscard]] report::Report gather_report(const AnalysisSetup& setup,
                                           const ReportChoices& choices,
                                           const Crew& crew);

}  // namespace baize
