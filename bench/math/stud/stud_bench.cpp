// Time of the whole exact solution of a stud game in one thread; the expectation is compared with
// the expected fraction. The ranking tables, which a process builds once, are built before the
// measurement.
#include <string>
#include <string_view>

#include <benchmark/benchmark.h>

#include "engine/games/caribbean_stud/game.h"
#include "engine/games/wild_aruba/game.h"
#include "math/stud/stud_solution.h"

namespace baize::exact {
namespace {

void check_figures(benchmark::State& state, const GameFigures& figures, std::string_view expected) {
    const std::string found = to_string(figures.wagers.at(0).results.expectation());
    if (found != expected) state.SkipWithError(("wrong expectation " + found).c_str());
}

void solve(benchmark::State& state,
           GameFigures (*solution)(const Rules&),
           const Rules& rules,
           std::string_view expected) {
    check_figures(state, solution(rules), expected);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(solution(rules));
}

void caribbean_stud(benchmark::State& state) {
    solve(state,
          &solve_caribbean_stud,
          caribbean_stud::CaribbeanStud::published(),
          "-86362082531/1661102543100");
}

void wild_aruba(benchmark::State& state) {
    solve(state,
          &solve_wild_aruba,
          wild_aruba::WildAruba::published(),
          "-218495416463/4983307629300");
}

// The preparation before the first task, which always runs in one thread.
void caribbean_stud_preparation(benchmark::State& state) {
    const Rules rules = caribbean_stud::CaribbeanStud::published();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(caribbean_stud_solution(rules));
}

BENCHMARK(caribbean_stud)->Unit(benchmark::kMillisecond);
BENCHMARK(wild_aruba)->Unit(benchmark::kMillisecond);
BENCHMARK(caribbean_stud_preparation)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::exact
