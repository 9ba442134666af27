// Writes runs of numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "ledger/record/codec/eight_numbers.h"
#include "ledger/record/type.h"

namespace baize::ledger {

inline constexpr std::size_t longest_number = 10;

// A byte that is recorded as one more, and 255 as 0.
struct Shifted {
    std::uint8_t value;
};

// The most bytes of one number.
template <typename Number>
inline constexpr std::size_t longest_of = (8 * sizeof(Number) + 6) / 7;

// REQUIRES: room for the number. Returns the end of it.
template <typename Number>
[[nodiscard, gnu::always_inline]] inline std::byte* put_number(std::byte* at, Number number) {
    auto bits = static_cast<std::uint64_t>(number);
    if constexpr (std::is_signed_v<Number>)
        bits = (bits << 1) ^ (number < 0 ? ~std::uint64_t{0} : 0);
    while (bits >= 0x80) {
        *at++ = static_cast<std::byte>(bits | 0x80);
        bits >>= 7;
    }
    *at++ = static_cast<std::byte>(bits);
    return at;
}

[[nodiscard, gnu::always_inline]] inline std::byte* put_number(std::byte* at, Shifted number) {
    return put_number(at, static_cast<std::uint8_t>(number.value + 1));
}

// Returns eight numbers as they are recorded.
template <typename Number>
[[nodiscard]] std::uint64_t eight_numbers(const std::byte* place) {
    const auto eight = copied<std::uint64_t>(place);
    return std::is_same_v<Number, Shifted> ? one_more(eight) : eight;
}

// REQUIRES: room for the numbers.
template <typename Number>
[[nodiscard, gnu::always_inline]] inline std::byte* put_run(const std::byte* place,
                                                            std::size_t count,
                                                            std::byte* at) {
    const std::byte* const end = place + count * sizeof(Number);
    if constexpr (sizeof(Number) == 1 && !std::is_signed_v<Number>) {
        for (; end - place >= 8; place += 8, at += 8) {
            const std::uint64_t eight = eight_numbers<Number>(place);
            if (!are_at_most(eight, 0x7F)) break;
            std::memcpy(at, &eight, sizeof(eight));
        }
    }
    for (; place != end; place += sizeof(Number))
        at = put_number(at, copied<Number>(place));
    return at;
}

}  // namespace baize::ledger
