// The scale of a chart: round numbers at equal distances.
#pragma once

#include <vector>

namespace baize::report {

struct Axis {
    double low = 0;
    double high = 1;
    std::vector<double> ticks{};  // within [low, high], ascending
    int places = 0;               // decimals needed to distinguish two ticks
};

// Returns an axis that contains both ends, with roughly `about` ticks at 1, 2 or 5 times a power of
// ten.
// REQUIRES: low <= high, both finite.
[[nodiscard]] Axis round_axis(double low, double high, int about);

// Returns the coordinate of a value on an axis that is drawn between `from` and `to`.
[[nodiscard]] double place_on(const Axis& axis, double value, double from, double to);

}  // namespace baize::report
