// Solves Flop Chase, the side wager on the colour of the first three community cards [CP 10.1]. Its
// wagers "red" and "black" are settled by playing hands of poker for this purpose.
#pragma once

#include "math/figures/figures.h"

namespace baize::exact {

[[nodiscard]] GameFigures solve_flop_chase();

}  // namespace baize::exact
