// The effects of an action at a table on its jackpot system.
#pragma once

#include "house/casino/steps.h"
#include "house/workflows/jackpots/system_events.h"

namespace baize::house {

// Returns the reason why this Jackpot wager cannot be taken now; nullopt if it can, or for other
// wagers.
[[nodiscard]] std::optional<Rejection> jackpot_refused(const Context& now,
                                                       const TableState& table,
                                                       const PlaceWager& wager);

// Returns a rejection if play is suspended while the jackpot system is investigated. [UTH 5.16] [CH
// 5.13]
[[nodiscard]] std::optional<Rejection> play_suspended(const Context& now, const TableState& table);

// Returns a rejection if the game over button cannot be pressed because prizes are unpaid. [UTH
// 4.23] [CH 4.21]
[[nodiscard]] std::optional<Rejection> game_not_over(const Context& now, const TableState& table);

// Returns the reason why the jackpot game of the wagers on the layout cannot start now.
[[nodiscard]] std::optional<Rejection> start_refused(const Context& now, const TableState& table);

// Before the action: returned wagers are put back on the layout, including those of a settled round
// that turns out to be void. After it: wagers whose game starts are registered, and the outcome of
// a finished round is recorded.
[[nodiscard]] std::optional<Rejection> jackpot_before(const Context& now,
                                                      const TableState& table,
                                                      const Round& after,
                                                      SystemEvents& system);
[[nodiscard]] std::optional<Rejection> jackpot_after(const Context& now,
                                                     const TableState& table,
                                                     const Round& after,
                                                     SystemEvents& system);

// Shared by both calls: the second one is decided on the result of the first.
[[nodiscard]] SystemEvents system_events(const Context& now, const TableState& table, Steps& steps);

// Returns a Jackpot wager that stayed for the next round to a player who leaves. [CS 11.14.1]
[[nodiscard]] std::optional<Rejection> return_carried(const Context& now,
                                                      const TableState& table,
                                                      PersonId person,
                                                      Steps& steps);

// The meters room has voided the round in play and put the stakes it had taken back on the layout.
// This tells the game, which returns every wager.
[[nodiscard]] std::optional<Rejection> void_on_layout(const Context& now,
                                                      const TableState& table,
                                                      Irregularity what,
                                                      SystemEvents& system);

}  // namespace baize::house
