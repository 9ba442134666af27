// Makes amounts of money from dollars and cents: dollars(10), dollars(2, 50).
#pragma once

#include <cstdint>

#include "engine/core/money.h"

namespace baize {

[[nodiscard]] constexpr Money dollars(std::int64_t whole, std::int64_t cents = 0) {
    return Money::of_cents(whole * 100 + cents);
}

}  // namespace baize
