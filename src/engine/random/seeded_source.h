// Random numbers for tests and simulation only: the same seed gives the same cards on every machine
// and in every version. The seed reveals the deck, so shuffled_deck() does not accept this source.
// The generator is xoshiro256++ (Blackman and Vigna), its state filled by splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/random/source.h"

namespace baize {

namespace shoe_detail {

[[nodiscard]] constexpr std::uint64_t scattered(std::uint64_t value) {
    value = (value ^ value >> 33U) * 0xFF51AFD7ED558CCD;
    value = (value ^ value >> 33U) * 0xC4CEB9FE1A85EC53;
    return value ^ value >> 33U;
}

}  // namespace shoe_detail

// Derives the seed of one of many independent streams. Seeds of neighbouring streams must not be
// neighbours, because SeededSource counts up from its seed.
[[nodiscard]] constexpr std::uint64_t seed_of_stream(std::uint64_t seed, std::uint64_t stream) {
    return shoe_detail::scattered(shoe_detail::scattered(seed) + stream);
}

class SeededSource {
  public:
    explicit constexpr SeededSource(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9E3779B97F4A7C15;
            std::uint64_t mixed = (seed ^ seed >> 30U) * 0xBF58476D1CE4E5B9;
            mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EB;
            word = mixed ^ mixed >> 31U;
        }
    }

    [[nodiscard]] constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // REQUIRES: n > 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t n) {
        return unbiased_below(n, [this] { return static_cast<std::uint32_t>(next() >> 32U); });
    }

  private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace baize
