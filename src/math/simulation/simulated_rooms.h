// The rooms that can be simulated. Each has its own file, simulate_<room>.cpp.
#pragma once

#include "math/simulation/simulation.h"

namespace baize {

[[nodiscard]] SimulatedGame simulated_three_card();
[[nodiscard]] SimulatedGame simulated_caribbean_stud();
[[nodiscard]] SimulatedGame simulated_wild_aruba();
[[nodiscard]] SimulatedGame simulated_ultimate_holdem();
[[nodiscard]] SimulatedGame simulated_crown_holdem();

}  // namespace baize
