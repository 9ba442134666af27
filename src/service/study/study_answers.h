// Exact figures, jackpot returns and equity as screens show them: each fills in the answer, or says
// why there is none, naming the field of the question that is wrong.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "service/protocol/account_forms.h"
#include "service/protocol/analysis_forms.h"
#include "service/protocol/equity_forms.h"
#include "service/study/study_watch.h"

namespace baize {

using StudyRefusal = std::optional<screen::Problem>;

[[nodiscard]] screen::AnalysisGames analysis_games();
[[nodiscard]] screen::EquityGames equity_games();
[[nodiscard]] std::optional<screen::JackpotOptions> jackpot_options(std::string_view game);

[[nodiscard]] StudyRefusal answer_analysis(const screen::AnalysisQuestion& question,
                                           StudyCount& count,
                                           screen::AnalysisAnswer& answer);
// Without the simulation, which is no exact figure and takes its time.
[[nodiscard]] StudyRefusal answer_report(const screen::AnalysisQuestion& question,
                                         StudyCount& count,
                                         screen::AnalysisReport& report);
[[nodiscard]] StudyRefusal answer_jackpot(const screen::JackpotQuestion& question,
                                          StudyCount& count,
                                          screen::JackpotAnswer& answer);
[[nodiscard]] StudyRefusal answer_equity(const screen::EquityQuestion& question,
                                         StudyCount& count,
                                         screen::EquityAnswer& answer);

// How long each takes, roughly: on one core of a machine of 2026. Only a count of ranges is looked
// into for it, which takes milliseconds itself; a question that is wrong costs nothing here, and
// the answer says what is wrong.
[[nodiscard]] Span cost_of(const screen::AnalysisQuestion& question, StudyCount& count);
[[nodiscard]] Span cost_of_report(const screen::AnalysisQuestion& question);
[[nodiscard]] Span cost_of(const screen::JackpotQuestion& question, StudyCount& count);
[[nodiscard]] Span cost_of(const screen::EquityQuestion& question, StudyCount& count);

// What the program says of its options, said of the fields of a question: "--set: ..." is
// "settings: ...".
[[nodiscard]] screen::Problem not_answered(std::string_view words);

// "key=true", as the program reads them.
[[nodiscard]] std::vector<std::string> setting_words(
    const std::vector<screen::SettingChosen>& settings);

}  // namespace baize
