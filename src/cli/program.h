// The `baize` program without main(): the list of subcommands. Each has its own file,
// <folder>/<name>_command.{h,cpp}, with one function add_<name>_command(CLI::App&, Console&).
#pragma once

#include "cli/console.h"

namespace baize {

// Runs one command line and returns the exit status.
[[nodiscard]] int run_program(int count, const char* const* arguments, Console& console);

}  // namespace baize
