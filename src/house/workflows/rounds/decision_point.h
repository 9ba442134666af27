// The question that a table asks now, as a number. A decision names the number that its sender saw,
// so that it is never applied to a later question. [I-143]
#pragma once

#include <cstdint>

#include "house/casino/casino_state.h"

namespace baize::house {

// Changes whenever an earlier decision would apply to a different question. At a house game it
// depends on the round, its phase and its street (actions of other players do not change it); at
// poker on the hand and all bets so far. It is below 2^53, the largest integer that a browser
// represents exactly.
[[nodiscard]] std::uint64_t decision_point_of(const TableState& table);

}  // namespace baize::house
