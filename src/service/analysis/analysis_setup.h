// Turns a request for exact figures into the table to analyse.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "formats/settings/pay_table_file.h"
#include "math/figures/solvers.h"
#include "service/analysis/analysis_request.h"
#include "service/analysis/analysis_view.h"

namespace baize {

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

// Returns an error that lists the analysed games, or nullopt if this game is one of them.
[[nodiscard]] std::optional<RequestError> unknown_game(std::string_view game);

// Returns the settings of a game as "table.retract_includes_folded, ...".
[[nodiscard]] std::string settings_of(GameId game);

// Returns the replaceable pay tables of a game as "ante_bonus, pair_plus".
[[nodiscard]] std::string replaceable_tables(const exact::Solver& solver);

// Finds the pay table of a game that a custom one may replace, or says which there are.
[[nodiscard]] std::optional<RequestError> find_replaceable(const exact::Solver& solver,
                                                           std::string_view wager,
                                                           const PayTableForm*& form);

// Names the odds that the unit stake cannot pay without rounding: with them the figures would be
// slightly wrong.
[[nodiscard]] std::optional<std::string> rounded_odds(const PayTable& table,
                                                      const PayTableForm& form);

// Replaces the table that pays the wager, and records its name.
void put_table(std::string_view wager,
               std::size_t slot,
               const NamedPayTable& chosen,
               AnalysisSetup& setup);

// Fills in the setup, or returns the error.
// REQUIRES: the request has a solver.
[[nodiscard]] std::optional<RequestError> set_up_analysis(const AnalysisRequest& request,
                                                          AnalysisSetup& setup);

}  // namespace baize
