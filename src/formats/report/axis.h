// The scale of a chart: round numbers at equal steps.
#pragma once

#include <vector>

namespace baize::report {

struct Axis {
    double low = 0;
    double high = 1;
    std::vector<double> ticks{};  // within [low, high], ascending
    int places = 0;               // decimals that tell two ticks apart
};

// Holds both ends; about so many ticks, at 1, 2 or 5 times a power of ten. REQUIRES: low <= high,
// both finite.
[[nodiscard]] Axis round_axis(double low, double high, int about);

// Where a value lies between the two ends of a drawing.
[[nodiscard]] double place_on(const Axis& axis, double value, double from, double to);

}  // namespace baize::report
