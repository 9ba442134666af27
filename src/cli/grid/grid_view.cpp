#include "cli/grid/grid_view.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "service/analysis/analysis_figures.h"
#include "service/analysis/analysis_view.h"

namespace baize {

namespace {

// Large enough that pay tables share work, and small enough that every core gets some.
constexpr std::size_t shared_batch_size = 64;
constexpr std::size_t width_min = 30;

// Returns a text such as "ante_bonus A, pair_plus ours.json, table.retract_includes_folded=true".
std::string choice_words(const Analysis& analysis) {
    std::string text;
    for (const auto& [wager, table] : analysis.tables)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", wager, table);
    for (const auto& [key, value] : analysis.settings)
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", key, value);
    return text;
}

}  // namespace

GridView::GridView(const AnalysisGrid& grid, bool json)
    : grid_(grid),
      json_(json),
      batch_size_(grid.solver().solve_many == nullptr ? 1 : shared_batch_size),
      width_(std::max(width_min, choice_words(grid.longest().analysis).size() + 2)) {}

std::size_t GridView::batches() const {
    return (grid_.size() + batch_size_ - 1) / batch_size_;
}

std::string GridView::head() const {
    if (json_) return {};
    const bool tables = grid_.has_book_tables_only();
    const Analysis first = grid_.at(0).analysis;
    return fmt::format(
        "{}, {}, exactly\n{}{}\n{:<{}}{:<22}{:>12}{:>17}{:>11}{}  expectation, exactly\n",
        first.title,
        tables ? std::string("every choice of its pay tables")
               : fmt::format("{} choices of pay tables and settings", grid_.size()),
        outlook_caption(first.outlook),
        first.lists_outcomes
            ? "below each wager: its net results with probability, odds and exact fraction\n"
            : "",
        tables ? "tables" : "choice",
        width_,
        "wager",
        "house edge",
        "element of risk",
        "deviation",
        outlook_heads(first.outlook));
}

std::string GridView::answer(std::size_t batch, const ParallelExecutor& executor) const {
    const std::size_t first = batch * batch_size_;
    const std::size_t end = std::min(first + batch_size_, grid_.size());
    std::vector<AnalysisSetup> setups;
    std::vector<Rules> all;
    for (std::size_t number = first; number < end; ++number) {
        setups.push_back(grid_.at(number));
        all.push_back(setups.back().rules);
    }
    std::vector<exact::GameFigures> figures = exact::solve_all(grid_.solver(), all, executor);
    std::string text;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        Analysis& analysis = setups[i].analysis;
        analysis.figures = std::move(figures[i]);
        text += json_ ? analysis_json(analysis) : rows(analysis);
    }
    return text;
}

std::string GridView::rows(const Analysis& analysis) const {
    std::string text;
    for (const exact::WagerFigures& wager : analysis.figures.wagers) {
        const DistributionFigures figures = distribution_figures(wager.results);
        text += fmt::format("{:<{}}{:<22}{:>10.5f} %{:>15.5f} %{:>11.6f}{}  {}\n",
                            choice_words(analysis),
                            width_,
                            wager.name,
                            100 * figures.house_edge,
                            100 * figures.element_of_risk,
                            figures.standard_deviation,
                            outlook_columns(wager, analysis.outlook),
                            to_string(wager.results.expectation()));
        if (analysis.lists_outcomes) text += outcome_rows(wager, 4);
    }
    return text;
}

}  // namespace baize
