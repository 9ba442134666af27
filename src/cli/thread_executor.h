// The threads of the machine as a executor for long counts, which know none themselves.
#pragma once

#include <cstddef>

#include "cli/progress_bar.h"
#include "engine/core/parallel_executor.h"

namespace baize {

// So many workers; 0: one a core. What is counted does not depend on their number.
[[nodiscard]] ParallelExecutor thread_executor(std::size_t workers = 0);

// The same executor; whoever waits for more than a second sees how far it is.
// REQUIRES: the bar outlives the executor.
[[nodiscard]] ParallelExecutor watched_executor(ParallelExecutor executor, ProgressBar& bar);

}  // namespace baize
