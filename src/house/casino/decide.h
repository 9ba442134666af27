// Decides a command by the books: the result is its events with the money they move, or a refusal
// with its clause. Nothing changes here. The same state, person, time and command always give the
// same result, so that an audit can verify it.
#pragma once

#include "engine/core/result.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/commands/command.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const Command& command);

}  // namespace baize::house
