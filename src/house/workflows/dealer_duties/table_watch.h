// What whoever waits at a table watches, instead of asking again and again.
#pragma once

#include <cstdint>

#include "house/casino/casino.h"

namespace baize::casino {

// What was refused at a table that has not changed since may be in order again after so long: a
// jackpot mended elsewhere, a bar lifted.
inline constexpr Span try_again = Span::of_minutes(1);

// A number that changes with everything the next duty at a table depends on: the table, the jackpot
// systems it may wait for, and the people who wait for a seat at it.
[[nodiscard]] std::uint64_t watched_version(const Casino& casino, TableId table);

}  // namespace baize::casino
