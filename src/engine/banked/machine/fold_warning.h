// Finds a fold that gives up a wager which would win regardless of the dealer's hand; screens warn
// about it. [I-9]
#pragma once

#include <cstddef>
#include <optional>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"

namespace baize {

// Returns the wager that a full fold of this hand would lose and that would win if only the Ante
// were folded; nullopt if there is none. REQUIRES: the caller may see the hand.
[[nodiscard]] std::optional<Wager> given_up_by_fold(const GameHooks& game,
                                                    const Rules& rules,
                                                    const Round& round,
                                                    std::size_t box);

}  // namespace baize
