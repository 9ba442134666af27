// Exact figures, jackpot returns and equities for the web pages. Each function fills in the answer,
// or returns an error that names the invalid field of the question.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_id.h"
#include "service/analysis/analysis_request.h"
#include "service/protocol/account_forms.h"
#include "service/protocol/analysis_forms.h"
#include "service/protocol/equity_forms.h"
#include "service/study/study_watch.h"

namespace baize {

using StudyRefusal = std::optional<screen::Problem>;

[[nodiscard]] screen::AnalysisGames analysis_games();
[[nodiscard]] screen::EquityGames equity_games();
[[nodiscard]] std::optional<screen::JackpotOptions> jackpot_options(GameId game);

[[nodiscard]] StudyRefusal answer_analysis(const screen::AnalysisQuestion& question,
                                           StudyCount& count,
                                           screen::AnalysisAnswer& answer);
// Leaves out the simulation, which is not an exact figure and is slow.
[[nodiscard]] StudyRefusal answer_report(const screen::AnalysisQuestion& question,
                                         StudyCount& count,
                                         screen::AnalysisReport& report);
[[nodiscard]] StudyRefusal answer_jackpot(const screen::JackpotQuestion& question,
                                          StudyCount& count,
                                          screen::JackpotAnswer& answer);
[[nodiscard]] StudyRefusal answer_equity(const screen::EquityQuestion& question,
                                         StudyCount& count,
                                         screen::EquityAnswer& answer);

// Estimate the time for each answer on one core of a machine of 2026. Only the question about
// ranges is examined for this, which itself takes milliseconds. An invalid question has no cost
// here; the answer reports its error.
[[nodiscard]] Span cost_of(const screen::AnalysisQuestion& question, StudyCount& count);
[[nodiscard]] Span cost_of_report(const screen::AnalysisQuestion& question);
[[nodiscard]] Span cost_of(const screen::JackpotQuestion& question, StudyCount& count);
[[nodiscard]] Span cost_of(const screen::EquityQuestion& question, StudyCount& count);

// The response to a question that cannot be answered: the field that is wrong, and why.
[[nodiscard]] screen::Problem not_answered(std::string_view field, std::string_view why);
[[nodiscard]] screen::Problem not_answered(const RequestError& error);

[[nodiscard]] std::vector<SettingRequest> settings_of(
    const std::vector<screen::SettingChosen>& settings);

}  // namespace baize
