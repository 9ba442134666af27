// The clocks of a table that the house deals, and the players for whom it does not wait as long as
// for others. They depend only on the state.
#pragma once

#include <optional>

#include "engine/core/moment.h"
#include "house/casino/casino_state.h"

namespace baize::house {

// Returns when the clock that the table waits for runs out, the time bank of the player in turn
// included; nullopt if no clock runs. [I-42] [CP 6.15]
[[nodiscard]] std::optional<Moment> wakes_at(const CasinoState& state, const TableState& table);

// Returns when the player in turn begins to use the time bank; nullopt if there is none, or if
// the clock ends before. [CP 6.15.1] [I-150]
[[nodiscard]] std::optional<Moment> bank_begins_at(const CasinoState& state,
                                                   const TableState& table);

// True if the player's connection is gone, as far as that is recorded. [I-144]
[[nodiscard]] bool is_absent(const CasinoState& state, const TableState& table, PersonId person);

// True if the time for wagers does not wait for the player of a house game, who is absent or let
// the time of the last round pass without an act. [I-149]
[[nodiscard]] bool is_unattended(const CasinoState& state,
                                 const TableState& table,
                                 PersonId person);

}  // namespace baize::house
