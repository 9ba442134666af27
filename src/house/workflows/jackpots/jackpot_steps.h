// What an act at a table does to the jackpot system it is part of.
#pragma once

#include "house/casino/steps.h"
#include "house/workflows/jackpots/system_events.h"

namespace baize::casino {

// Why this Jackpot wager cannot be taken now; nothing when it can, or it is no such wager.
[[nodiscard]] std::optional<Rejection> jackpot_refused(const Situation& now,
                                                       const FloorTable& table,
                                                       const PlaceWager& wager);

// Why nothing is played at the table: its jackpot system is being looked into. [UTH 5.16] [CH 5.13]
[[nodiscard]] std::optional<Rejection> play_suspended(const Situation& now,
                                                      const FloorTable& table);

// Why the game over button cannot be pressed: prizes are still to be paid. [UTH 4.23] [CH 4.21]
[[nodiscard]] std::optional<Rejection> game_not_over(const Situation& now, const FloorTable& table);

// Why the jackpot game of the wagers on the layout cannot start now.
[[nodiscard]] std::optional<Rejection> start_refused(const Situation& now, const FloorTable& table);

// Before the act: wagers that come back are put on the layout again, also those of a round that
// was settled and proves to be void. After it: wagers whose game starts are registered, and the
// outcome of a round that is over is recorded.
[[nodiscard]] std::optional<Rejection> jackpot_before(const Situation& now,
                                                      const FloorTable& table,
                                                      const Round& after,
                                                      SystemEvents& system);
[[nodiscard]] std::optional<Rejection> jackpot_after(const Situation& now,
                                                     const FloorTable& table,
                                                     const Round& after,
                                                     SystemEvents& system);

// For both of them: the second is decided on what the first left.
[[nodiscard]] SystemEvents system_events(const Situation& now,
                                         const FloorTable& table,
                                         Steps& steps);

// A Jackpot wager that stayed for the next round goes back to a player who leaves. [CS 11.14.1]
[[nodiscard]] std::optional<Rejection> return_carried(const Situation& now,
                                                      const FloorTable& table,
                                                      PersonId person,
                                                      Steps& steps);

// The room of the systems has made the round on the felt void, and the stakes it had taken are on
// the layout again: the game is told, and hands back every wager.
[[nodiscard]] std::optional<Rejection> void_on_felt(const Situation& now,
                                                    const FloorTable& table,
                                                    Irregularity what,
                                                    SystemEvents& system);

}  // namespace baize::casino
