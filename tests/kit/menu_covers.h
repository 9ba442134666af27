// Checks that a menu offered the action that was taken.
#pragma once

#include <vector>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/menu.h"

namespace baize::kit {

// Does the menu cover this act? Which cards come, where a cut is made and what amount a report
// found are not the menu's choice.
[[nodiscard]] bool covers(const std::vector<Offer>& menu, const Act& act);

}  // namespace baize::kit
