// What the strategies of `baize simulate` cost against the best play, exactly: the same rules that
// play in the simulation are asked, hand by hand.
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
    exact::Distribution results{};  // of the main game
};

// Can the strategies of this game be told exactly?
[[nodiscard]] bool has_exact_strategies(std::string_view game);

// Empty for other games.
[[nodiscard]] std::vector<StrategyFigures> strategy_figures(std::string_view game,
                                                            const Rules& rules,
                                                            const Crew& crew = {});

}  // namespace baize
