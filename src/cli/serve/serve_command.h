// `baize serve`: the casino in a browser. The work is in serve_run.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_serve_command(CLI::App& app, Console& console);

}  // namespace baize
