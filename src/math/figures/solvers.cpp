#include "math/figures/solvers.h"

#include <algorithm>
#include <array>

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

template <GameFigures (*solve)(const Rules&, const Crew&)>
GameFigures together(const Rules& rules, const Crew& crew) {
    return solve(without_limits(rules), crew);
}

// For a solution so fast that distributing its work would not save time.
template <GameFigures (*solve)(const Rules&)>
GameFigures alone(const Rules& rules, const Crew&) {
    return solve(without_limits(rules));
}

std::vector<GameFigures> three_card_tables(std::span<const Rules> all) {
    std::vector<Rules> open;
    open.reserve(all.size());
    for (const Rules& rules : all)
        open.push_back(without_limits(rules));
    return solve_three_card_tables(open);
}

constexpr std::array all_solvers{
    Solver{"three_card", alone<solve_three_card>, three_card_tables},
    Solver{"caribbean_stud", alone<solve_caribbean_stud>},
    Solver{"wild_aruba", alone<solve_wild_aruba>},
    Solver{"ultimate_holdem", together<solve_ultimate_holdem>},
    Solver{"crown_holdem", together<solve_crown_holdem>},
    // A wager of poker tables, so the pay tables of the house games do not concern it.
    Solver{"flop_chase", [](const Rules&, const Crew&) { return solve_flop_chase(); }},
};

}  // namespace

std::span<const Solver> solvers() {
    return all_solvers;
}

std::vector<GameFigures> solve_all(const Solver& solver,
                                   std::span<const Rules> all,
                                   const Crew& crew) {
    if (solver.solve_many != nullptr) return solver.solve_many(all);
    std::vector<GameFigures> figures;
    figures.reserve(all.size());
    for (const Rules& rules : all)
        figures.push_back(solver.solve(rules, crew));
    return figures;
}

const Solver* solver_of(std::string_view game) {
    const auto* const found =
        std::find_if(all_solvers.begin(), all_solvers.end(), [&](const Solver& solver) {
            return solver.game == game;
        });
    return found == all_solvers.end() ? nullptr : found;
}

}  // namespace baize::exact
