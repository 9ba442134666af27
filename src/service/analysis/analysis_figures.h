// Decimals computed from the exact figures of a game, for printing only.
#pragma once

#include <vector>

#include "engine/core/fraction.h"
#include "formats/json/nearest_decimal.h"
#include "math/figures/distribution.h"

namespace baize {

// All values are in units of the first wager.
struct DistributionFigures {
    double net = 0;
    double house_edge = 0;
    double average_wager = 0;
    double element_of_risk = 0;  // share of every staked unit that the house keeps
    double standard_deviation = 0;
    double skewness = 0;  // of the net result; 0 if it is constant
    double hit_frequency = 0;
    double largest_win = 0;
};

// REQUIRES: the distribution has deals.
[[nodiscard]] DistributionFigures distribution_figures(const exact::Distribution& results);

// A net result of a round and its probability.
struct NetChance {
    Fraction net;  // in units of the first wager
    Fraction chance;
};

// Returns all net results, smallest first, regardless of the amount staked for each.
[[nodiscard]] std::vector<NetChance> net_chances(const exact::Distribution& results);

// The probabilities of ending with more than was staked, the same amount, or less.
struct EndChances {
    Fraction win;
    Fraction standoff;
    Fraction lose;
};

[[nodiscard]] EndChances end_chances(const exact::Distribution& results);

}  // namespace baize
