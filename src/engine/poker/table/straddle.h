// Straddles, which are voluntary blinds: put up after the plan is made and before the first card.
#pragma once

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/table/button.h"

namespace baize::poker {

// A double of the last blind by the first player to its left, then by the next one of the bet
// before, as often as the sign allows. [CP 6.5] [CP 8.9.4] [I-80]
[[nodiscard]] Result<Plan> straddle(const Rules& rules, Plan plan, Seat seat, Money amount);

}  // namespace baize::poker
