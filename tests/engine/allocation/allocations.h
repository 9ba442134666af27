// How often this program has asked for memory. The counting operator new is defined once, in
// settle_allocation_test.cpp.
#pragma once

#include <cstddef>

namespace baize {

[[nodiscard]] inline std::size_t& allocations() {
    static std::size_t count = 0;
    return count;
}

}  // namespace baize
