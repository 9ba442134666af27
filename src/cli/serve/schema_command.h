// `baize schema`: the server's protocol as documents (docs/api/).
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_schema_command(CLI::App& app, Console& console);

}  // namespace baize
