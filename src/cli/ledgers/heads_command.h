// `baize head`, `baize heads` and `baize backup`: the work on a ledger at the end of a shift.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_head_commands(CLI::App& app, Console& console);

}  // namespace baize
