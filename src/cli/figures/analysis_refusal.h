// The error that an analysis request returns.
#pragma once

#include <string>
#include <utility>

#include "cli/exit_status.h"

namespace baize {

// The message and the exit status, which separates bad arguments from a bad file.
struct AnalysisRefusal {
    std::string text{};
    int exit_status = 0;
};

[[nodiscard]] inline AnalysisRefusal misused(std::string text) {
    return {std::move(text), exit_usage};
}

[[nodiscard]] inline AnalysisRefusal bad_file(std::string text) {
    return {std::move(text), exit_failed};
}

}  // namespace baize
