// Wagers on a hand that are decided before the deal. They change no decision, but for two: a fold
// forfeits a Pair Plus and the Player Poker Extras. [TCP 7.5.2(a)(i)] [CH 3.33(b)(iii)]
#pragma once

#include <cstddef>

#include "engine/banked/machine/game.h"
#include "engine/core/fraction.h"

namespace baize::coach {

// Off the box.
void take_side_wagers(Box& box);

struct SideWagers {
    const GameHooks& game;
    const Rules& rules;
    const Round& seen;
    std::size_t box = 0;
    PlayerId player = 0;  // whose

    [[nodiscard]] bool are_laid() const;

    // What they would return on average, in cents, and after a fold do not: over all flops that may
    // come, paid by the judge. REQUIRES: the hand is seen, and a fold is offered.
    [[nodiscard]] Fraction lost_by_folding() const;
};

}  // namespace baize::coach
