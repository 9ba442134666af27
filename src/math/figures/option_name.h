// The names of decisions in figures, advice and summaries.
#pragma once

#include <string>

#include "engine/banked/machine/game.h"
#include "math/figures/distribution.h"

namespace baize::exact {

// Returns "fold" or "turn", for example. A Play wager of a Hold'em game, which may have several
// sizes, is named with its size in Antes: "play_4x".
[[nodiscard]] std::string option_name(const DecisionOffer& offer, Money ante = unit);

}  // namespace baize::exact
