// Decimals made from the exact figures of a game, for printing only.
#pragma once

#include "core/fraction.h"
#include "exact/distribution.h"

namespace baize {

// The nearest decimal a machine number can hold.
[[nodiscard]] double nearest_decimal(const Fraction& fraction);

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

}  // namespace baize
