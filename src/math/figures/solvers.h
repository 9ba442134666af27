// The solver of each game. `baize analyse` offers every game that is listed here.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/figures.h"

namespace baize::exact {

struct Solver {
    std::string_view name{};       // Of the game, or "flop_chase".
    std::optional<GameId> game{};  // nullopt: Flop Chase, a wager of poker tables.
    // Ignores the limits of the table. The result does not depend on the executor; small games do
    // not use it.
    GameFigures (*solve)(const Rules& rules, const ParallelExecutor& executor) = nullptr;
    // Solves many rules at once where they share work; nullptr: they are solved one by one.
    std::vector<GameFigures> (*solve_many)(std::span<const Rules> all) = nullptr;
};

// Returns the figures in the order of the rules.
[[nodiscard]] std::vector<GameFigures> solve_all(const Solver& solver,
                                                 std::span<const Rules> all,
                                                 const ParallelExecutor& executor);

// Returns the solvers in the order in which a menu shows them.
[[nodiscard]] std::span<const Solver> solvers();

// Finds a solver by its name: "three_card", "flop_chase". Returns nullptr if there is none.
[[nodiscard]] const Solver* solver_named(std::string_view name);

}  // namespace baize::exact
