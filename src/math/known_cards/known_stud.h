// The stud games for a player who knows more than the up card. If cards of the dealer's are named,
// any one of them is the up card. Otherwise the up card may be any card, as in the rules.
//
// REQUIRES of the rules: no limits; of the information: as in known_cards.h.
#pragma once

#include "engine/banked/machine/rules.h"
#include "engine/core/parallel_executor.h"
#include "math/figures/figures.h"
#include "math/known_cards/known_cards.h"

namespace baize::exact {

[[nodiscard]] GameFigures known_cards_caribbean_stud(const Rules& rules,
                                                     const Information& information,
                                                     const ParallelExecutor& executor);
[[nodiscard]] GameFigures known_cards_wild_aruba(const Rules& rules,
                                                 const Information& information,
                                                 const ParallelExecutor& executor);

}  // namespace baize::exact
