// Computes the exact cost of the strategies of `baize simulate` against the best play. The code
// that plays in the simulation is asked hand by hand.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/distribution.h"

namespace baize {

struct StrategyFigures {
    std::string_view name{};
    std::string_view words{};
    exact::Distribution results{};  // results of the main game
};

// Returns an empty list unless it is a house game.
[[nodiscard]] std::vector<StrategyFigures> strategy_figures(std::optional<GameId> game,
                                                            const Rules& rules,
                                                            const ParallelExecutor& executor = {});

}  // namespace baize
