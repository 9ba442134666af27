// Time to solve a whole Hold'em game with one worker and with two. The expectation is compared with
// the expected fraction.
#include <atomic>
#include <string_view>
#include <thread>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/ultimate_holdem_solution.h"

namespace baize::exact {
namespace {

ParallelExecutor threads(std::size_t workers) {
    return {.workers = workers, .run = [workers](std::size_t count, const Task& task) {
                std::atomic<std::size_t> next = 0;
                const auto work = [&](std::size_t worker) {
                    for (std::size_t i = next++; i < count; i = next++)
                        task(i, worker);
                };
                std::vector<std::jthread> others;
                for (std::size_t worker = 1; worker < workers; ++worker)
                    others.emplace_back(work, worker);
                work(0);
            }};
}

void check(benchmark::State& state, const GameFigures& figures, std::string_view expectation) {
    if (to_string(figures.wagers.at(0).results.expectation()) != expectation)
        state.SkipWithError("wrong expectation");
}

void ultimate_holdem_solved(benchmark::State& state) {
    const ParallelExecutor executor = threads(static_cast<std::size_t>(state.range(0)));
    GameFigures figures;
    for ([[maybe_unused]] auto _ : state)
        figures = solve_ultimate_holdem(ultimate_holdem::UltimateHoldem::published(), executor);
    check(state, figures, "-6822631727/463563500400");
}

void crown_holdem_solved(benchmark::State& state) {
    const ParallelExecutor executor = threads(static_cast<std::size_t>(state.range(0)));
    GameFigures figures;
    for ([[maybe_unused]] auto _ : state)
        figures = solve_crown_holdem(crown_holdem::CrownHoldem::published(), executor);
    check(state, figures, "-19447087313/347672625300");
}

BENCHMARK(ultimate_holdem_solved)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(crown_holdem_solved)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace baize::exact
