// The plan of the next hand, made from what the table remembers: who is dealt in, where the button
// and the blinds fall and what each player puts up. Planning has no side effects; the plan takes
// effect once the first card is dealt, and until then players may still sit down, leave or straddle
// (straddle.h).
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
    Opening opening{};  // without deck and side wagers; the fee is taken when the hand opens
    Orbit after{};      // what the table remembers once the hand has begun
    Seat last_blind = no_seat;  // seat of the last blind, or no_seat
    // The reason why a seated player is not dealt in.
    std::array<std::optional<Rejection>, seats_max> dealt_out{};
    friend bool operator==(const Plan&, const Plan&) = default;
};

// Refused when fewer than two players can be dealt in, or more than the game allows. [CP 4.1]
// [CP 8.4]
[[nodiscard]] Result<Plan> plan_hand(const Rules& rules, const Orbit& orbit, const Amounts& stacks);

}  // namespace baize::poker
