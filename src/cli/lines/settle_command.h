// `baize settle`: settles rounds of the house games, one JSON line each. The work is in
// service/settle/settle_stream.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_settle_command(CLI::App& app, Console& console);

}  // namespace baize
