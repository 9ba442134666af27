// Decides the commands about people, the cage, and the settings of the house.
#pragma once

#include "engine/core/result.h"
#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/commands/people_command.h"

namespace baize::house {

[[nodiscard]] Result<Steps> decide(const Context& now, const PeopleCommand& command);

}  // namespace baize::house
