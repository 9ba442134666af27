// The two Hold'em games for a player who knows cards of other players or one of the dealer's,
// counted plainly: every board up to the names of suits, every hand on it, every flop it may have
// come from. It shares nothing but the judge's payments with the solutions (ultimate_holdem_
// solution.h, crown_holdem_solution.h), which without any information it must equal to the last
// deal. How it counts is said in docs/FIGURES.md.
//
// REQUIRES of the rules: no limits. Of the information: at most one card of the dealer's, given or
// seen; no card twice; enough cards are left for the deal.
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/crew.h"
#include "math/figures/figures.h"
#include "math/known_cards/informed.h"

namespace baize::exact {

// The wagers of the ordinary solution. Side wagers are made before anything is seen: who sees a
// card plays the Ante best, and Player Poker Extra is lost when that means to fold. Where a card is
// seen a deal says which, so that each is counted once for each of the dealer's cards.
[[nodiscard]] GameFigures informed_ultimate(const Rules& rules,
                                            const Information& information,
                                            const Crew& crew = {});
[[nodiscard]] GameFigures informed_crown(const Rules& rules,
                                         const Information& information,
                                         const Crew& crew = {});

}  // namespace baize::exact
