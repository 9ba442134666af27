// `baize analyse` for a grid of pay tables and settings, on all cores of this machine or, under
// mpirun, of several machines.
#pragma once

#include "cli/console.h"
#include "cli/figures/analyse_options.h"

namespace baize {

// REQUIRES: asks_for_grid(options).
void analyse_grid(const AnalyseOptions& options, Console& console);

}  // namespace baize
