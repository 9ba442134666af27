// The net results of a round as bars: each its own while there are few, rare large wins together.
#pragma once

#include <string>
#include <vector>

#include "formats/report/chart.h"
#include "formats/report/report.h"

namespace baize::report {

// From the greatest loss to the greatest win. Where there are many results, halves are counted up
// to the next whole unit and wins from six units on stand together.
[[nodiscard]] std::vector<Bar> outcome_bars(const std::vector<OutcomePart>& outcomes);

}  // namespace baize::report
