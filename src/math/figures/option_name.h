// What a decision is called where decisions are listed: in figures, advice and summaries.
#pragma once

#include <string>

#include "engine/banked/machine/game.h"
#include "math/figures/distribution.h"

namespace baize::exact {

// "fold", "turn"; a Play wager of a Hold'em game, which may be of several sizes, with its size in
// Antes: "play_4x".
[[nodiscard]] std::string option_name(const DecisionOffer& offer, Money ante = unit);

}  // namespace baize::exact
