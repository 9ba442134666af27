// Counters shared by the players of a measurement.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace baize::server {

struct Tally {
    std::vector<std::int64_t> waits{};  // waiting times of answered actions, in microseconds
    std::uint64_t refused = 0;
    std::uint64_t moved_on = 0;  // refused because the table had moved on; not an error
    std::uint64_t snapshots = 0;
    std::uint64_t lobbies = 0;
    std::uint64_t bytes = 0;

    // The waiting time that `share` of all actions did not exceed, in milliseconds.
    [[nodiscard]] double part(double share) {
        if (waits.empty()) return 0;
        const auto place = static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1));
        const auto found = waits.begin() + static_cast<std::ptrdiff_t>(place);
        std::nth_element(waits.begin(), found, waits.end());
        return static_cast<double>(*found) / 1e3;
    }
};

// Connections over the whole run.
struct Attendance {
    std::size_t open = 0;
    std::uint64_t lost = 0;  // connections lost
};

}  // namespace baize::server
