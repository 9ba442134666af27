// The way from an exact amount to whole cents. Whatever rounds says so in its name.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/fraction.h"
#include "engine/core/money.h"

namespace baize::jackpots {

// To a multiple of the unit, in cents. REQUIRES: unit > 0.
[[nodiscard]] inline Fraction::Integer rounded_up(const Fraction& cents, Money unit) {
    return (cents / Fraction::of_cents(unit)).ceiling() * unit.cents();
}

[[nodiscard]] inline Fraction::Integer rounded_down(const Fraction& cents, Money unit) {
    return (cents / Fraction::of_cents(unit)).floor() * unit.cents();
}

// Nothing when it does not fit in Money. REQUIRES: cents >= 0.
[[nodiscard]] inline std::optional<Money> to_money(const Fraction::Integer& cents) {
    if (cents > Money::max().cents()) return std::nullopt;
    return Money::of_cents(static_cast<std::int64_t>(cents));
}

// Whether an amount, rounded down to the cent, can be shown as Money.
[[nodiscard]] inline bool fits_in_money(const Fraction& cents) {
    return to_money(cents.floor()).has_value();
}

}  // namespace baize::jackpots
