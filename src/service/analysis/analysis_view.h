// Writes the exact figures of a game as readable text and as JSON.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "formats/json/json_text.h"
#include "math/figures/figures.h"
#include "service/analysis/analysis_outlook.h"
#include "service/analysis/exposed_cards_view.h"
#include "service/analysis/starting_hand_grid.h"
#include "service/analysis/strategy_analysis.h"

namespace baize {

struct Analysis {
    std::string game{};                                         // "three_card"
    std::string title{};                                        // "Three Card Poker"
    std::vector<std::pair<std::string, std::string>> tables{};  // wager; book's table or a file
    std::vector<std::pair<std::string, bool>> settings{};       // only those that were given
    ExposedCards exposed_cards{};
    OutlookQuestion outlook{};
    bool lists_outcomes = false;  // in the text; JSON always lists them
    std::vector<StrategyFigures> strategies{};
    std::vector<exact::StartingHand> starting_hands{};
    exact::GameFigures figures{};
};

// Returns "tables pair_plus A, ..." and a line end; empty if there was nothing to choose.
[[nodiscard]] std::string setup_line(const Analysis& analysis);

// Writes "game", "tables" and, if any were given, "settings" inside an object.
void write_setup(JsonText& json, const Analysis& analysis);

// Writes a line with the probability for each net result of a wager.
[[nodiscard]] std::string outcome_rows(const exact::WagerFigures& wager, std::size_t indent = 0);

[[nodiscard]] std::string analysis_text(const Analysis& analysis);

// Returns one JSON object on one line.
[[nodiscard]] std::string analysis_json(const Analysis& analysis);

}  // namespace baize
