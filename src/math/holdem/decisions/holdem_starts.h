// The dealer's hands against each hand before the flop, added up over all boards, by the class of
// the hand on the board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "math/figures/distribution.h"
#include "math/holdem/boards/holdem_lanes.h"
#include "math/holdem/decisions/holdem_lines.h"

namespace baize::exact::holdem {

// Dealer's hands against hands of one class, added up over deals.
struct Tally {
    Weight hands = 0;
    Weight below = 0;
    Weight equal = 0;
    Weight unqualified = 0;

    void add(Weight weight, const Standoff& stand) {
        hands += weight;
        below += weight * stand.below;
        equal += weight * stand.equal;
        unqualified += weight * stand.unqualified;
    }

    void add(const Tally& other, Weight times = 1) {
        hands += other.hands * times;
        below += other.below * times;
        equal += other.equal * times;
        unqualified += other.unqualified * times;
    }

    void take(const Tally& other) {
        hands -= other.hands;
        below -= other.below;
        equal -= other.equal;
        unqualified -= other.unqualified;
    }
};

using Tallies = std::array<Tally, hand_classes>;

void add_to(Tallies& all, const Tallies& some, Weight times = 1);

// Sums for single hands: 2,118,760 boards and 990 dealer's hands stay below 2^32.
class StartSums {
  public:
    StartSums() : by_pair_(hand_classes * pair_count), by_hole_(hand_classes * hole_places) {}

    // Below, equal, unqualified, hands. Subtraction is addition modulo 2^32.
    using Sums = std::uint32_t __attribute__((vector_size(16)));

    void add_pair(std::size_t hands, unsigned pair, Sums sums) {
        by_pair_[hands * pair_count + pair] += sums;
    }

    // Adds the difference between the view of a suit and the ranks alone.
    void add_hole(std::size_t hands, unsigned hole, Sums sums) {
        by_hole_[hands * hole_places + hole] += sums;
    }

    void add(const StartSums& other);

    [[nodiscard]] Tallies of(std::size_t pair, bool suited) const;

  private:
    std::vector<Sums> by_pair_;  // By class.
    std::vector<Sums> by_hole_;
};

[[nodiscard]] inline StartSums::Sums sums_of(const Standoff& stand, std::uint32_t times) {
    return StartSums::Sums{stand.below, stand.equal, stand.unqualified, 1} * times;
}

// Returns the worth of the tallies, in shares.
[[nodiscard]] std::int64_t worth_of(const Tallies& tallies, const Lines& lines);

}  // namespace baize::exact::holdem
