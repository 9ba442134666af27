// `baize equity`: what hands of poker are worth against each other. It is counted, or sampled, in
// src/math/equity; here the words are read and the figures printed.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_equity_command(CLI::App& app, Console& console);

}  // namespace baize
