// Decides whether the winners paid a commission that was taken out of the pots. The house takes its
// part of a pot before the pot is shared, so that the winners of one pot pay alike up to the odd
// chip, and no sign charges a side pot more than a larger pot before it. [CP 7.2] [I-6]
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/money.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/rules/seats.h"

namespace baize::histories {

// The amounts that the winners of a hand lack of the pots that they won.
struct WinnersPay {
    std::span<const Money> lack{};  // by seat
    poker::SeatSet known{};         // seats whose lack is known
    Money chip{};                   // the unit in which pots are shared
};

enum class ShareFault : std::uint8_t {
    none,
    uneven,   // no commissions of the pots leave the winners these shares
    side_pot  // a side pot pays more than a larger pot before it
};

// REQUIRES: no commission was taken in `events`.
[[nodiscard]] ShareFault fault_of_shares(const poker::EventList& events, const WinnersPay& winners);

}  // namespace baize::histories
