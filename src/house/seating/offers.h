// The floor offers a vacant seat to one person after another, in the order given by the books; an
// offer that is not accepted in time goes to the next person. The casino may make offers
// automatically whenever a seat falls vacant or an offer ends, and may let offers lapse by its
// clock.
#pragma once

#include <optional>
#include <span>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

// As next_in_line(), without the people who may not take the seat; they keep their place in line.
[[nodiscard]] std::optional<NextInLine> next_to_call(const Seating& seating,
                                                     const SeatedTable& table,
                                                     SeatNumber seat,
                                                     std::span<const PersonId> passed_over);

// The floor offers the seat to the next person in line who may take it. [CP 8.1.2] [CP 8.3] [I-111]
[[nodiscard]] Result<SeatOffered> decide_call(const Seating& seating,
                                              const SeatingSettings& settings,
                                              const Issuer& by,
                                              SeatAt at,
                                              std::span<const PersonId> passed_over = {});

// Declines an offer. This uses up a request, but keeps a place on the list. (To accept, use
// decide_sit or decide_change_seat.)
[[nodiscard]] Result<OfferPassed> decide_pass(const Seating& seating, const Issuer& by, SeatAt at);

// The offer was not answered in time. The person counts as gone, so the place on the list is lost
// too.
[[nodiscard]] Result<OfferLapsed> decide_lapse(const Seating& seating, const Issuer& by, SeatAt at);

// Holds the seat for one person, for instance for a player whom a supervisor moves (CP 8.10). A
// request by a player of the game takes precedence. [CP 8.3] [CP 8.1.2]
[[nodiscard]] Result<SeatHeld> decide_hold(const Seating& seating,
                                           const Issuer& by,
                                           SeatAt at,
                                           PersonId person);

// Removes the button or the hold: anyone may then choose the seat, after the players who asked or
// wait for it. [CP 8.3] [CP 8.1]
[[nodiscard]] Result<SeatOpened> decide_open_seat(const Seating& seating,
                                                  const Issuer& by,
                                                  SeatAt at);

}  // namespace baize::house
