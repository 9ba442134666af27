// `baize shuffle --count N`: shuffled decks as the house deals them, one per line.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_shuffle_command(CLI::App& app, Console& console);

}  // namespace baize
