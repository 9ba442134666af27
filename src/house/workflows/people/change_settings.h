// An executive changes what the house has chosen (floor_settings.h).
#pragma once

#include "house/casino/steps.h"

namespace baize::casino {

[[nodiscard]] Result<Steps> change_settings(const Situation& now, const ChangeSettings& command);

}  // namespace baize::casino
