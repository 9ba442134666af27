// Decimal numbers in the spellings that hand histories use ("1037.75", "-3", "1e3"). They are read
// into integer units without floating point, and written back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/money.h"

namespace baize::histories {

inline constexpr unsigned decimals_max = 12;

// The largest amount that a record may have. Thousands of such amounts add up without overflow.
inline constexpr std::int64_t units_max = 1'000'000'000'000'000;

enum class AmountFault : std::uint8_t {
    none,
    not_a_number,
    too_fine,  // it has more decimals than the caller allows; `decimals` says how many it needs
    too_large
};

struct Amount {
    std::int64_t units = 0;  // in units of 10^-decimals
    const char* after = nullptr;
    unsigned decimals = 0;  // set only with too_fine
    AmountFault fault = AmountFault::none;
};

// Reads a number in the syntax of TOML (and of JSON) from `at`: decimal digits with an optional
// sign, underscores between digits, a fraction and an exponent.
// REQUIRES: the text ends with a character that cannot be part of a number (the readers keep a zero
// byte behind it).
[[nodiscard]] Amount read_any_amount(const char* at, unsigned decimals);

namespace detail {

[[nodiscard]] constexpr bool is_digit(char letter) {
    return static_cast<unsigned char>(letter - '0') < 10;
}

// Returns a number above nine if the letter is not a digit.
[[nodiscard]] constexpr unsigned digit(char letter) {
    return static_cast<unsigned>(static_cast<unsigned char>(letter)) - '0';
}

// Moves `at` behind the digits and appends them to the number.
inline void read_digits(const char*& at, std::uint64_t& number) {
    for (unsigned next = digit(*at); next < 10; next = digit(*++at))
        number = number * 10 + next;
}

// True if the number may continue with this letter. After digits only an underscore or an exponent
// can follow, but testing for any letter from A on except the end of a list is quicker;
// read_any_amount() then decides exactly.
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

// Does the same as read_any_amount(), with a quick path for nearly all amounts: a few digits, and
// no more decimals than the caller allows.
[[nodiscard]] inline Amount read_amount(const char* at, unsigned decimals) {
    constexpr std::ptrdiff_t digits_max = 15;  // such a number is below units_max
    const char* const first = at;
    std::uint64_t units = 0;  // may wrap around; the digit count below detects that
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

// Writes "1037.75", "6" or "-0.5", with as few decimals as possible.
void write_amount(std::string& out, Money amount, unsigned decimals);

// The text of an error message, such as "must be a number".
[[nodiscard]] std::string_view sentence(AmountFault fault);

}  // namespace baize::histories
