// One player's wager in a finished poker hand: everything that the player has put into its pots. It
// is mixed with the wagers of the others, so the pots are settled again without it. [CP 13.2.1]
// [I-99]
#pragma once

#include "house/cases/commands.h"
#include "house/casino/steps.h"

namespace baize::house {

// The name of this wager in commands; it includes blinds, antes and raises.
inline constexpr Wager wager_at_poker = Wager::bet;

// The player gets the wager back with the hand dead, and every player gets or gives the difference.
// The house bears amounts that people have taken away, as for an invalidated round. [I-98]
// REQUIRES: the rank and the table of the charge were checked; `clause` is the power's.
[[nodiscard]] Result<Steps> void_poker_wager(const Context& now,
                                             const TableState& table,
                                             const VoidWager& command,
                                             Clause clause);

// Reverses any sanction. For a poker wager, the postings are made again against the accounts where
// the players' money is now.
[[nodiscard]] Result<Steps> reverse_sanction(const Context& now, const ReverseSanction& command);

}  // namespace baize::house
