// How many hands pass before the last blind reaches a seat: what a newcomer waits for. [CP 8.10.1]
// [I-151]
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

// For each seat the number of hands before the one in which the last blind reaches it; 0 for the
// next hand. nullopt if no hand can be planned now.
using BlindForecast = std::array<std::optional<std::uint8_t>, seats_max>;

// Plans the next hands with the players and chips of now, and with those who wait or post.
[[nodiscard]] BlindForecast forecast_blinds(const Rules& rules,
                                            const Orbit& orbit,
                                            const Amounts& stacks);

}  // namespace baize::poker
