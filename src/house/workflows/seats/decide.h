// Decides the commands about seats and waiting lists.
#pragma once

#include "engine/core/result.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/seating/commands.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const SeatingCommand& command);

}  // namespace baize::house
