// `baize rules`: the rulebooks on screen. What is printed is in rules_view.h and coverage_view.h;
// here the words of the command line are told apart.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_rules_command(CLI::App& app, Console& console);

}  // namespace baize
