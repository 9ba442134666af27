// Applies an event of this room to the signs of a table. No money moves here.
#pragma once

#include "house/signs/board.h"
#include "house/signs/events.h"

namespace baize::house {

// REQUIRES: the event was decided on this board.
void apply(SignBoard& board, const SignEvent& event, const EventMeta& recorded);

}  // namespace baize::house
