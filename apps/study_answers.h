// Exact figures, jackpot returns and equity as screens show them: each fills in the answer, or says
// why there is none.
#pragma once

#include <optional>
#include <string>

#include "screen/analysis_forms.h"

namespace baize {

[[nodiscard]] screen::AnalysisGames analysis_games();

[[nodiscard]] std::optional<std::string> answer_analysis(const screen::AnalysisQuestion& question,
                                                         screen::AnalysisAnswer& answer);
[[nodiscard]] std::optional<std::string> answer_jackpot(const screen::JackpotQuestion& question,
                                                        screen::JackpotAnswer& answer);
[[nodiscard]] std::optional<std::string> answer_equity(const screen::EquityQuestion& question,
                                                       screen::EquityAnswer& answer);

}  // namespace baize
