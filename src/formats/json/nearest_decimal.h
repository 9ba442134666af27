// An exact figure as a decimal, for printing only. Must not be used for money.
#pragma once

#include "engine/core/fraction.h"

namespace baize {

// Returns the double nearest to the fraction.
[[nodiscard]] double nearest_decimal(const Fraction& fraction);

}  // namespace baize
