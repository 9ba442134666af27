// Money in whole cents, and the two kinds of odds. There are no implicit conversions from or to
// plain numbers, and every function that rounds says so in its name.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "engine/core/check.h"

namespace baize {

class Money {
  public:
    constexpr Money() = default;

    [[nodiscard]] static constexpr Money of_cents(std::int64_t cents) { return Money(cents); }

    [[nodiscard]] static constexpr Money max() {
        return Money(std::numeric_limits<std::int64_t>::max());
    }

    [[nodiscard]] constexpr std::int64_t cents() const { return cents_; }

    [[nodiscard]] constexpr bool is_zero() const { return cents_ == 0; }

    [[nodiscard]] constexpr bool is_positive() const { return cents_ > 0; }

    // Overflow stops the process, because a balance must never wrap around. For stakes from outside
    // use checked_sum and checked_product.
    friend constexpr Money operator+(Money one, Money other) {
        std::int64_t sum = 0;
        BAIZE_CHECK(!__builtin_add_overflow(one.cents_, other.cents_, &sum));
        return Money(sum);
    }

    friend constexpr Money operator-(Money one, Money other) {
        std::int64_t difference = 0;
        BAIZE_CHECK(!__builtin_sub_overflow(one.cents_, other.cents_, &difference));
        return Money(difference);
    }

    friend constexpr Money operator*(Money amount, std::int64_t times) {
        std::int64_t product = 0;
        BAIZE_CHECK(!__builtin_mul_overflow(amount.cents_, times, &product));
        return Money(product);
    }

    friend constexpr Money operator-(Money amount) { return Money{} - amount; }

    constexpr Money& operator+=(Money other) { return *this = *this + other; }

    constexpr Money& operator-=(Money other) { return *this = *this - other; }

    friend constexpr auto operator<=>(const Money&, const Money&) = default;

  private:
    explicit constexpr Money(std::int64_t cents) : cents_(cents) {}

    std::int64_t cents_ = 0;
};

static_assert(sizeof(Money) == 8);

// These take and return values, unlike std::min() and std::max(), for which the compiler keeps both
// amounts in memory and selects an address.
[[nodiscard]] constexpr Money smaller_of(Money one, Money other) {
    return Money::of_cents(one.cents() < other.cents() ? one.cents() : other.cents());
}

[[nodiscard]] constexpr Money larger_of(Money one, Money other) {
    return Money::of_cents(one.cents() > other.cents() ? one.cents() : other.cents());
}

[[nodiscard]] constexpr std::optional<Money> checked_sum(Money one, Money other) {
    std::int64_t sum = 0;
    if (__builtin_add_overflow(one.cents(), other.cents(), &sum)) return std::nullopt;
    return Money::of_cents(sum);
}

[[nodiscard]] constexpr std::optional<Money> checked_product(Money amount, std::int64_t times) {
    std::int64_t product = 0;
    if (__builtin_mul_overflow(amount.cents(), times, &product)) return std::nullopt;
    return Money::of_cents(product);
}

// Wide enough for any product of an amount and odds.
__extension__ using WideCents = __int128;

// "3 to 1": winnings on top of the stake, which is also returned.
struct OddsTo {
    std::int32_t win = 0;
    std::int32_t stake = 1;
    friend constexpr bool operator==(OddsTo, OddsTo) = default;
};

// "3 for 1": the whole amount handed back, stake included.
struct OddsFor {
    std::int32_t back = 0;
    std::int32_t stake = 1;
    friend constexpr bool operator==(OddsFor, OddsFor) = default;
};

// The amount the house adds to a winning stake, rounded up to a multiple of the smallest chip;
// nullopt when it does not fit in Money. [CS 6.2.3] [TCP 6.2.3] [I-44] REQUIRES: stake >= 0,
// odds.stake > 0, chip > 0.
[[nodiscard]] constexpr std::optional<Money> winnings_rounded_up(Money stake,
                                                                 OddsTo odds,
                                                                 Money chip) {
    std::int64_t product = 0;
    if (odds.stake == 1 && chip.cents() == 1 &&
        !__builtin_mul_overflow(stake.cents(), odds.win, &product)) {
        return Money::of_cents(product);
    }
    const WideCents unit = static_cast<WideCents>(chip.cents()) * odds.stake;
    const WideCents exact = static_cast<WideCents>(stake.cents()) * odds.win;
    const WideCents rounded = (exact + unit - 1) / unit * chip.cents();
    if (rounded > Money::max().cents()) return std::nullopt;
    return Money::of_cents(static_cast<std::int64_t>(rounded));
}

// Readable text: "12.50", "-3.00".
[[nodiscard]] std::string to_string(Money amount);

}  // namespace baize
