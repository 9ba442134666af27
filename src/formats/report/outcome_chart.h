// The net results of a round as bars: one for each result if there are few, with rare large wins in
// groups.
#pragma once

#include <string>
#include <vector>

#include "formats/report/chart.h"
#include "formats/report/report.h"

namespace baize::report {

// Returns bars from the greatest loss to the greatest win. If there are many results, halves are
// rounded up to a whole unit, and wins from six units on are grouped.
[[nodiscard]] std::vector<Bar> outcome_bars(const std::vector<OutcomePart>& outcomes);

}  // namespace baize::report
