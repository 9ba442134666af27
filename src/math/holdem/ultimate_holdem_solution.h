// Ultimate Texas Hold'em, exactly: Ante, Blind and Play by best play, and Trips. The method is
// derived in docs/FIGURES.md.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h takes them away).
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "math/figures/figures.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/decisions/start_worths.h"

namespace baize::exact {

// "ante" (strategy: play_4x, play_3x, play_2x, play_1x, fold) and "trips" (paid_hands).
[[nodiscard]] GameFigures solve_ultimate_holdem(const Rules& rules, const Crew& crew = {});

// The first decision: Play wagers of so many times the Ante, 0 for checking.
[[nodiscard]] StartWorths ultimate_starts(const Rules& rules,
                                          std::span<const std::int64_t> stakes,
                                          const Crew& crew = {});

// The main game, played by a rule of thumb.
[[nodiscard]] Distribution ultimate_by_rule(const Rules& rules,
                                            const HoldemRule& rule,
                                            const Crew& crew = {});

}  // namespace baize::exact
