// The time charge of a poker table, as its sign states it. charges.h collects it.
#pragma once

#include <cstdint>

#include "engine/core/money.h"
#include "engine/core/result.h"

namespace baize::poker {

// An hourly fee per player, collected in advance for equal parts of the hour. [CP 7.2.2(b)] [I-78]
struct TimeCharge {
    Money hourly{};  // 0: none
    std::uint16_t period_minutes = 30;
    bool prorate = false;  // an arriving player pays for the rest of the period
    friend bool operator==(const TimeCharge&, const TimeCharge&) = default;
};

// Checks that the periods fill the hour and that each fee can be paid in chips.
[[nodiscard]] Result<void> verify(const TimeCharge& charge, Money chip);

// The fee of one player for one period. REQUIRES: verify().
[[nodiscard]] Money period_fee(const TimeCharge& charge);

// True if `minute`, counted from a full hour, starts a period. [I-78]
[[nodiscard]] bool is_collection_time(const TimeCharge& charge, std::uint32_t minute);

}  // namespace baize::poker
