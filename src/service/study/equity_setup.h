// Turns the arguments of `baize equity` into a question.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "math/equity/question.h"

namespace baize {

struct EquityOptions {
    std::string game = "holdem";
    std::string board{};
    std::string dead{};
    std::vector<std::string> hands{};
    std::optional<std::uint64_t> samples{};
    std::optional<std::uint64_t> seed{};
    std::size_t threads = 0;  // 0: one for each core
    bool json = false;
};

inline constexpr std::uint64_t default_equity_seed = 1;

// Fills in the question, or returns an error message.
[[nodiscard]] std::optional<std::string> set_up_equity(const EquityOptions& options,
                                                       equity::Question& question);

}  // namespace baize
