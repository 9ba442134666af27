// Lines of the activity log as they are written to the person they are about: "You win $40".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "service/activity_log/log_line.h"

namespace baize::views {

// Returns "You win $40" for "Kit wins $40" if the name is "Kit". A line that does not begin with
// the name is returned as it is.
[[nodiscard]] std::string addressed(std::string_view text, std::string_view name);

// Returns the lines with those about the person addressed to the person.
[[nodiscard]] std::vector<LogLine> addressed(std::vector<LogLine> lines,
                                             std::uint32_t person,
                                             std::string_view name);

}  // namespace baize::views
