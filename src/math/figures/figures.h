// The figures of an exactly solved game: for each wager, the distribution of its results under best
// play, how often each decision is taken, and how often each hand is paid.
#pragma once

#include <string>
#include <vector>

#include "math/figures/distribution.h"

namespace baize::exact {

// A named event and the number of deals in which it happens.
struct Share {
    std::string name;  // As in the JSON formats: "play", "straight_flush".
    Weight deals = 0;
    friend bool operator==(const Share&, const Share&) = default;
};

struct WagerFigures {
    std::string name;  // "ante" for the main game, otherwise the side wager.
    Distribution results{};
    std::vector<Share> strategy{};    // Decisions; empty if the wager needs none.
    std::vector<Share> paid_hands{};  // Best hand first; empty without a pay table.
    friend bool operator==(const WagerFigures&, const WagerFigures&) = default;
};

struct GameFigures {
    std::vector<WagerFigures> wagers{};
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

}  // namespace baize::exact
