#include "apps/all_tables.h"

#include <fmt/format.h>

#include "apps/analysis_figures.h"
#include "apps/console.h"
#include "apps/table_options.h"
#include "games/registry.h"

namespace baize {

namespace {

// "ante_bonus=A,pair_plus=A" and so on; one empty text where there is nothing to choose.
std::vector<std::string> every_choice(const GameHooks& game) {
    std::vector<std::string> texts{""};
    for (const TableChoice& choice : game.facts().choices) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            for (const PayTable& table : choice.tables) {
                longer.push_back(fmt::format(
                    "{}{}{}={}", text, text.empty() ? "" : ",", choice.name, table.name));
            }
        }
        texts = std::move(longer);
    }
    return texts;
}

}  // namespace

std::optional<AnalysisRefusal> set_up_all_tables(const AnalyseOptions& options,
                                                 std::vector<AnalysisSetup>& setups) {
    const GameHooks* const game = house_game(options.game);
    if (game == nullptr || game->facts().choices.empty()) {
        return AnalysisRefusal{
            fmt::format("--tables all: {} has no pay tables to choose among", options.game),
            exit_usage};
    }
    for (const std::string& tables : every_choice(*game)) {
        AnalyseOptions chosen = options;
        chosen.tables = tables;
        AnalysisSetup setup;
        if (auto refusal = set_up_analysis(chosen, setup)) return refusal;
        setups.push_back(std::move(setup));
    }
    return std::nullopt;
}

void solve_all_tables(std::vector<AnalysisSetup>& setups, const Crew& crew) {
    std::vector<Rules> all;
    all.reserve(setups.size());
    for (const AnalysisSetup& setup : setups)
        all.push_back(setup.rules);
    std::vector<exact::GameFigures> figures = exact::solve_all(*setups.front().solver, all, crew);
    for (std::size_t i = 0; i < setups.size(); ++i)
        setups[i].analysis.figures = std::move(figures[i]);
}

std::string all_tables_text(const std::vector<AnalysisSetup>& setups) {
    std::string text = fmt::format(
        "{}, every choice of its pay tables, exactly\n\n{:<30}{:<22}{:>12}"
        "{:>17}{:>11}  expectation, exactly\n",
        setups.front().analysis.title,
        "tables",
        "wager",
        "house edge",
        "element of risk",
        "deviation");
    for (const AnalysisSetup& setup : setups) {
        for (const exact::WagerFigures& wager : setup.analysis.figures.wagers) {
            const DistributionFigures figures = distribution_figures(wager.results);
            text += fmt::format("{:<30}{:<22}{:>10.5f} %{:>15.5f} %{:>11.6f}  {}\n",
                                table_names(*house_game(setup.analysis.game), setup.rules),
                                wager.name,
                                100 * figures.house_edge,
                                100 * figures.element_of_risk,
                                figures.standard_deviation,
                                to_string(wager.results.expectation()));
        }
    }
    return text;
}

}  // namespace baize
