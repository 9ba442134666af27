// The chips that a player of a house game buys with money from the wallet.
#pragma once

#include "house/casino/steps.h"

namespace baize::house {

// Only the players themselves may buy chips from their wallets. [CS 5.1] [TCP 5.1] [I-138]
[[nodiscard]] Result<Step> buy_chips(const Context& now, const TableState& table, Money amount);

}  // namespace baize::house
