// A version number for tables, so that the auto-dealer and bots need not poll them.
#pragma once

#include <cstdint>

#include "house/casino/casino.h"

namespace baize::house {

// Retry interval: a command refused at an unchanged table may succeed later, because a jackpot was
// repaired elsewhere or a bar lifted.
inline constexpr Span retry_interval = Span::of_minutes(1);

// Returns a number that changes with everything the next action at a table depends on: the table,
// the jackpot systems it may wait for, and the people who wait for a seat at it.
[[nodiscard]] std::uint64_t watched_version(const Casino& casino, TableId table);

}  // namespace baize::house
