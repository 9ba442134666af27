// The first decision of a Hold'em game for all hole cards: 169 kinds, since before the flop only
// ranks count and whether both cards are of one suit.
#pragma once

#include <vector>

#include "engine/core/card.h"
#include "engine/core/crew.h"
#include "math/advice/advice.h"

namespace baize::exact {

struct StartingHand {
    Rank high{};
    Rank low{};
    bool suited = false;
    unsigned hands = 0;  // of the 1,326
    Advice advice{};
};

// What exact::advise says of each, at once: from the sums of the whole game's solution. By the
// higher rank, the lower, and suited first, each from above. REQUIRES: a game of two hole cards.
[[nodiscard]] std::vector<StartingHand> solve_starting_hands(const GameHooks& game,
                                                             const Rules& rules,
                                                             const Crew& crew = {});

}  // namespace baize::exact
