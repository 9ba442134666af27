// `baize equity`: the equities of poker hands against each other. They are counted or sampled in
// src/math/equity; this command reads the arguments and prints the figures.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_equity_command(CLI::App& app, Console& console);

}  // namespace baize
