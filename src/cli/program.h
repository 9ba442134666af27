// The `baize` program apart from main(): which subcommands there are. Each is a file of its own,
// <folder>/<name>_command.{h,cpp}, with one function add_<name>_command(CLI::App&, Console&).
#pragma once

#include "cli/console.h"

namespace baize {

// Runs one command line and returns the exit status.
[[nodiscard]] int run_program(int count, const char* const* arguments, Console& console);

}  // namespace baize
