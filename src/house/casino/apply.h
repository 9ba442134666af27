// What a step does to the floor.
#pragma once

#include "house/casino/floor.h"
#include "house/casino/happening.h"

namespace baize::casino {

// REQUIRES: a step that was decided on this floor.
void apply(Floor& floor, const Step& step, const Recorded& recorded);

}  // namespace baize::casino
