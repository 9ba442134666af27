#include "exact/solvers.h"

#include <algorithm>
#include <array>

#include "exact/flop_chase_solution.h"
#include "exact/three_card_solution.h"

namespace baize::exact {

namespace {

constexpr std::array all_solvers{
    Solver{"three_card", solve_three_card},
    // A poker table's wager: the pay tables of the house games do not concern it.
    Solver{"flop_chase", [](const Rules&) { return solve_flop_chase(); }},
};

}  // namespace

std::span<const Solver> solvers() {
    return all_solvers;
}

const Solver* solver_of(std::string_view game) {
    const auto* const found =
        std::find_if(all_solvers.begin(), all_solvers.end(), [&](const Solver& solver) {
            return solver.game == game;
        });
    return found == all_solvers.end() ? nullptr : found;
}

}  // namespace baize::exact
