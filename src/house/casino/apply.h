// What a step does to the floor.
#pragma once

#include "house/casino/floor.h"
#include "house/casino/happening.h"

namespace baize::house {

// Takes the game after the step out of it, so that nothing can be refused any more.
// REQUIRES: a step that was decided on this floor.
void apply(Floor& floor, Step step, const Recorded& recorded);

}  // namespace baize::house
