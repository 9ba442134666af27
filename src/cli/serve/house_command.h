// `baize house`: a casino without a server, with commands in and answers out as JSON lines. The
// work is in console_run.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_house_command(CLI::App& app, Console& console);

}  // namespace baize
