// `baize analyse GAME`: the exact figures of a game. They are found in src/math; here the table is
// set up as the command line says, and the figures are printed.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_analyse_command(CLI::App& app, Console& console);

}  // namespace baize
