// What an exact solution tells of a game: for each wager its results when it is played best, how
// often each decision is taken, and how often each hand is paid.
#pragma once

#include <string>
#include <vector>

#include "math/figures/distribution.h"

namespace baize::exact {

// So many of the deals.
struct Share {
    std::string name;  // as contracts say it: "play", "straight_flush"
    Weight deals = 0;
    friend bool operator==(const Share&, const Share&) = default;
};

struct WagerFigures {
    std::string name;  // "ante" for the main game, else the side wager
    Distribution results{};
    std::vector<Share> strategy{};    // decisions; empty where none is taken
    std::vector<Share> paid_hands{};  // best first; empty where no table pays
    friend bool operator==(const WagerFigures&, const WagerFigures&) = default;
};

struct GameFigures {
    std::vector<WagerFigures> wagers{};
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

}  // namespace baize::exact
