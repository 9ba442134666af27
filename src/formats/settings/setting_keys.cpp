#include "formats/settings/setting_keys.h"

#include <algorithm>
#include <array>

namespace baize {

namespace {

// clang-format off
constexpr std::array all_setting_keys{
    SettingKey{"uth.blind_loses_to_unqualified_dealer", "ultimate_holdem", &Settings::uth_blind_loses_to_unqualified_dealer},
    SettingKey{"uth.absent_keeps_trips", "ultimate_holdem", &Settings::uth_absent_keeps_trips},
    SettingKey{"ch.allow_multiple_hands", "crown_holdem", &Settings::ch_allow_multiple_hands},
    SettingKey{"wa.jackpot.quads_natural_only", "wild_aruba", &Settings::wa_jackpot_quads_natural_only},
    SettingKey{"table.retract_includes_folded", "", &Settings::retract_includes_folded},
};
// clang-format on

}  // namespace

std::span<const SettingKey> setting_keys() {
    return all_setting_keys;
}

const SettingKey* setting_key(std::string_view key) {
    const auto* const found = std::find_if(all_setting_keys.begin(),
                                           all_setting_keys.end(),
                                           [&](const SettingKey& one) { return one.key == key; });
    return found == all_setting_keys.end() ? nullptr : found;
}

}  // namespace baize
