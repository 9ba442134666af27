#include "math/known_cards/informed.h"

#include <algorithm>
#include <array>

#include "engine/core/check.h"
#include "math/known_cards/informed_holdem.h"
#include "math/known_cards/informed_stud.h"
#include "math/three_card/three_card_solution.h"

namespace baize::exact {

namespace {

GameFigures three_card_alone(const Rules& rules, const Information& information, const Crew&) {
    return informed_three_card(rules, information);
}

constexpr std::array all_informed_solvers{
    InformedSolver{"three_card", 3, 0, three_card_alone},
    InformedSolver{"caribbean_stud", 5, 1, informed_caribbean_stud},
    InformedSolver{"wild_aruba", 5, 1, informed_wild_aruba},
    InformedSolver{"ultimate_holdem", 1, 0, informed_ultimate},
    InformedSolver{"crown_holdem", 1, 0, informed_crown},
};

}  // namespace

std::span<const InformedSolver> informed_solvers() {
    return all_informed_solvers;
}

const InformedSolver* informed_solver_of(std::string_view game) {
    const auto* const found = std::find_if(all_informed_solvers.begin(),
                                           all_informed_solvers.end(),
                                           [&](const auto& solver) { return solver.game == game; });
    return found == all_informed_solvers.end() ? nullptr : found;
}

std::size_t most_seen(const InformedSolver& solver, std::size_t named) {
    return solver.dealer_most - std::max(named, solver.up_cards);
}

GameFigures solve_informed(const GameHooks& game,
                           const Rules& given,
                           const Information& information,
                           const Crew& crew) {
    const InformedSolver* const solver = informed_solver_of(game.facts().name);
    BAIZE_CHECK(solver != nullptr && (information.known & information.dealer).empty());
    BAIZE_CHECK(information.dealer.size() <= solver->dealer_most);
    BAIZE_CHECK(information.seen <= most_seen(*solver, information.dealer.size()));
    Rules rules = given;
    rules.limits = {};  // The figures assume that stakes are played in full.
    return solver->solve(rules, information, crew);
}

}  // namespace baize::exact
