// What the house has chosen where the books leave the floor a choice.
#pragma once

#include "house/meters/systems.h"
#include "house/seating/seating.h"

namespace baize::casino {

inline constexpr house::SeatingSettings seating_settings{};
inline constexpr house::MeterSettings meter_settings{};

}  // namespace baize::casino
