// The exact figures of a game as text for people and as JSON.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "formats/json/json_text.h"
#include "math/figures/figures.h"
#include "service/analysis/analysis_outlook.h"
#include "service/analysis/leak_view.h"
#include "service/analysis/starting_hand_grid.h"
#include "service/analysis/strategy_analysis.h"

namespace baize {

struct Analysis {
    std::string game{};                                         // "three_card"
    std::string title{};                                        // "Three Card Poker"
    std::vector<std::pair<std::string, std::string>> tables{};  // "pair_plus", "A" or a file
    std::vector<std::pair<std::string, bool>> settings{};       // those that were given
    Leak leak{};
    OutlookQuestion outlook{};
    bool lists_outcomes = false;  // in the text; JSON always does
    std::vector<StrategyFigures> strategies{};
    std::vector<exact::StartingHand> starting_hands{};
    exact::GameFigures figures{};
};

// "tables pair_plus A, ..." and a line end; empty where nothing was to choose.
[[nodiscard]] std::string setup_line(const Analysis& analysis);

// "game", "tables" and, where some were given, "settings", inside an object.
void write_setup(JsonText& json, const Analysis& analysis);

// A line for each net result of a wager: how often it comes.
[[nodiscard]] std::string outcome_rows(const exact::WagerFigures& wager, std::size_t indent = 0);

[[nodiscard]] std::string analysis_text(const Analysis& analysis);

// One object on one line.
[[nodiscard]] std::string analysis_json(const Analysis& analysis);

}  // namespace baize
