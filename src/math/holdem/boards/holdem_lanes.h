// Eight small numbers side by side, one for each of up to eight views of the same board, and sums
// of them. Numbers of dealer's hands and weights of a board are below 2^15.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace baize::exact::holdem {

inline constexpr std::size_t lanes = 8;

using Eight = std::int16_t __attribute__((vector_size(16)));
using Four = std::int32_t __attribute__((vector_size(16)));
using Two = std::int64_t __attribute__((vector_size(16)));

[[nodiscard]] constexpr Eight eight_of(int number) {
    return Eight{} + static_cast<std::int16_t>(number);
}

[[nodiscard]] inline Eight low_of(Eight one, Eight other) {
    return __builtin_shufflevector(one, other, 0, 8, 1, 9, 2, 10, 3, 11);
}

[[nodiscard]] inline Eight high_of(Eight one, Eight other) {
    return __builtin_shufflevector(one, other, 4, 12, 5, 13, 6, 14, 7, 15);
}

[[nodiscard]] inline Four low_of(Four one, Four other) {
    return __builtin_shufflevector(one, other, 0, 4, 1, 5);
}

[[nodiscard]] inline Four high_of(Four one, Four other) {
    return __builtin_shufflevector(one, other, 2, 6, 3, 7);
}

[[nodiscard]] inline Two low_of(Two one, Two other) {
    return __builtin_shufflevector(one, other, 0, 2);
}

[[nodiscard]] inline Two high_of(Two one, Two other) {
    return __builtin_shufflevector(one, other, 1, 3);
}

// Multiplies, and adds neighbouring products.
[[nodiscard]] inline Four products(Eight one, Eight other) {
#ifdef __SSE2__
    return Four(__builtin_ia32_pmaddwd128(one, other));
#else
    Four sums{};
    for (std::size_t i = 0; i < 4; ++i)
        sums[i] = one[2 * i] * other[2 * i] + one[2 * i + 1] * other[2 * i + 1];
    return sums;
#endif
}

// Swaps rows and columns by interleaving the two halves repeatedly.
template <typename Row, std::size_t size>
[[nodiscard]] std::array<Row, size> turned(std::array<Row, size> rows) {
    for (std::size_t halves = 1; halves < size; halves *= 2) {
        std::array<Row, size> dealt{};
        for (std::size_t i = 0; i < size / 2; ++i) {
            dealt[2 * i] = low_of(rows[i], rows[i + size / 2]);
            dealt[2 * i + 1] = high_of(rows[i], rows[i + size / 2]);
        }
        rows = dealt;
    }
    return rows;
}

// The results of the same hole cards in eight views.
struct Stands {
    Eight below{};
    Eight equal{};
    Eight unqualified{};
};

// Sums for eight views.
template <typename Sum>
struct EightSums {
    using Part = std::conditional_t<sizeof(Sum) == sizeof(std::int32_t), Four, Two>;
    static constexpr std::size_t in_part = 16 / sizeof(Sum);
    static constexpr std::size_t parts = lanes / in_part;

    std::array<Part, parts> part{};

    void set(std::size_t lane, Sum sum) { part[lane / in_part][lane % in_part] = sum; }

    [[nodiscard]] Sum operator[](std::size_t lane) const {
        return part[lane / in_part][lane % in_part];
    }
};

}  // namespace baize::exact::holdem
