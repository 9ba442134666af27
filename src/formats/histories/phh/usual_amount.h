// Reads amounts in the most common spelling, "1037.75" or "6", from eight letters at once and
// without a loop. The length of a number is unpredictable, and a mispredicted loop exit costs as
// much as the rest of the work.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "formats/histories/amount.h"
#include "formats/histories/phh/text_scan.h"

namespace baize::histories {

// With seven digits, such an amount is below units_max.
inline constexpr unsigned usual_decimals_max = 8;

namespace detail {

inline constexpr unsigned letter_bits = 8;

// Sets the highest bit of every byte that is not a digit. Letters that are not ASCII may give wrong
// bits in the bytes behind them.
// REQUIRES: digits have the values 0 to 9.
[[nodiscard]] constexpr std::uint64_t not_digits(std::uint64_t values) {
    constexpr unsigned char up_to_top_bit = 0x80 - 10;
    return ((values + up_to_top_bit * in_all) | values) & top_bits;
}

// Returns the number of bits before the first byte that not_digits() marked. REQUIRES: there is
// one.
[[nodiscard]] constexpr unsigned bits_before(std::uint64_t marks) {
    return static_cast<unsigned>(std::countr_zero(marks)) & ~(letter_bits - 1);
}

// Returns the number that ends with the highest byte. REQUIRES: digits have the values 0 to 9.
[[nodiscard]] constexpr std::uint64_t number_of_digits(std::uint64_t values) {
    values = (values * 10 + (values >> 8U)) & 0x00FF00FF00FF00FFU;
    values = (values * 100 + (values >> 16U)) & 0x0000FFFF0000FFFFU;
    return (values * 10'000 + (values >> 32U)) & 0xFFFFFFFFU;
}

static_assert(number_of_digits(0x0706050403020100U) == 1'234'567);

}  // namespace detail

// Reads the amount at `at` into units of 10^-decimals and returns the position behind it. Returns
// nullptr if the amount has another spelling or is too long: then read_amount() must be used. The
// caller checks that the next letter is neither an underscore nor part of an exponent.
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
        // There is no digit behind the point, or there are too many.
        if (digits - whole - 1 >= decimals * detail::letter_bits) return nullptr;
    }
    const std::uint64_t number = detail::number_of_digits(values << (64 - digits));
    const unsigned missing = decimals - (digits - whole) / detail::letter_bits;
    units = static_cast<std::int64_t>(number) * detail::powers_of_ten[missing];
    return at + end / detail::letter_bits;
}

}  // namespace baize::histories
