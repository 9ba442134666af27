// Checks that the menu of offers contains the action that was taken.
#pragma once

#include <vector>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/menu.h"

namespace baize::kit {

// True if the menu contains this action. The cards, the place of a cut and the amount in a report
// are not compared, because the menu does not list them.
[[nodiscard]] bool covers(const std::vector<Offer>& menu, const Act& act);

}  // namespace baize::kit
