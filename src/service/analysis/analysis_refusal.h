// Why a question cannot be answered.
#pragma once

#include <string>
#include <utility>

#include "service/analysis/exit_status.h"

namespace baize {

// What is wrong, and whether with the words or with a file they name.
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
