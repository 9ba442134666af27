// Writes a report as one JSON object on one line.
#pragma once

#include <string>

#include "formats/report/report.h"

namespace baize {

[[nodiscard]] std::string report_json(const report::Report& report);

}  // namespace baize
