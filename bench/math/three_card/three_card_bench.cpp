// Time of exact figures of Three Card Poker, for one pay table and for all tables of the book. The
// results are compared with the expected fractions.
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/games/registry.h"
#include "engine/games/three_card/rules.h"
#include "math/figures/flop_chase_solution.h"
#include "math/three_card/three_card_solution.h"

namespace baize::exact {
namespace {

void three_card_published(benchmark::State& state) {
    const Rules rules = house_game(GameId::three_card)->published();
    const Fraction expected(-686'689, 20'358'520);
    for ([[maybe_unused]] auto _ : state) {
        const GameFigures figures = solve_three_card(rules);
        if (figures.wagers[0].results.expectation() != expected) {
            state.SkipWithError("wrong expectation");
            break;
        }
    }
}

void three_card_all_tables(benchmark::State& state) {
    Rules rules = house_game(GameId::three_card)->published();
    // Eighteen times table A, less six times 52/22,100 and six times 100/22,100; three times the
    // six Pair Plus tables.
    const Fraction expected = Fraction(-686'689 * 18, 20'358'520) - Fraction(6 * 152, 22'100) -
                              Fraction(3 * (128 + 193 + 308 + 402 + 253 + 149), 5'525);
    std::vector<Rules> all;
    for (const PayTable& bonus : three_card::ante_bonus_tables) {
        for (const PayTable& pair_plus : three_card::pair_plus_tables) {
            rules.tables = {bonus, pair_plus};
            all.push_back(rules);
        }
    }
    for ([[maybe_unused]] auto _ : state) {
        Fraction sum;
        for (const GameFigures& figures : solve_three_card_tables(all)) {
            for (const WagerFigures& wager : figures.wagers)
                sum += wager.results.expectation();
        }
        if (sum != expected) {
            state.SkipWithError("wrong expectation");
            break;
        }
    }
}

void flop_chase(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        if (solve_flop_chase().wagers[1].results.expectation() != Fraction(-1, 17)) {
            state.SkipWithError("wrong expectation");
            break;
        }
    }
}

BENCHMARK(three_card_published)->Unit(benchmark::kMillisecond);
BENCHMARK(three_card_all_tables)->Unit(benchmark::kMillisecond);
BENCHMARK(flop_chase)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::exact
