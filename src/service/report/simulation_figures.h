// Decimals computed from the exact sums of a simulation, for printing only.
#pragma once

#include "math/simulation/tally.h"

namespace baize {

struct ReturnFigures {
    double returned = 0;            // of every unit staked; 1 is even
    double house_edge = 0;          // 1 - returned
    double standard_deviation = 0;  // of a round's net, in units of the average stake
    double low = 0;                 // the true return lies between both values in 95 % of such runs
    double high = 0;
};

// REQUIRES: money.staked > 0.
[[nodiscard]] ReturnFigures return_figures(const MoneySums<WideCents>& money);

struct MainGameFigures {
    double net = 0;                 // per unit of Ante; the house keeps -net
    double standard_deviation = 0;  // of a round's net, in units of the Antes
    double low = 0;
    double high = 0;
    double average_wager = 0;    // all main wagers per unit of Ante
    double element_of_risk = 0;  // share of every staked unit that the house keeps
};

// REQUIRES: ante.staked > 0, and the same Antes in every round.
[[nodiscard]] MainGameFigures main_game_figures(const MoneySums<WideCents>& money,
                                                const MoneySums<WideCents>& ante);

}  // namespace baize
