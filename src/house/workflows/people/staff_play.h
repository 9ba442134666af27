// Finds out whether a member of staff takes part in a round at a table where they are on duty.
// [I-142]
#pragma once

#include <optional>

#include "house/casino/steps.h"

namespace baize::house {

// True if the person has a wager on the layout, or was dealt into the hand in play, or into one
// that is to be dealt again.
[[nodiscard]] bool is_in_round(const TableState& table, PersonId person);

// True if the person has a seat at the table or is in its round, whatever the rank.
[[nodiscard]] bool plays_at(const CasinoState& state, const TableState& table, PersonId person);

// Returns the reason why this person may not be given the rank and office now: staff must not be in
// a round, and the dealer in charge of a table stays a dealer until replaced.
[[nodiscard]] std::optional<Rejection> why_not_appointed(const CasinoState& state,
                                                         const PersonAppointed& wanted);

// Returns the reason why the table may not be left without a dealer in charge now: then every
// dealer counts as on duty there, also one who plays.
[[nodiscard]] std::optional<Rejection> why_not_left(const Context& now, const TableState& table);

}  // namespace baize::house
