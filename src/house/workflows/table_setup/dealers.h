// The dealer of a table that people deal. The ledger records it, so that every card has a known
// dealer; while a dealer is in charge, no other dealer may act there. [I-142]
#pragma once

#include "house/casino/context.h"
#include "house/casino/step.h"
#include "house/signs/commands.h"

namespace baize::house {

[[nodiscard]] Result<Steps> put_dealer(const Context& now, const PutDealer& command);

// Returns a rejection for a dealer who is not in charge of the table; higher ranks may act
// everywhere.
[[nodiscard]] std::optional<Rejection> another_deals(const Context& now, TableId table);

}  // namespace baize::house
