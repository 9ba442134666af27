// Applies a step to the state of the casino.
#pragma once

#include "house/casino/step.h"

namespace baize::house {

struct CasinoState;
struct TableState;

// Moves the state of the game out of the step. It cannot fail: everything was checked when the step
// was decided.
// REQUIRES: a step that was decided on this state.
void apply(CasinoState& state, Step step, const EventMeta& recorded);

// Moves a player's personal limits along to another seat, and keeps them in force there if they
// were in force before. The old seat keeps none, since its next player has not agreed to any. A
// replay of a round does the same, because the limits decide which wagers are accepted. [I-117]
void move_limits(TableState& table, const SeatChanged& changed);

}  // namespace baize::house
