// What an event does: to the systems, and to the money.
#pragma once

#include <vector>

#include "house/meters/events.h"
#include "ledger/record/posting.h"

namespace baize::house {

// The money an event moves, on the systems as they stood before it. The caller has moved a Jackpot
// stake from the player's stack to pot:table before it is registered, and moves what comes back
// from pot:table to the stack when wagers are returned; this room moves everything in between.
[[nodiscard]] std::vector<ledger::Posting> postings(const Meters& meters, const MeterEvent& event);

// REQUIRES: an event that was decided on these systems.
void apply(Meters& meters, const MeterEvent& event, const Recorded& recorded);

// The account of the meter (place 0) or of pool 1, 2, 3.
[[nodiscard]] constexpr ledger::Account meter_account(SystemId system, std::uint32_t place) {
    return {ledger::AccountKind::meter, system, place};
}

[[nodiscard]] constexpr ledger::Account reserve_account(SystemId system) {
    return {ledger::AccountKind::reserve, system, 0};
}

// What closed meters left for the next one opened. [I-52]
inline constexpr ledger::Account held_account{ledger::AccountKind::liability, 0, 0};

}  // namespace baize::house
