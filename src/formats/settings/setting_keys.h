// The settings of a table by the keys of rulebooks/interpretations.md.
#pragma once

#include <span>
#include <string_view>

#include "engine/banked/machine/rules.h"

namespace baize {

struct SettingKey {
    std::string_view key{};   // "uth.blind_loses_to_unqualified_dealer"
    std::string_view game{};  // the only game it concerns; empty: all
    bool Settings::*field = nullptr;
};

[[nodiscard]] std::span<const SettingKey> setting_keys();

// nullptr when no house game has such a setting.
[[nodiscard]] const SettingKey* setting_key(std::string_view key);

}  // namespace baize
