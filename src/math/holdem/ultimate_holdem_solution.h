// The exact solution of Ultimate Texas Hold'em: Ante, Blind and Play with best play, and Trips. The
// method is derived in docs/FIGURES.md.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h removes them).
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/figures.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/decisions/start_worths.h"

namespace baize::exact {

// Returns "ante" (strategy: play_4x, play_3x, play_2x, play_1x, fold) and "trips" (paid_hands).
[[nodiscard]] GameFigures solve_ultimate_holdem(const Rules& rules,
                                                const ParallelExecutor& executor = {});

// Returns the worths of the first decision: a stake is the Play wager in Antes, 0 for checking.
[[nodiscard]] StartWorths ultimate_starts(const Rules& rules,
                                          std::span<const std::int64_t> stakes,
                                          const ParallelExecutor& executor = {});

// Returns the results of the main game when a rule of thumb decides.
[[nodiscard]] Distribution ultimate_by_rule(const Rules& rules,
                                            const HoldemRule& rule,
                                            const ParallelExecutor& executor = {});

}  // namespace baize::exact
