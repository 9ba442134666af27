// The books and the register of readings, as screens show them.
#pragma once

#include <optional>
#include <string_view>

#include "service/protocol/rules_shown.h"

namespace baize {

[[nodiscard]] screen::RulesShown all_rules();

// A clause with those it lies under, or a reading; nothing where there is no such thing.
[[nodiscard]] std::optional<screen::Explained> explain(std::string_view id);

}  // namespace baize
