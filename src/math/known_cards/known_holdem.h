// The two Hold'em games for a player who knows cards of other players or one of the dealer's.
// Everything is counted directly: every board up to the names of suits, every hand on it, every
// flop from which it may come. The code shares only the judge's payments with the solutions
// (ultimate_holdem_solution.h, crown_holdem_solution.h); with nothing known it must give exactly
// the same results. docs/FIGURES.md describes the method.
//
// REQUIRES of the rules: no limits. Of the information: at most one card of the dealer's, known or
// seen; no card twice; enough cards are left for the deal.
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/figures.h"
#include "math/known_cards/known_cards.h"

namespace baize::exact {

// Return the wagers of the ordinary solution. Side wagers are made before anything is seen: a
// player who sees a card plays the Ante best, and loses Player Poker Extra when that means folding.
// If a card is seen it is part of the deal, so each deal is counted once for each of the dealer's
// cards.
[[nodiscard]] GameFigures known_cards_ultimate(const Rules& rules,
                                               const Information& information,
                                               const ParallelExecutor& executor = {});
[[nodiscard]] GameFigures known_cards_crown(const Rules& rules,
                                            const Information& information,
                                            const ParallelExecutor& executor = {});

}  // namespace baize::exact
