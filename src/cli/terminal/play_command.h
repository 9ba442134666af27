// `baize play [GAME]`: a table in the terminal. The table itself is in terminal_session.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_play_command(CLI::App& app, Console& console);

}  // namespace baize
