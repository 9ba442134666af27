// A vacant seat is offered by the floor to one person after the other, whom the books name; what is
// not taken in time goes on to the next. The casino may call by itself whenever a seat falls vacant
// or an offer ends, and let offers lapse by its clock.
#pragma once

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

// The floor offers the seat to whoever is next in line. [CP 8.1.2] [CP 8.3] [I-111]
[[nodiscard]] Result<SeatOffered> decide_call(const Seating& seating,
                                              const SeatingSettings& settings,
                                              const By& by,
                                              SeatAt at);

// No, thank you. A request has had its answer; a place on the list is kept. (Yes is decide_sit or
// decide_change_seat.)
[[nodiscard]] Result<OfferPassed> decide_pass(const Seating& seating, const By& by, SeatAt at);

// No answer in time. Whoever does not answer is not there: the place on the list is lost too.
[[nodiscard]] Result<OfferLapsed> decide_lapse(const Seating& seating, const By& by, SeatAt at);

// Kept for one person, for instance one whom a supervisor moves (CP 8.10); not against a player of
// the game who asked for it. [CP 8.3] [CP 8.1.2]
[[nodiscard]] Result<SeatHeld> decide_hold(const Seating& seating,
                                           const By& by,
                                           SeatAt at,
                                           PersonId person);

// The button or the hold comes off: whoever comes may choose it, after those who asked or wait.
// [CP 8.3] [CP 8.1]
[[nodiscard]] Result<SeatOpened> decide_open_seat(const Seating& seating, const By& by, SeatAt at);

}  // namespace baize::house
