#include "formats/settings/setting_keys.h"

#include <algorithm>
#include <vector>

#include "engine/games/registry.h"

namespace baize {

namespace {

std::vector<SettingKey> collected_keys() {
    std::vector<SettingKey> keys;
    for (const GameHooks& game : house_games()) {
        for (const SettingFacts& setting : game.facts().settings) {
            if (!setting.key.empty()) keys.push_back({setting.key, game.facts().id, setting.field});
        }
    }
    keys.push_back(
        {"table.retract_includes_folded", std::nullopt, &Settings::retract_includes_folded});
    return keys;
}

}  // namespace

std::span<const SettingKey> setting_keys() {
    static const std::vector<SettingKey> keys = collected_keys();
    return keys;
}

const SettingKey* setting_key(std::string_view key) {
    const auto keys = setting_keys();
    const auto found = std::find_if(
        keys.begin(), keys.end(), [&](const SettingKey& one) { return one.key == key; });
    return found == keys.end() ? nullptr : &*found;
}

}  // namespace baize
