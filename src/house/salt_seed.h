// The seed of the salts in the commitment to a deck (house/fairness).
#pragma once

#include <array>
#include <cstddef>

namespace baize::house {

using SaltSeed = std::array<std::byte, 32>;

}  // namespace baize::house
