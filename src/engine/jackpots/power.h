// Powers of whole numbers. Boost's own pow returns an expression that refers to a function object
// already destroyed.
#pragma once

#include "engine/core/fraction.h"

namespace baize::jackpots {

[[nodiscard]] inline Fraction::Integer power(Fraction::Integer base, unsigned exponent) {
    Fraction::Integer product = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) product *= base;
        base *= base;
    }
    return product;
}

}  // namespace baize::jackpots
