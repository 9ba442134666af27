// Amounts as nearly every program writes them, "1037.75" or "6", read from eight letters at once
// and without a loop: where a number ends cannot be foretold, and a loop that ends too early or too
// late costs as much as all the rest.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "formats/histories/amount.h"
#include "formats/histories/phh/text_scan.h"

namespace baize::histories {

// With seven digits: fewer units than units_max.
inline constexpr unsigned usual_decimals_max = 8;

namespace detail {

inline constexpr unsigned letter_bits = 8;

// The highest bit of every byte that is no digit. REQUIRES: digits count from 0. Letters that are
// not ASCII may spoil the bytes behind them.
[[nodiscard]] constexpr std::uint64_t not_digits(std::uint64_t values) {
    constexpr unsigned char up_to_top_bit = 0x80 - 10;
    return ((values + up_to_top_bit * in_all) | values) & top_bits;
}

// Of the letters before the first of those marked by not_digits(). REQUIRES: there is one.
[[nodiscard]] constexpr unsigned bits_before(std::uint64_t marks) {
    return static_cast<unsigned>(std::countr_zero(marks)) & ~(letter_bits - 1);
}

// The number whose last digit stands in the highest byte. REQUIRES: digits count from 0.
[[nodiscard]] constexpr std::uint64_t number_of_digits(std::uint64_t values) {
    values = (values * 10 + (values >> 8U)) & 0x00FF00FF00FF00FFU;
    values = (values * 100 + (values >> 16U)) & 0x0000FFFF0000FFFFU;
    return (values * 10'000 + (values >> 32U)) & 0xFFFFFFFFU;
}

static_assert(number_of_digits(0x0706050403020100U) == 1'234'567);

}  // namespace detail

// Reads the amount at `at` into units of 10^-decimals and returns what stands behind it, or nullptr
// where it is spelt in any other way or too long: read_amount() knows better. The caller looks at
// what stands behind it, which must not be an underscore or an exponent.
// REQUIRES: eight letters at `at` may be read; decimals <= usual_decimals_max.
[[nodiscard]] inline const char* read_usual_amount(const char* at,
                                                   unsigned decimals,
                                                   std::int64_t& units) {
    std::uint64_t letters = 0;
    std::memcpy(&letters, at, sizeof letters);
    std::uint64_t values = letters ^ ('0' * detail::in_all);
    const std::uint64_t ends = detail::not_digits(values);
    const std::uint64_t later_ends = ends & (ends - 1);
    if (later_ends == 0) return nullptr;
    const unsigned whole = detail::bits_before(ends);
    const bool leading_zero = (values & 0xFFU) == 0 && whole > detail::letter_bits;
    if (whole == 0 || leading_zero) return nullptr;
    unsigned digits = whole;
    unsigned end = whole;
    if ((letters >> whole & 0xFFU) == '.') {
        end = detail::bits_before(later_ends);
        digits = end - detail::letter_bits;
        const std::uint64_t before_point = (std::uint64_t{1} << whole) - 1;
        values = (values & before_point) | (values >> detail::letter_bits & ~before_point);
        // No digit behind the point, or too many.
        if (digits - whole - 1 >= decimals * detail::letter_bits) return nullptr;
    }
    const std::uint64_t number = detail::number_of_digits(values << (64 - digits));
    const unsigned missing = decimals - (digits - whole) / detail::letter_bits;
    units = static_cast<std::int64_t>(number) * detail::powers_of_ten[missing];
    return at + end / detail::letter_bits;
}

}  // namespace baize::histories
