// A fold that gives up a wager which would win whatever the dealer holds: screens ask first. [I-9]
#pragma once

#include <cstddef>
#include <optional>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"

namespace baize {

// The wager that a full fold of this hand loses although folding the Ante alone would keep it and
// it wins. REQUIRES: whoever asks may see the hand.
[[nodiscard]] std::optional<Wager> given_up_by_fold(const GameHooks& game,
                                                    const Rules& rules,
                                                    const Round& round,
                                                    std::size_t box);

}  // namespace baize
