#include "service/report/report_simulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "math/simulation/simulation.h"
#include "service/analysis/analysis_figures.h"
#include "service/analysis/strategy_analysis.h"
#include "service/report/simulation_figures.h"

namespace baize {

namespace {

// Wagers that the cards alone decide, regardless of the player's decisions.
constexpr std::array<std::string_view, 3> without_decision{
    "pair_plus", "trips", "dealer_poker_extra"};

// The sums after increasing numbers of rounds.
struct Stage {
    std::uint64_t rounds = 0;
    Tally tally{};
};

// A longer run begins with the same rounds as a shorter one.
std::vector<Stage> short_runs(Simulation simulation) {
    std::vector<Stage> stages;
    const std::uint64_t end = std::min(simulation.rounds, chunk_rounds);
    for (std::uint64_t rounds = 5'000; rounds < end; rounds = rounds * 5 / 4) {
        simulation.rounds = rounds;
        stages.push_back({rounds, {}});
        stages.back().tally.add(play_chunk(simulation, 0));
    }
    return stages;
}

std::vector<Stage> stages_of(const Simulation& simulation, const ParallelExecutor& executor) {
    std::vector<Stage> stages = short_runs(simulation);
    std::vector<ChunkTally> chunks(chunk_count(simulation));
    executor.run(chunks.size(), [&](std::size_t chunk, std::size_t) {
        chunks[chunk] = play_chunk(simulation, chunk);
    });
    Stage sum;
    std::size_t next = 1;
    for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
        sum.tally.add(chunks[chunk]);
        sum.rounds += chunks[chunk].rounds;
        if (chunk + 1 < next && chunk + 1 < chunks.size()) continue;
        stages.push_back(sum);
        next = std::max(next + 1, next * 5 / 4);
    }
    return stages;
}

std::optional<Wager> wager_named(std::string_view sought) {
    for (std::size_t i = 0; i < wager_count; ++i) {
        if (name(static_cast<Wager>(i)) == sought) return static_cast<Wager>(i);
    }
    return std::nullopt;
}

double net_of(const Tally& tally, std::string_view wager) {
    const MoneySums<WideCents>& ante = tally.wagers[index(Wager::ante)].money;
    if (wager == "ante") return main_game_figures(tally.main_game, ante).net;
    return return_figures(tally.wagers[index(*wager_named(wager))].money).returned - 1;
}

report::Convergence course_of(const std::string& wager,
                              const exact::Distribution& results,
                              const std::vector<Stage>& stages) {
    const DistributionFigures figures = distribution_figures(results);
    report::Convergence course;
    course.wager = wager;
    course.exact = figures.net;
    course.deviation = figures.standard_deviation;
    for (const Stage& stage : stages) {
        course.points.push_back({static_cast<double>(stage.rounds), net_of(stage.tally, wager)});
    }
    return course;
}

}  // namespace

std::vector<report::Convergence> simulate_beside(const AnalysisSetup& setup,
                                                 const ReportChoices& choices,
                                                 const ParallelExecutor& executor) {
    std::vector<report::Convergence> courses;
    const SimulatedGame* const game = setup.game() ? simulated_game(*setup.game()) : nullptr;
    if (game == nullptr || choices.rounds == 0) return courses;
    const Strategy& strategy = game->strategies.front();
    Simulation simulation;
    simulation.setup.rules = setup.rules;
    simulation.play = strategy.play;
    simulation.seed = choices.seed;
    simulation.rounds = choices.rounds;
    const std::vector<Stage> stages = stages_of(simulation, executor);
    for (const StrategyFigures& figures : setup.analysis.strategies) {
        if (figures.name != strategy.name) continue;
        courses.push_back(course_of("ante", figures.results, stages));
        courses.back().exact_words = fmt::format("strategy {}", figures.name);
    }
    for (const exact::WagerFigures& wager : setup.analysis.figures.wagers) {
        if (std::ranges::find(without_decision, wager.name) == without_decision.end()) continue;
        courses.push_back(course_of(wager.name, wager.results, stages));
        courses.back().exact_words = "whatever is decided";
    }
    for (report::Convergence& course : courses)
        course.seed = fmt::format("{}", choices.seed);
    return courses;
}

}  // namespace baize
