// Who solves which game. A solver gets a line here and `baize analyse` knows the game.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "math/figures/figures.h"

namespace baize::exact {

struct Solver {
    std::string_view game{};  // as the registry of games calls it, or "flop_chase"
    // The limits of the table are left out. The result does not depend on the crew; small games do
    // not ask for one.
    GameFigures (*solve)(const Rules& rules, const Crew& crew) = nullptr;
    // For many rules at once, where they have work in common; nullptr: one after the other.
    std::vector<GameFigures> (*solve_many)(std::span<const Rules> all) = nullptr;
};

// In the order of the rules.
[[nodiscard]] std::vector<GameFigures> solve_all(const Solver& solver,
                                                 std::span<const Rules> all,
                                                 const Crew& crew);

// In the order a menu shows them.
[[nodiscard]] std::span<const Solver> solvers();

// nullptr when nobody solves it.
[[nodiscard]] const Solver* solver_of(std::string_view game);

}  // namespace baize::exact
