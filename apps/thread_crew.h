// The threads of the machine as a crew for the exact solutions, which know none themselves.
#pragma once

#include "exact/crew.h"

namespace baize {

// One worker a core. What is being solved does not depend on their number.
[[nodiscard]] exact::Crew thread_crew();

}  // namespace baize
