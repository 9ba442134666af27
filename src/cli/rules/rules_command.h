// `baize rules`: shows the rulebooks. The printing is in rules_view.h and coverage_view.h; this
// file interprets the arguments.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_rules_command(CLI::App& app, Console& console);

}  // namespace baize
