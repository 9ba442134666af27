// Conversions from exact amounts to whole cents. Every function that rounds says so in its name.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/fraction.h"
#include "engine/core/money.h"

namespace baize::jackpots {

// Rounds to a multiple of the unit; the result is in cents. REQUIRES: unit > 0.
[[nodiscard]] inline Fraction::Integer rounded_up(const Fraction& cents, Money unit) {
    return (cents / Fraction::of_cents(unit)).ceiling() * unit.cents();
}

[[nodiscard]] inline Fraction::Integer rounded_down(const Fraction& cents, Money unit) {
    return (cents / Fraction::of_cents(unit)).floor() * unit.cents();
}

// Returns nullopt when the amount does not fit in Money. REQUIRES: cents >= 0.
[[nodiscard]] inline std::optional<Money> to_money(const Fraction::Integer& cents) {
    if (cents > Money::max().cents()) return std::nullopt;
    return Money::of_cents(static_cast<std::int64_t>(cents));
}

// True if the amount, rounded down to the cent, fits in Money.
[[nodiscard]] inline bool fits_in_money(const Fraction& cents) {
    return to_money(cents.floor()).has_value();
}

}  // namespace baize::jackpots
