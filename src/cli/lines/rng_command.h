// `baize rng --raw`: an endless stream of the shuffler's random bytes, for statistical test suites.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_rng_command(CLI::App& app, Console& console);

}  // namespace baize
