#include "service/analysis/analysis_figures.h"

#include <cmath>

namespace baize {

DistributionFigures distribution_figures(const exact::Distribution& results) {
    const Fraction net = results.expectation();
    const Fraction lost = Fraction() - net;
    const double variance = nearest_decimal(results.variance());
    const double deviation = std::sqrt(variance);
    const double third = nearest_decimal(results.third_central_moment());
    const Fraction largest(results.largest_win().cents(), exact::unit.cents());
    return {.net = nearest_decimal(net),
            .house_edge = nearest_decimal(lost),
            .average_wager = nearest_decimal(results.average_stake()),
            .element_of_risk = nearest_decimal(lost / results.average_stake()),
            .standard_deviation = deviation,
            .skewness = variance > 0 ? third / (variance * deviation) : 0,
            .hit_frequency = nearest_decimal(results.hit_frequency()),
            .largest_win = nearest_decimal(largest)};
}

std::vector<NetChance> net_chances(const exact::Distribution& results) {
    const Fraction::Integer deals = results.deals();
    std::vector<NetChance> chances;
    for (const exact::NetResult& result : results.results()) {
        const Fraction net(result.net.cents(), exact::unit.cents());
        const Fraction chance(result.deals, deals);
        if (!chances.empty() && chances.back().net == net) {
            chances.back().chance += chance;
        } else {
            chances.push_back({net, chance});
        }
    }
    return chances;
}

EndChances end_chances(const exact::Distribution& results) {
    EndChances ends;
    for (const NetChance& chance : net_chances(results)) {
        Fraction& end = chance.net > Fraction()   ? ends.win
                        : chance.net < Fraction() ? ends.lose
                                                  : ends.standoff;
        end += chance.chance;
    }
    return ends;
}

}  // namespace baize
