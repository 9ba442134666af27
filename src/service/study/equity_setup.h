// Turns a request for equities into a question.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "math/equity/question.h"

namespace baize {

// The hands are written as people write them: "AsKh", "QQ+,AKs", "random".
struct EquityRequest {
    std::string game = "holdem";
    std::vector<std::string> hands{};
    std::string board{};
    std::string dead{};
    bool lists_makes = false;
};

inline constexpr std::uint64_t default_equity_seed = 1;

// Fills in the question, or returns the error.
[[nodiscard]] std::optional<equity::QuestionError> set_up_equity(const EquityRequest& request,
                                                                 equity::Question& question);

}  // namespace baize
