// The settings of a table, with the keys of rulebooks/interpretations.md.
#pragma once

#include <span>
#include <string_view>

#include "engine/banked/machine/rules.h"

namespace baize {

struct SettingKey {
    std::string_view key{};   // for example "uth.blind_loses_to_unqualified_dealer"
    std::string_view game{};  // the only game that uses it; empty: all games
    bool Settings::*field = nullptr;
};

[[nodiscard]] std::span<const SettingKey> setting_keys();

// Returns nullptr if no house game has such a setting.
[[nodiscard]] const SettingKey* setting_key(std::string_view key);

}  // namespace baize
