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
#include "service/study/job_registry.h"

namespace baize {

using AnswerError = std::optional<views::Problem>;

[[nodiscard]] views::AnalysisGames analysis_games();
[[nodiscard]] views::EquityGames equity_games();
[[nodiscard]] std::optional<views::JackpotOptions> jackpot_options(GameId game);

[[nodiscard]] AnswerError answer_analysis(const views::AnalysisQuestion& question,
                                          AnalysisJob& count,
                                          views::AnalysisAnswer& answer);
// Leaves out the simulation, which is not an exact figure and is slow.
[[nodiscard]] AnswerError answer_report(const views::AnalysisQuestion& question,
                                        AnalysisJob& count,
                                        views::AnalysisReport& report);
[[nodiscard]] AnswerError answer_jackpot(const views::JackpotQuestion& question,
                                         AnalysisJob& count,
                                         views::JackpotAnswer& answer);
[[nodiscard]] AnswerError answer_equity(const views::EquityQuestion& question,
                                        AnalysisJob& count,
                                        views::EquityAnswer& answer);

// Estimate the time for each answer on one core of a machine of 2026. Only the question about
// ranges is examined for this, which itself takes milliseconds. An invalid question has no cost
// here; the answer reports its error.
[[nodiscard]] Span cost_of(const views::AnalysisQuestion& question, AnalysisJob& count);
[[nodiscard]] Span cost_of_report(const views::AnalysisQuestion& question);
[[nodiscard]] Span cost_of(const views::JackpotQuestion& question, AnalysisJob& count);
[[nodiscard]] Span cost_of(const views::EquityQuestion& question, AnalysisJob& count);

// The response to a question that cannot be answered: the field that is wrong, and why.
[[nodiscard]] views::Problem not_answered(std::string_view field, std::string_view why);
[[nodiscard]] views::Problem not_answered(const RequestError& error);

[[nodiscard]] std::vector<SettingRequest> settings_of(
    const std::vector<views::SettingChosen>& settings);

}  // namespace baize
