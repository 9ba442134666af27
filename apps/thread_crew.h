// The threads of the machine as a crew for the exact solutions, which know none themselves.
#pragma once

#include "core/crew.h"

namespace baize {

// One worker a core. What is being solved does not depend on their number.
[[nodiscard]] Crew thread_crew();

}  // namespace baize
