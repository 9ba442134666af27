// The first decision of a Hold'em game for all 169 kinds of hole cards. Before the flop only the
// ranks matter, and whether both cards are of one suit.
#pragma once

#include <vector>

#include "engine/core/card.h"
#include "engine/core/parallel_executor.h"
#include "math/advice/advice.h"

namespace baize::exact {

struct StartingHand {
    Rank high{};
    Rank low{};
    bool suited = false;
    unsigned hands = 0;  // Number of the 1,326 hands that are of this kind.
    Advice advice{};
};

// Returns the result of exact::advise for every kind, found at once from the sums of the whole
// game's solution. The order is descending by the higher rank, then by the lower, then suited
// first. REQUIRES: a game of two hole cards.
[[nodiscard]] std::vector<StartingHand> solve_starting_hands(const GameHooks& game,
                                                             const Rules& rules,
                                                             const ParallelExecutor& executor = {});

}  // namespace baize::exact
