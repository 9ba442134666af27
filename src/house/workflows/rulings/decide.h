// Decides the commands about incidents, sanctions, disputes and reviews.
#pragma once

#include "engine/core/result.h"
#include "house/cases/commands.h"
#include "house/casino/context.h"
#include "house/casino/step.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const CaseCommand& command);

}  // namespace baize::house
