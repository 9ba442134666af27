// The solver of each game. `baize analyse` offers every game that is listed here.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "math/figures/figures.h"

namespace baize::exact {

struct Solver {
    std::string_view game{};  // Name in the registry of games, or "flop_chase".
    // Ignores the limits of the table. The result does not depend on the crew; small games do not
    // use it.
    GameFigures (*solve)(const Rules& rules, const Crew& crew) = nullptr;
    // Solves many rules at once where they share work; nullptr: they are solved one by one.
    std::vector<GameFigures> (*solve_many)(std::span<const Rules> all) = nullptr;
};

// Returns the figures in the order of the rules.
[[nodiscard]] std::vector<GameFigures> solve_all(const Solver& solver,
                                                 std::span<const Rules> all,
                                                 const Crew& crew);

// Returns the solvers in the order in which a menu shows them.
[[nodiscard]] std::span<const Solver> solvers();

// Returns nullptr if the game has no solver.
[[nodiscard]] const Solver* solver_of(std::string_view game);

}  // namespace baize::exact
