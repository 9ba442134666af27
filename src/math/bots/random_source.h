// The random numbers of bots, drawn from any generator that the caller supplies. Bots have no
// generator of their own, so the same numbers give the same play.
#pragma once

#include <concepts>
#include <cstdint>

#include "engine/random/source.h"

namespace baize::bots {

class RandomSource;

template <typename S>
concept HandedIn = !std::same_as<S, RandomSource> && Source<S>;

// Refers to a source that must outlive it.
class RandomSource {
  public:
    template <HandedIn S>
    RandomSource(
        S& source)  // NOLINT(google-explicit-constructor): every source can be used as a Chance
        : source_(&source),
          below_([](void* from, std::uint32_t n) { return static_cast<S*>(from)->below(n); }) {}

    // REQUIRES: n > 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t n) { return below_(source_, n); }

    [[nodiscard]] bool one_in(std::uint32_t n) { return below(n) == 0; }

  private:
    void* source_;
    std::uint32_t (*below_)(void*, std::uint32_t);
};

}  // namespace baize::bots
