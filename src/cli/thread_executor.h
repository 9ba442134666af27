// Adapts the threads of the machine to the executor that long computations use.
#pragma once

#include <cstddef>

#include "cli/progress_bar.h"
#include "engine/core/parallel_executor.h"

namespace baize {

// Runs work on this number of threads; 0: one for each core. Results do not depend on the number.
[[nodiscard]] ParallelExecutor thread_executor(std::size_t workers = 0);

// Returns the same executor, which shows its progress when it takes longer than a second.
// REQUIRES: the bar outlives the executor.
[[nodiscard]] ParallelExecutor watched_executor(ParallelExecutor executor, ProgressBar& bar);

}  // namespace baize
