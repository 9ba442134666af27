// `baize replay FILE...`: replays recorded hands on the engine, or converts them to another format.
// src/formats/histories parses and replays; this command distributes files over threads and answers
// in order.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_replay_command(CLI::App& app, Console& console);

}  // namespace baize
