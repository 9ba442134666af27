// Ultimate Texas Hold'em, exactly: Ante, Blind and Play by best play, and Trips. The method is
// derived in docs/FIGURES.md.
//
// REQUIRES of the rules: no limits, which would cut the unit (solvers.h takes them away).
#pragma once

#include "core/crew.h"
#include "exact/figures.h"
#include "table/rules.h"

namespace baize::exact {

// "ante" (strategy: play_4x, play_3x, play_2x, play_1x, fold) and "trips" (paid_hands).
[[nodiscard]] GameFigures solve_ultimate_holdem(const Rules& rules, const Crew& crew = {});

}  // namespace baize::exact
