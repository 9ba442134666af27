// `baize meter`: past values of a jackpot meter, read from the whole ledger. [CS 9.5.3]
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_meter_command(CLI::App& app, Console& console);

}  // namespace baize
