// The effects of an event on the systems and on the money.
#pragma once

#include <vector>

#include "house/meters/events.h"
#include "ledger/record/posting.h"

namespace baize::house {

// Returns the postings of an event, given the systems before it. The caller moves a Jackpot stake
// from the player's stack to pot:table before it is registered, and from pot:table to the stack
// when wagers are returned; this room moves the money in between.
[[nodiscard]] std::vector<ledger::Posting> postings(const Meters& meters, const MeterEvent& event);

// REQUIRES: an event that was decided on these systems.
void apply(Meters& meters, const MeterEvent& event, const EventMeta& recorded);

// The account of the meter (place 0) or of pool 1, 2 or 3.
[[nodiscard]] constexpr ledger::Account meter_account(SystemId system, std::uint32_t place) {
    return {ledger::AccountKind::meter, system, place};
}

[[nodiscard]] constexpr ledger::Account reserve_account(SystemId system) {
    return {ledger::AccountKind::reserve, system, 0};
}

// The amount that closed meters left for the next one opened. [I-52]
inline constexpr ledger::Account held_account{ledger::AccountKind::liability, 0, 0};

}  // namespace baize::house
