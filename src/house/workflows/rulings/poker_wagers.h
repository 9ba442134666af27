// One player's wager in a hand of poker that is over: everything that the player has put into its
// pots. It lies there with the wagers of the others, so that the pots are settled again without it.
// [CP 13.2.1] [I-99]
#pragma once

#include "house/casino/steps.h"

namespace baize::casino {

// What commands call it, whatever of it were blinds, antes or raises.
inline constexpr Wager wager_at_poker = Wager::bet;

// The player gets it back with the hand dead, and everybody gets or gives the difference; of what
// somebody has taken away the house bears the rest, as where a round falls. [I-98]
// REQUIRES: the rank and the table of the charge were asked for; `clause` is the power's.
[[nodiscard]] Result<Steps> void_poker_wager(const Situation& now,
                                             const FloorTable& table,
                                             const VoidWager& command,
                                             Clause clause);

// Of any sanction. A wager at poker is booked again in the accounts that people have today.
[[nodiscard]] Result<Steps> reverse_sanction(const Situation& now, const ReverseSanction& command);

}  // namespace baize::casino
