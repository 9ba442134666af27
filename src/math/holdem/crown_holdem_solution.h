// Crown Hold'em, exactly: Ante, Flop, Turn and River by best play, and both Poker Extras. The
// method is derived in docs/FIGURES.md.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h takes them away).
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "math/figures/figures.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/decisions/start_worths.h"

namespace baize::exact {

// "ante" (strategy: fold, turn, river), "dealer_poker_extra" and "player_poker_extra" (paid_hands;
// the player's is lost with the hands that the main game folds).
[[nodiscard]] GameFigures solve_crown_holdem(const Rules& rules, const Crew& crew = {});

// The first decision: 0 for folding, anything else for the Flop wager.
[[nodiscard]] StartWorths crown_starts(const Rules& rules,
                                       std::span<const std::int64_t> stakes,
                                       const Crew& crew = {});

// The main game, played by a rule of thumb.
[[nodiscard]] Distribution crown_by_rule(const Rules& rules,
                                         const HoldemRule& rule,
                                         const Crew& crew = {});

}  // namespace baize::exact
