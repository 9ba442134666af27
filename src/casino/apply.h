// What a step does to the floor.
#pragma once

#include "casino/floor.h"
#include "casino/happening.h"

namespace baize::casino {

// REQUIRES: a step that was decided on this floor.
void apply(Floor& floor, const Step& step, const Recorded& recorded);

}  // namespace baize::casino
