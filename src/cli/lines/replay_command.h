// `baize replay FILE...`: recorded hands played through the engine, or turned into another format.
// src/formats/histories reads and plays; here files are shared out among threads and answered in
// order.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_replay_command(CLI::App& app, Console& console);

}  // namespace baize
