// Turns the arguments of `baize analyse` into the table to analyse.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "math/figures/solvers.h"
#include "service/analysis/analysis_refusal.h"
#include "service/analysis/analysis_view.h"
#include "service/analysis/own_pay_tables.h"

namespace baize {

struct AnalyseOptions {
    std::string game{};
    std::string tables{};
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

struct AnalysisSetup {
    const exact::Solver* solver = nullptr;
    Rules rules{};
    Analysis analysis{};  // complete except for the figures

    // nullopt: Flop Chase. REQUIRES: a setup that set_up_analysis filled.
    [[nodiscard]] std::optional<GameId> game() const { return solver->game; }

    // nullptr: Flop Chase.
    [[nodiscard]] const GameHooks* hooks() const;
};

// Returns "three_card, flop_chase" for messages.
[[nodiscard]] std::string analysed_game_names();

// Returns the settings of a game as "table.retract_includes_folded, ...".
[[nodiscard]] std::string settings_of(GameId game);

// Replaces the table that pays the wager, and records its name.
void put_table(std::string_view wager,
               std::size_t slot,
               const NamedPayTable& chosen,
               AnalysisSetup& setup);

// Fills in the setup, or returns the error.
[[nodiscard]] std::optional<AnalysisRefusal> set_up_analysis(const AnalyseOptions& options,
                                                             AnalysisSetup& setup);

}  // namespace baize
