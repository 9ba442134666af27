// What a decision is called where decisions are listed: as in the figures of `baize analyse`.
#pragma once

#include <string>

#include "table/game.h"

namespace baize {

// "fold", "turn"; a Play wager of a Hold'em game, which may be of several sizes, with its size:
// "play_4x".
[[nodiscard]] std::string option_name(const DecisionOffer& offer);

}  // namespace baize
