// Time charges between hands: who owes what, who pays it, and who counts it. What is taken from
// pots is worked out in commission.h; where the chips go is the house's to write. [CP 7.2.2]
#pragma once

#include <cstdint>

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

// An hourly fee a player, collected in advance for equal parts of the hour. [CP 7.2.2(b)] [I-78]
struct TimeCharge {
    Money hourly{};  // 0: none
    std::uint16_t period_minutes = 30;
    bool prorate = false;  // whoever sits down pays for what is left of the period
    friend bool operator==(const TimeCharge&, const TimeCharge&) = default;
};

// The periods fill the hour, and each fee is paid in chips.
[[nodiscard]] Result<void> verify(const TimeCharge& charge, Money chip);

// Of one player for one period. REQUIRES: verify().
[[nodiscard]] Money period_fee(const TimeCharge& charge);

// Minutes count from a full hour. [I-78]
[[nodiscard]] bool is_collection_time(const TimeCharge& charge, std::uint32_t minute);

struct Assessment {
    Orbit orbit{};
    Money each{};
    Money total{};  // for the table [CP 7.2.2(a)]
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

// At collection time: everybody who has a seat, playing or not, owes the period's fee.
[[nodiscard]] Assessment assess(const TimeCharge& charge, Orbit orbit);

// For the rest of the running period, where the sign says so; rounded down to the chip.
[[nodiscard]] Assessment assess_arrival(
    const TimeCharge& charge, Money chip, Orbit orbit, Seat seat, std::uint32_t minute);

struct Collection {
    Orbit orbit{};
    Amounts taken{};  // off the stacks, onto the drop slide
    Money total{};
    friend bool operator==(const Collection&, const Collection&) = default;
};

// Between hands: whoever can pay what is owed pays it; the others get no cards. [I-78]
[[nodiscard]] Collection collect(Orbit orbit, const Amounts& stacks);

// Time charges lie on the drop slide until a supervisor has counted them. [CP 7.2.2(e)]
struct Count {
    Money held{};
    Money counted{};
    friend bool operator==(const Count&, const Count&) = default;
};

[[nodiscard]] Result<void> drop_time_charges(Count count, Actor by);

}  // namespace baize::poker
