// Decides the commands about jackpot systems.
#pragma once

#include "engine/core/result.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/meters/commands.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const MeterCommand& command);

}  // namespace baize::house
