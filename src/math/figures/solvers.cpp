#include "math/figures/solvers.h"

#include <algorithm>
#include <array>

#include "engine/core/per_game.h"
#include "math/figures/flop_chase_solution.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/ultimate_holdem_solution.h"
#include "math/stud/stud_solution.h"
#include "math/three_card/three_card_solution.h"

namespace baize::exact {

namespace {

// The figures assume that stakes are played in full and that payments are neither capped nor
// rounded, whatever limits the sign of the table sets.
Rules without_limits(const Rules& rules) {
    Rules open = rules;
    open.limits = {};
    return open;
}

template <GameFigures (*solve)(const Rules&, const ParallelExecutor&)>
GameFigures together(const Rules& rules, const ParallelExecutor& executor) {
    return solve(without_limits(rules), executor);
}

// For a solution so fast that distributing its work would not save time.
template <GameFigures (*solve)(const Rules&)>
GameFigures alone(const Rules& rules, const ParallelExecutor&) {
    return solve(without_limits(rules));
}

std::vector<GameFigures> three_card_tables(std::span<const Rules> all) {
    std::vector<Rules> open;
    open.reserve(all.size());
    for (const Rules& rules : all)
        open.push_back(without_limits(rules));
    return solve_three_card_tables(open);
}

constexpr Solver solver(GameId game,
                        decltype(Solver::solve) solve,
                        decltype(Solver::solve_many) solve_many = nullptr) {
    return {name(game), game, solve, solve_many};
}

constexpr PerHouseGame<Solver> house_solvers(
    {{GameId::three_card, solver(GameId::three_card, alone<solve_three_card>, three_card_tables)},
     {GameId::caribbean_stud, solver(GameId::caribbean_stud, alone<solve_caribbean_stud>)},
     {GameId::wild_aruba, solver(GameId::wild_aruba, alone<solve_wild_aruba>)},
     {GameId::ultimate_holdem, solver(GameId::ultimate_holdem, together<solve_ultimate_holdem>)},
     {GameId::crown_holdem, solver(GameId::crown_holdem, together<solve_crown_holdem>)}});

// The house games, and then Flop Chase.
constexpr std::array<Solver, house_game_count + 1> all_solvers = [] {
    std::array<Solver, house_game_count + 1> solvers{};
    std::copy(house_solvers.values().begin(), house_solvers.values().end(), solvers.begin());
    // A wager of poker tables, so the pay tables of the house games do not concern it.
    solvers.back() = {.name = "flop_chase", .solve = [](const Rules&, const ParallelExecutor&) {
                          return solve_flop_chase();
                      }};
    return solvers;
}();

}  // namespace

std::span<const Solver> solvers() {
    return all_solvers;
}

std::vector<GameFigures> solve_all(const Solver& solver,
                                   std::span<const Rules> all,
                                   const ParallelExecutor& executor) {
    if (solver.solve_many != nullptr) return solver.solve_many(all);
    std::vector<GameFigures> figures;
    figures.reserve(all.size());
    for (const Rules& rules : all)
        figures.push_back(solver.solve(rules, executor));
    return figures;
}

const Solver* solver_named(std::string_view name) {
    const auto* const found =
        std::find_if(all_solvers.begin(), all_solvers.end(), [&](const Solver& solver) {
            return solver.name == name;
        });
    return found == all_solvers.end() ? nullptr : found;
}

}  // namespace baize::exact
