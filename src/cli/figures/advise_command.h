// `baize advise GAME`: the best decision in a situation and the cost of every other one. The
// analysis is in src/math; this command reads the situation and prints the answer.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_advise_command(CLI::App& app, Console& console);

}  // namespace baize
