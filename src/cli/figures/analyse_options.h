// The options of `baize analyse`, shared with `advise` and `report`, and their conversion into a
// request.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/figures/analysis_refusal.h"
#include "service/analysis/analysis_setup.h"

namespace baize {

struct AnalyseOptions {
    std::string game{};
    std::string tables{};                 // "ante_bonus=B,pair_plus=E"
    std::vector<std::string> settings{};  // "key=value"
    std::vector<std::string> pay{};       // "wager=FILE"
    bool json = false;
    std::string known{};   // cards of other players
    std::string dealer{};  // cards that the dealer holds
    std::size_t seen = 0;  // number of further cards of the dealer that the player sees
    std::optional<double> confidence{};
    double half_width = OutlookQuestion{}.half_width;
    std::uint64_t pace = 0;
    std::string stake{};
    bool outcomes = false;
    bool strategies = false;
    bool grid = false;
};

[[nodiscard]] bool asks_for_exposed_cards(const AnalyseOptions& options);

// Words an error of a request with the option that fills in its field.
[[nodiscard]] AnalysisRefusal refusal_of(const RequestError& error);

// Reads the options and fills in the setup, or returns the error.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_analysis(const AnalyseOptions& options,
                                                             AnalysisSetup& setup);

}  // namespace baize
