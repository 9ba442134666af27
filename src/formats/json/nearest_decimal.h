// An exact figure as a decimal, for printing only. Never for money.
#pragma once

#include "engine/core/fraction.h"

namespace baize {

// The nearest decimal a machine number can hold.
[[nodiscard]] double nearest_decimal(const Fraction& fraction);

}  // namespace baize
