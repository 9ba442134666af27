// What an act at a table does to the jackpot system it is part of.
#pragma once

#include "casino/steps.h"

namespace baize::casino {

// Why this Jackpot wager cannot be taken now; nothing when it can, or it is no such wager.
[[nodiscard]] std::optional<Rejection> jackpot_refused(const Situation& now,
                                                       const FloorTable& table,
                                                       const PlaceWager& wager);

// Before the act: wagers that come back are put on the layout again. After it: wagers whose game
// starts are registered, and the outcome of a round that is over is recorded.
[[nodiscard]] std::optional<Rejection> jackpot_before(const Situation& now,
                                                      const FloorTable& table,
                                                      const Round& after,
                                                      Steps& steps);
[[nodiscard]] std::optional<Rejection> jackpot_after(const Situation& now,
                                                     const FloorTable& table,
                                                     const Round& after,
                                                     Steps& steps);

// A Jackpot wager that stayed for the next round goes back to a player who leaves. [CS 11.14.1]
[[nodiscard]] std::optional<Rejection> return_carried(const Situation& now,
                                                      const FloorTable& table,
                                                      PersonId person,
                                                      Steps& steps);

}  // namespace baize::casino
