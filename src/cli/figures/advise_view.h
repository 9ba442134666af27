// The advice to a player, as text for people and as JSON.
#pragma once

#include <string>

#include "cli/figures/advise_setup.h"
#include "math/advice/advice.h"

namespace baize {

[[nodiscard]] std::string advice_text(const AdviceSetup& setup, const exact::Advice& advice);

// Returns one JSON object on one line.
[[nodiscard]] std::string advice_json(const AdviceSetup& setup, const exact::Advice& advice);

}  // namespace baize
