// `baize house`: a casino without walls, commands in and answers out as JSON lines. The work is in
// house_run.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_house_command(CLI::App& app, Console& console);

}  // namespace baize
