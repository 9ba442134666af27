// What the house takes from the pots. [CP 7.2]
#pragma once

#include <array>

#include "core/money.h"
#include "core/static_vector.h"
#include "games/poker/pots.h"
#include "games/poker/rules.h"
#include "games/poker/strength.h"

namespace baize::poker {

using PotCharges = StaticVector<Money, seats_max>;

// From each pot, main pot first. `strengths` counts for the seats in hand.shown.
[[nodiscard]] PotCharges commission_of(const Rules& rules,
                                       const Hand& hand,
                                       const Pots& pots,
                                       const Strengths& strengths);

// Only blinds were wagered: nothing is taken. [CP 7.6] [I-8]
[[nodiscard]] bool is_only_blinds(const Hand& hand);

}  // namespace baize::poker
