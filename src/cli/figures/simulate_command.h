// `baize simulate GAME`: many rounds of a game by a fixed strategy. The rounds are played in
// src/math/simulation; this command distributes them over threads and prints the sums.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_simulate_command(CLI::App& app, Console& console);

}  // namespace baize
