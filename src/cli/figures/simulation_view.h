// The result of a simulation as text for people and as JSON.
#pragma once

#include <string>

#include "engine/banked/machine/game.h"
#include "math/simulation/simulation.h"

namespace baize {

struct SimulationResult {
    const GameHooks* game = nullptr;
    const SimulatedGame* simulated = nullptr;
    const Strategy* strategy = nullptr;
    Simulation simulation{};
    Tally tally{};
};

[[nodiscard]] std::string simulation_text(const SimulationResult& result);

// Returns one JSON object on one line.
[[nodiscard]] std::string simulation_json(const SimulationResult& result);

}  // namespace baize
