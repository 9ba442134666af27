// What a shuffle needs of a source of random numbers.
#pragma once

#include <concepts>
#include <cstdint>

namespace baize {

// below(n) gives each of 0 .. n-1 with exactly the same chance.
template <typename S>
concept Source = requires(S source, std::uint32_t n) {
    { source.below(n) } -> std::same_as<std::uint32_t>;
};

// The rare end of unbiased_below, apart so that the rest fits in where it is called.
template <typename Word>
[[nodiscard, gnu::noinline]] std::uint32_t draw_again(std::uint64_t product,
                                                      std::uint32_t n,
                                                      Word&& word) {
    const std::uint32_t surplus = (0U - n) % n;  // 2^32 mod n
    while (static_cast<std::uint32_t>(product) < surplus)
        product = std::uint64_t{word()} * n;
    return static_cast<std::uint32_t>(product >> 32U);
}

// Multiply and shift instead of dividing (Lemire, 2019): a random word times n spreads over n
// ranges of 2^32; the few words that would give some ranges one value more than others are thrown
// away. REQUIRES: n > 0; word() gives each 32-bit word with the same chance.
template <typename Word>
[[nodiscard]] std::uint32_t unbiased_below(std::uint32_t n, Word&& word) {
    const std::uint64_t product = std::uint64_t{word()} * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]]
        return draw_again(product, n, word);
    return static_cast<std::uint32_t>(product >> 32U);
}

}  // namespace baize
