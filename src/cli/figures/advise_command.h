// `baize advise GAME`: the best decision of one situation and what every other one costs. It is
// found in src/math; here the situation is read and the answer printed.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_advise_command(CLI::App& app, Console& console);

}  // namespace baize
