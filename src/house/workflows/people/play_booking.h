// Counts every step of the casino towards the limits of the people whose chips or seats it moves.
// `apply` calls it; it decides nothing. [I-152]
#pragma once

#include <vector>

#include "house/casino/casino_state.h"
#include "house/casino/step.h"

namespace baize::house {

// Counts deposits, and chips won and lost. Call it before the step changes the state.
void book_own_play(CasinoState& state, const Step& step, Moment now);

// Returns the people with a seat at the table of a seating event; empty for other events.
[[nodiscard]] std::vector<PersonId> seated_by(const Seating& seating, const SeatingEvent& event);

// Begins and ends the time at tables of people who have taken a seat or left one. `before`: the
// people who had a seat at the table before the event.
void book_own_time(CasinoState& state,
                   const SeatingEvent& event,
                   const std::vector<PersonId>& before,
                   Moment now);

}  // namespace baize::house
