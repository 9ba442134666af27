// The threads of the machine as a crew for long counts, which know none themselves.
#pragma once

#include <cstddef>

#include "cli/progress_bar.h"
#include "engine/core/crew.h"

namespace baize {

// So many workers; 0: one a core. What is counted does not depend on their number.
[[nodiscard]] Crew thread_crew(std::size_t workers = 0);

// The same crew; whoever waits for more than a second sees how far it is.
// REQUIRES: the bar outlives the crew.
[[nodiscard]] Crew watched_crew(Crew crew, ProgressBar& bar);

}  // namespace baize
