// Flop Chase, the side wager on the colour of the first three community cards [CP 10.1]: "red" and
// "black", settled by hands of poker played for the purpose.
#pragma once

#include "math/figures/figures.h"

namespace baize::exact {

[[nodiscard]] GameFigures solve_flop_chase();

}  // namespace baize::exact
