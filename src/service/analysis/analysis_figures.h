// Decimals made from the exact figures of a game, for printing only.
#pragma once

#include <vector>

#include "engine/core/fraction.h"
#include "formats/json/nearest_decimal.h"
#include "math/figures/distribution.h"

namespace baize {

// All in units of the first wager.
struct DistributionFigures {
    double net = 0;
    double house_edge = 0;
    double average_wager = 0;
    double element_of_risk = 0;  // what the house keeps of every unit staked
    double standard_deviation = 0;
    double skewness = 0;  // of the net result; 0 where it never changes
    double hit_frequency = 0;
    double largest_win = 0;
};

// REQUIRES: there are deals.
[[nodiscard]] DistributionFigures distribution_figures(const exact::Distribution& results);

// One net result of a round and how likely it is.
struct NetChance {
    Fraction net;  // in units
    Fraction chance;
};

// All of them, the smallest first; what was staked for it does not matter.
[[nodiscard]] std::vector<NetChance> net_chances(const exact::Distribution& results);

// The chance to end with more than was staked, with as much, with less.
struct EndChances {
    Fraction win;
    Fraction standoff;
    Fraction lose;
};

[[nodiscard]] EndChances end_chances(const exact::Distribution& results);

}  // namespace baize
