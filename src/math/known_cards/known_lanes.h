// Counts of the dealer's hands: a single number if the player always knows the same about the
// dealer, or four side by side if the player sees a card of the dealer's: one rank, four suits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"
#include "math/known_cards/known_deck.h"

namespace baize::exact::known_cards {

using One = std::int64_t;
using FourSuits = std::int32_t __attribute__((vector_size(16)));

// A number for each lane, wide enough for a whole game.
template <typename Lanes>
inline constexpr std::size_t lane_count = sizeof(Lanes) == sizeof(One) ? 1 : suit_count;
template <typename Lanes>
using WholeSums = std::array<std::int64_t, lane_count<Lanes>>;

// One bit for each lane.
using LaneBits = std::uint8_t;

[[nodiscard]] inline std::int64_t lane(One value, std::size_t) {
    return value;
}

[[nodiscard]] inline std::int64_t lane(FourSuits value, std::size_t suit) {
    return value[suit];
}

template <typename Lanes>
void add_lanes(WholeSums<Lanes>& sums, Lanes values, std::int64_t times) {
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += times * lane(values, i);
}

[[nodiscard]] inline One times(One counts, std::int64_t factor) {
    return counts * factor;
}

// REQUIRES: counts and factor fit into 16 bits.
[[nodiscard]] inline FourSuits times(FourSuits counts, std::int64_t factor) {
    const FourSuits factors = FourSuits{} + static_cast<std::int32_t>(factor);
#ifdef __SSE2__
    // The upper halves of the counts are zero.
    using Eight = std::int16_t __attribute__((vector_size(16)));
    return FourSuits(__builtin_ia32_pmaddwd128(Eight(counts), Eight(factors)));
#else
    return counts * factors;
#endif
}

// For values of any size.
[[nodiscard]] inline One scaled(One values, std::int64_t factor) {
    return values * factor;
}

[[nodiscard]] inline FourSuits scaled(FourSuits values, std::int64_t factor) {
    return values * static_cast<std::int32_t>(factor);
}

// As times, but with a factor for each lane.
[[nodiscard]] inline One product(One one, One other) {
    return one * other;
}

[[nodiscard]] inline FourSuits product(FourSuits one, FourSuits other) {
#ifdef __SSE2__
    using Eight = std::int16_t __attribute__((vector_size(16)));
    return FourSuits(__builtin_ia32_pmaddwd128(Eight(one), Eight(other)));
#else
    return one * other;
#endif
}

[[nodiscard]] inline One if_negative(One value) {
    return std::min<One>(value, 0);
}

[[nodiscard]] inline FourSuits if_negative(FourSuits value) {
    return value & FourSuits(value < 0);
}

// Returns `value` where `other` is positive, 0 elsewhere.
[[nodiscard]] inline One where_positive(One value, One other) {
    return other > 0 ? value : 0;
}

[[nodiscard]] inline FourSuits where_positive(FourSuits value, FourSuits other) {
    return value & FourSuits(other > 0);
}

template <typename Lanes>
[[nodiscard]] Lanes lanes_of(const WholeSums<Lanes>& values) {
    if constexpr (lane_count<Lanes> == 1) {
        return values[0];
    } else {
        Lanes lanes{};
        for (std::size_t i = 0; i < values.size(); ++i)
            lanes[i] = static_cast<std::int32_t>(values[i]);
        return lanes;
    }
}

}  // namespace baize::exact::known_cards
