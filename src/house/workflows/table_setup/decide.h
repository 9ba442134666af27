// Decides the commands about the sign and the cards of a table.
#pragma once

#include "engine/core/result.h"
#include "house/cards/commands.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/signs/commands.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const SignCommand& command);
[[nodiscard]] Result<Steps> decide(const Context& now, const CardCommand& command);

}  // namespace baize::house
