// `baize shuffle --count N`: decks as the house would deal them, one a line.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_shuffle_command(CLI::App& app, Console& console);

}  // namespace baize
