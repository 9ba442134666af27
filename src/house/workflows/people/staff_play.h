// Staff and the rounds of the tables they work at. [I-142]
#pragma once

#include <optional>

#include "house/casino/steps.h"

namespace baize::casino {

// A wager of the person lies on the layout, or the person was dealt into the hand that is on.
[[nodiscard]] bool is_in_round(const FloorTable& table, PersonId person);

// The person has a seat at the table or is in its round: a player there, whatever the rank.
[[nodiscard]] bool plays_at(const Floor& floor, const FloorTable& table, PersonId person);

// Why this person is not given the rank and office now. In a round at some table staff would be
// dealt in, and the dealer in charge of a table stays one until somebody else is.
[[nodiscard]] std::optional<Rejection> why_not_appointed(const Floor& floor,
                                                         const house::PersonAppointed& wanted);

// Why nobody may be in charge of the table now: a dealer who plays would be on duty there.
[[nodiscard]] std::optional<Rejection> why_not_left(const Situation& now, const FloorTable& table);

}  // namespace baize::casino
