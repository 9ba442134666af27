// Wagers on a hand that are decided before the deal. They do not influence decisions, with two
// exceptions: a fold forfeits a Pair Plus and the Player Poker Extras. [TCP 7.5.2(a)(i)]
// [CH 3.33(b)(iii)]
#pragma once

#include <cstddef>

#include "engine/banked/machine/game.h"
#include "engine/core/fraction.h"

namespace baize::coach {

// Removes the side wagers from the box.
void take_side_wagers(Box& box);

struct SideWagers {
    const GameHooks& game;
    const Rules& rules;
    const Round& seen;
    std::size_t box = 0;
    PlayerId player = 0;  // the player who placed them

    [[nodiscard]] bool are_laid() const;

    // Returns the average amount in cents that these wagers would return and do not return after a
    // fold: over all possible flops, settled by the engine.
    // REQUIRES: the hand is seen, and a fold is offered.
    [[nodiscard]] Fraction lost_by_folding() const;
};

}  // namespace baize::coach
