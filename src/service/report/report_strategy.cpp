#include "service/report/report_strategy.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "math/advice/starting_hands.h"
#include "service/analysis/analysis_figures.h"
#include "service/analysis/starting_hand_grid.h"
#include "service/analysis/strategy_analysis.h"

namespace baize {

namespace {

using exact::Advice;
using exact::StartingHand;

std::string in_one_line(std::string_view words) {
    std::string line(words);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

// Returns a name such as "play_4x" or "check".
std::string decision_name(const exact::AdvisedOption& option) {
    const std::string_view decision = name(option.offer.decision);
    const std::int64_t times = option.offer.amount.cents() / exact::unit.cents();
    return times > 1 ? fmt::format("{}_{}x", decision, times) : std::string(decision);
}

report::GridSquare square_of(const StartingHand& start, std::string hand) {
    const Advice& advice = start.advice;
    report::GridSquare square;
    square.hand = std::move(hand);
    square.decision = decision_name(advice.options[advice.best]);
    square.margin = 1;
    for (std::size_t i = 0; i < advice.options.size(); ++i) {
        const exact::AdvisedOption& option = advice.options[i];
        square.words += fmt::format("{}{} {:+.4f}",
                                    square.words.empty() ? "" : ", ",
                                    decision_name(option),
                                    nearest_decimal(option.worth));
        if (i != advice.best)
            square.margin = std::min(square.margin, nearest_decimal(advice.loss(i)));
    }
    return square;
}

// By convention, suited hands are above the diagonal and aces come first.
void put(report::Grid& grid, const StartingHand& start) {
    const auto high = static_cast<std::size_t>(Rank::ace) - static_cast<std::size_t>(start.high);
    const auto low = static_cast<std::size_t>(Rank::ace) - static_cast<std::size_t>(start.low);
    auto& row = grid.rows[start.suited ? high : low];
    row[start.suited ? low : high] = square_of(start, hand_name(start));
}

}  // namespace

std::vector<report::PracticalStrategy> practical_strategies(const Analysis& analysis) {
    std::vector<report::PracticalStrategy> strategies;
    const Fraction best = analysis.figures.wagers.front().results.expectation();
    for (const StrategyFigures& figures : analysis.strategies) {
        const Fraction worth = figures.results.expectation();
        const Fraction cost = best - worth;
        strategies.push_back({.name = std::string(figures.name),
                              .words = in_one_line(figures.words),
                              .house_edge = -nearest_decimal(worth),
                              .cost = nearest_decimal(cost),
                              .exact_cost = to_string(cost)});
    }
    return strategies;
}

std::vector<report::Grid> starting_grids(const AnalysisSetup& setup,
                                         const ParallelExecutor& executor) {
    if (!has_starting_hands(setup.game())) return {};
    report::Grid grid;
    grid.title =
        "Before the flop, suited hands above the diagonal; a dotted line marks a close call";
    constexpr std::size_t ranks = 13;
    grid.rows.assign(ranks, std::vector<report::GridSquare>(ranks));
    for (const StartingHand& start :
         exact::solve_starting_hands(*setup.hooks(), setup.rules, executor))
        put(grid, start);
    return {grid};
}

}  // namespace baize
