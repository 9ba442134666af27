// Who deals at a table that people deal. The ledger has it, so that every card can be said to have
// been dealt by somebody; and while somebody is in charge no other dealer acts there. [I-142]
#pragma once

#include "house/casino/decide.h"

namespace baize::casino {

[[nodiscard]] Result<Steps> put_dealer(const Situation& now, const PutDealer& command);

// A dealer who is not in charge of the table; those above may act everywhere.
[[nodiscard]] std::optional<Rejection> another_deals(const Situation& now, TableId table);

}  // namespace baize::casino
