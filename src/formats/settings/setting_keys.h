// The settings of a table, with the keys of rulebooks/interpretations.md.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"

namespace baize {

struct SettingKey {
    std::string_view key{};        // for example "uth.blind_loses_to_unqualified_dealer"
    std::optional<GameId> game{};  // the only game that uses it; nullopt: all games
    bool Settings::*field = nullptr;

    [[nodiscard]] bool is_for(GameId one) const { return !game || *game == one; }
};

[[nodiscard]] std::span<const SettingKey> setting_keys();

// Returns nullptr if no house game has such a setting.
[[nodiscard]] const SettingKey* setting_key(std::string_view key);

}  // namespace baize
