// `baize analyse GAME --tables all`: every choice of the book's pay tables, one after the other.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/analysis_setup.h"
#include "core/crew.h"

namespace baize {

// One setup for each choice, the last table changing fastest; or why there is none.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_all_tables(const AnalyseOptions& options,
                                                               std::vector<AnalysisSetup>& setups);

// Fills in the figures.
void solve_all_tables(std::vector<AnalysisSetup>& setups, const Crew& crew);

// A line for each wager of each choice.
[[nodiscard]] std::string all_tables_text(const std::vector<AnalysisSetup>& setups);

}  // namespace baize
