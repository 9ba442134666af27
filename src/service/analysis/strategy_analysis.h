// Computes the exact cost of the strategies of `baize simulate` against the best play. The code
// that plays in the simulation is asked hand by hand.
#pragma once

#include <string_view>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "math/figures/distribution.h"

namespace baize {

struct StrategyFigures {
    std::string_view name{};
    std::string_view words{};
    exact::Distribution results{};  // results of the main game
};

// True if the strategies of this game can be analysed exactly.
[[nodiscard]] bool has_exact_strategies(std::string_view game);

// Returns an empty list for other games.
[[nodiscard]] std::vector<StrategyFigures> strategy_figures(std::string_view game,
                                                            const Rules& rules,
                                                            const Crew& crew = {});

}  // namespace baize
