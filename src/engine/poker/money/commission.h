// The commission that the house takes from the pots. [CP 7.2]
#pragma once

#include <array>

#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/strength.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

struct PotCharge {
    Money percentage{};  // percentage, topped up to the displayed minimum [CP 7.2.1] [CP 7.1]
    Money fixed{};       // [CP 7.2.3(a)]
    friend bool operator==(const PotCharge&, const PotCharge&) = default;
};

[[nodiscard]] constexpr Money total(const PotCharge& charge) {
    return charge.percentage + charge.fixed;
}

using PotCharges = StaticVector<PotCharge, seats_max>;

// The commission of each pot, main pot first. The cap covers the fixed fee and the percentage
// together; fees that players paid for the hand before the deal count towards it. Only the
// `strengths` of seats in hand.shown are read. [CP 7.7] [I-6]
[[nodiscard]] PotCharges commission_of(const Rules& rules,
                                       const Hand& hand,
                                       const Pots& pots,
                                       const Strengths& strengths);

// True if only blinds were wagered: no commission is taken then. [CP 7.6] [I-8]
[[nodiscard]] bool is_only_blinds(const Hand& hand);

}  // namespace baize::poker
