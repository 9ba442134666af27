// Time charges between hands: who owes them, who pays and who counts them. Commission from pots is
// in commission.h; the house records where the chips go. [CP 7.2.2]
#pragma once

#include <cstdint>

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/money/time_charge.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

struct Assessment {
    Orbit orbit{};
    Money each{};
    Money total{};  // for the table [CP 7.2.2(a)]
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

// Called at collection time: every seated player, playing or not, owes the period's fee.
[[nodiscard]] Assessment assess(const TimeCharge& charge, Orbit orbit);

// Charges an arriving player for the rest of the current period if the sign says so; rounded down
// to the chip.
[[nodiscard]] Assessment assess_arrival(
    const TimeCharge& charge, Money chip, Orbit orbit, Seat seat, std::uint32_t minute);

struct Collection {
    Orbit orbit{};
    Amounts taken{};  // chips moved from the stacks to the drop slide
    Money total{};
    friend bool operator==(const Collection&, const Collection&) = default;
};

// Collects between hands from players who can pay all they owe; the others are not dealt in. [I-78]
[[nodiscard]] Collection collect(Orbit orbit, const Amounts& stacks);

// Time charges lie on the drop slide until a supervisor has counted them. [CP 7.2.2(e)]
struct Count {
    Money held{};
    Money counted{};
    friend bool operator==(const Count&, const Count&) = default;
};

[[nodiscard]] Result<void> drop_time_charges(Count count, Actor by);

}  // namespace baize::poker
