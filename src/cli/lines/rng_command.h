// `baize rng --raw`: the shuffler's own bytes without end, for statistical test suites.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_rng_command(CLI::App& app, Console& console);

}  // namespace baize
