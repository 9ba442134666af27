// The interface of a source of random numbers, as needed for shuffling.
#pragma once

#include <concepts>
#include <cstdint>

namespace baize {

// below(n) returns each of 0 .. n-1 with exactly the same probability.
template <typename S>
concept Source = requires(S source, std::uint32_t n) {
    { source.below(n) } -> std::same_as<std::uint32_t>;
};

// The rare case of unbiased_below, out of line so that the rest is inlined.
template <typename Word>
[[nodiscard, gnu::noinline]] std::uint32_t draw_again(std::uint64_t product,
                                                      std::uint32_t n,
                                                      Word&& word) {
    const std::uint32_t surplus = (0U - n) % n;  // 2^32 mod n
    while (static_cast<std::uint32_t>(product) < surplus)
        product = std::uint64_t{word()} * n;
    return static_cast<std::uint32_t>(product >> 32U);
}

// Multiplies and shifts instead of dividing (Lemire, 2019): a random word times n spreads over n
// ranges of 2^32; the few words that would give some ranges one value more than others are
// rejected. REQUIRES: n > 0; word() returns each 32-bit word with the same probability.
template <typename Word>
[[nodiscard]] std::uint32_t unbiased_below(std::uint32_t n, Word&& word) {
    const std::uint64_t product = std::uint64_t{word()} * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]]
        return draw_again(product, n, word);
    return static_cast<std::uint32_t>(product >> 32U);
}

}  // namespace baize
