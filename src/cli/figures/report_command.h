// `baize report`: the mathematics of a game on one page.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_report_command(CLI::App& app, Console& console);

}  // namespace baize
