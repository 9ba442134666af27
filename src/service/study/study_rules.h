// The books and the register of interpretations, for the web pages.
#pragma once

#include <optional>
#include <string_view>

#include "service/protocol/rules_view.h"

namespace baize {

[[nodiscard]] views::RulesView all_rules();

// Returns a clause with its parents, or an interpretation; nullopt if the id is unknown.
[[nodiscard]] std::optional<views::Explained> explain(std::string_view id);

}  // namespace baize
