// Turns the arguments of `baize advise` into the situation of a player.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/figures/analyse_options.h"
#include "cli/figures/card_reader.h"
#include "math/advice/advice.h"

namespace baize {

struct AdviseOptions {
    AnalyseOptions table{};
    std::string hand{};
    std::string board{};
    std::string dealer{};
    std::string known{};
    std::vector<std::string> made{};
};

struct AdviceSetup {
    AnalysisSetup table{};
    const GameHooks* game = nullptr;
    exact::Situation situation{};
    GivenCards hand{};
    GivenCards board{};
    GivenCards dealer{};
    GivenCards known{};
};

// Fills in the setup, or returns the error.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_advice(const AdviseOptions& options,
                                                           AdviceSetup& setup);

}  // namespace baize
