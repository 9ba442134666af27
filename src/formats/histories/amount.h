// Decimal numbers as histories write them ("1037.75", "-3", "1e3"), read into whole units without
// going through floating point, and written back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/money.h"

namespace baize::histories {

inline constexpr unsigned decimals_max = 12;

// No amount in a record is larger, so that thousands of them can be added up without a thought.
inline constexpr std::int64_t units_max = 1'000'000'000'000'000;

enum class AmountFault : std::uint8_t {
    none,
    not_a_number,
    too_fine,  // has more decimals than asked for; `decimals` says how many it needs
    too_large
};

struct Amount {
    std::int64_t units = 0;  // of 10^-decimals
    const char* after = nullptr;
    unsigned decimals = 0;  // only with too_fine
    AmountFault fault = AmountFault::none;
};

// Reads a number of TOML (and of JSON) from `at`: decimal, an optional sign, underscores between
// digits, a fraction, an exponent.
// REQUIRES: the text ends with a character that is no part of a number (the readers keep a zero
// byte behind it).
[[nodiscard]] Amount read_any_amount(const char* at, unsigned decimals);

namespace detail {

[[nodiscard]] constexpr bool is_digit(char letter) {
    return static_cast<unsigned char>(letter - '0') < 10;
}

// Above nine where the letter is no digit.
[[nodiscard]] constexpr unsigned digit(char letter) {
    return static_cast<unsigned>(static_cast<unsigned char>(letter)) - '0';
}

// Moves behind the digits and adds them to the number.
inline void read_digits(const char*& at, std::uint64_t& number) {
    for (unsigned next = digit(*at); next < 10; next = digit(*++at))
        number = number * 10 + next;
}

// Of the letters behind digits only an underscore and an exponent belong to the number. Asking for
// all letters from A on but the end of a list is quicker, and the long way knows better.
[[nodiscard]] constexpr bool may_go_on(char letter) {
    return letter >= 'A' && letter != ']';
}

inline constexpr std::array<std::int64_t, 19> powers_of_ten = [] {
    std::array<std::int64_t, 19> powers{1};
    for (std::size_t i = 1; i < powers.size(); ++i)
        powers[i] = powers[i - 1] * 10;
    return powers;
}();

}  // namespace detail

// The same for what nearly every amount looks like: a few digits and no more decimals than asked.
[[nodiscard]] inline Amount read_amount(const char* at, unsigned decimals) {
    constexpr std::ptrdiff_t digits_max = 15;  // fewer units than units_max
    const char* const first = at;
    std::uint64_t units = 0;  // wraps around when there are too many digits, which are then counted
    detail::read_digits(at, units);
    const std::ptrdiff_t whole = at - first;
    std::ptrdiff_t fraction = 0;
    if (*at == '.') {
        const char* const point = at++;
        detail::read_digits(at, units);
        fraction = at - point - 1;
        if (fraction == 0) return read_any_amount(first, decimals);
    }
    const bool leading_zero = *first == '0' && whole > 1;
    const bool plain = whole > 0 && whole + static_cast<std::ptrdiff_t>(decimals) <= digits_max &&
                       fraction <= static_cast<std::ptrdiff_t>(decimals) && !leading_zero &&
                       !detail::may_go_on(*at);
    if (!plain) return read_any_amount(first, decimals);
    const std::int64_t missing = detail::powers_of_ten[decimals - static_cast<unsigned>(fraction)];
    return {.units = static_cast<std::int64_t>(units) * missing, .after = at};
}

// "1037.75", "6", "-0.5": no more decimals than it takes.
void write_amount(std::string& out, Money amount, unsigned decimals);

// 'must be a number', for a complaint.
[[nodiscard]] std::string_view sentence(AmountFault fault);

}  // namespace baize::histories
