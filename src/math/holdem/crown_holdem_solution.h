// The exact solution of Crown Hold'em: Ante, Flop, Turn and River with best play, and both Poker
// Extras. The method is derived in docs/FIGURES.md.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h removes them).
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/figures.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/decisions/start_worths.h"

namespace baize::exact {

// Returns "ante" (strategy: fold, turn, river), "dealer_poker_extra" and "player_poker_extra"
// (paid_hands; the player's is lost with the hands that the main game folds).
[[nodiscard]] GameFigures solve_crown_holdem(const Rules& rules,
                                             const ParallelExecutor& executor = {});

// Returns the worths of the first decision: stake 0 is folding, any other stake is the Flop wager.
[[nodiscard]] StartWorths crown_starts(const Rules& rules,
                                       std::span<const std::int64_t> stakes,
                                       const ParallelExecutor& executor = {});

// Returns the results of the main game when a rule of thumb decides.
[[nodiscard]] Distribution crown_by_rule(const Rules& rules,
                                         const HoldemRule& rule,
                                         const ParallelExecutor& executor = {});

}  // namespace baize::exact
