// An executive changes the settings of the house (floor_settings.h).
#pragma once

#include "house/casino/steps.h"
#include "house/commands/people_command.h"

namespace baize::house {

[[nodiscard]] Result<Steps> change_settings(const Context& now, const ChangeSettings& command);

}  // namespace baize::house
