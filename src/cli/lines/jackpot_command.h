// `baize jackpot`: run one jackpot through a stream of events. The work is in
// service/settle/jackpot_stream.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_jackpot_command(CLI::App& app, Console& console);

}  // namespace baize
