// The next hand, planned from what the table remembers: who is dealt in, where button and blinds
// fall, what everybody puts up. Asking twice gives the same answer; the plan counts once the first
// card is dealt, and until then somebody may still sit down, leave or straddle (straddle.h).
#pragma once

#include <array>
#include <optional>

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

struct Plan {
    Opening opening{};  // deck and side wagers still to come; the fee is taken when it opens
    Orbit after{};      // what the table remembers once the hand has begun
    Seat last_blind = no_seat;  // who puts it up; no_seat in a game without blinds
    // Why a seated player gets no cards.
    std::array<std::optional<Rejection>, seats_max> dealt_out{};
    friend bool operator==(const Plan&, const Plan&) = default;
};

// Refused when two cannot be dealt in, or more than the game seats. [CP 4.1] [CP 8.4]
[[nodiscard]] Result<Plan> plan_hand(const Rules& rules, const Orbit& orbit, const Amounts& stacks);

}  // namespace baize::poker
