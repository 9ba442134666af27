// `baize analyse GAME`: the exact figures of a game. They are computed in src/math; this command
// sets up the table and prints the figures.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_analyse_command(CLI::App& app, Console& console);

}  // namespace baize
