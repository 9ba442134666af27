// From the words after `baize analyse` to the table that is analysed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/analysis_view.h"
#include "exact/solvers.h"
#include "table/rules.h"

namespace baize {

struct AnalyseOptions {
    std::string game{};
    std::string tables{};
    std::vector<std::string> settings{};  // "key=value"
    std::vector<std::string> pay{};       // "wager=FILE"
    bool json = false;
    std::size_t seen = 0;  // cards of the dealer's
    std::optional<double> confidence{};
    double half_width = OutlookQuestion{}.half_width;
    std::uint64_t pace = 0;
    std::string stake{};
    bool outcomes = false;
    bool strategies = false;
    bool grid = false;
};

// What is wrong, and whether with the words or with a file they name.
struct AnalysisRefusal {
    std::string text{};
    int exit_status = 0;
};

struct AnalysisSetup {
    const exact::Solver* solver = nullptr;
    Rules rules{};
    Analysis analysis{};  // but for the figures
};

// "three_card, flop_chase": for messages.
[[nodiscard]] std::string analysed_game_names();

// "ante_bonus, pair_plus": the pay tables of a game that a file may replace.
[[nodiscard]] std::string replaceable_tables(std::string_view game);

// "table.retract_includes_folded, ...": the settings of a game.
[[nodiscard]] std::string settings_of(std::string_view game);

// Fills in the setup, or says why it cannot.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_analysis(const AnalyseOptions& options,
                                                             AnalysisSetup& setup);

}  // namespace baize
