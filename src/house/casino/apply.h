// What a step does to the floor.
#pragma once

#include "house/casino/casino_event.h"
#include "house/casino/casino_state.h"

namespace baize::house {

// Takes the game after the step out of it, so that nothing can be refused any more.
// REQUIRES: a step that was decided on this floor.
void apply(CasinoState& state, Step step, const EventMeta& recorded);

}  // namespace baize::house
