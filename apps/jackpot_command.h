// `baize jackpot`: run one jackpot through a stream of events. The work is in
// contracts/jackpot_stream.
#pragma once

#include "apps/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_jackpot_command(CLI::App& app, Console& console);

}  // namespace baize
