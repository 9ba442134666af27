#include "formats/report/axis.h"

#include <algorithm>
#include <cmath>

namespace baize::report {

namespace {

// Returns 1, 2 or 5 times a power of ten, at least the wanted step.
double round_step(double wanted) {
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (times * power >= wanted * (1 - 1e-9)) return times * power;
    }
    return 10 * power;
}

}  // namespace

Axis round_axis(double low, double high, int about) {
    if (high <= low) {
        const double margin = low == 0 ? 1 : std::abs(low) / 10;
        low -= margin;
        high += margin;
    }
    const double step = round_step((high - low) / about);
    Axis axis;
    const auto first = static_cast<int>(std::floor(low / step + 1e-9));
    const auto last = static_cast<int>(std::ceil(high / step - 1e-9));
    axis.low = first * step;
    axis.high = last * step;
    for (int tick = first; tick <= last; ++tick)
        axis.ticks.push_back(tick * step);
    axis.places = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    return axis;
}

double place_on(const Axis& axis, double value, double from, double to) {
    return from + (value - axis.low) / (axis.high - axis.low) * (to - from);
}

}  // namespace baize::report
