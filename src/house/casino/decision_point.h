// Which question a table asks now, as a number: a decision names the one it answers. [I-143]
#pragma once

#include <cstdint>

#include "house/casino/casino_state.h"

namespace baize::house {

// Another number whenever a decision made before would be about something else: at a house game the
// round, its phase and its street (what others do there changes nothing); at poker the hand and
// everything bet so far. Below 2^53, which is as far as a browser counts.
[[nodiscard]] std::uint64_t decision_point_of(const TableState& table);

}  // namespace baize::house
