// Straddles, which are voluntary blinds: put up after the plan is made and before the first card.
#pragma once

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/table/button.h"

namespace baize::poker {

// The first player to the left of the last blind may double it, the next player may double that
// straddle, and so on as often as the sign allows. [CP 6.5] [CP 8.9.4] [I-80]
[[nodiscard]] Result<Plan> straddle(const Rules& rules, Plan plan, Seat seat, Money amount);

}  // namespace baize::poker
