// The one machine that runs the rounds of every house game. A round is a value: `apply` takes one
// and returns the next, or a refusal with its clause; a refused action cannot have half-happened.
#pragma once

#include <optional>
#include <vector>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/core/result.h"

namespace baize {

struct Step {
    Round round{};
    std::optional<Ruling> ruling{};  // when the action was a report or an answer
};

[[nodiscard]] Result<Step> apply(const GameHooks& game,
                                 const Rules& rules,
                                 const Round& round,
                                 const Act& act);

// A table that has just been opened with a checked deck, before any wager.
[[nodiscard]] Round opening_round();

// The round after one that is over: what the table remembers goes on, everything else starts anew.
[[nodiscard]] Result<Round> next_round(const GameHooks& game,
                                       const Rules& rules,
                                       const Round& last);

// The player leaves the table: warnings end, but for one of a wager below the minimum that holds
// for the day; a carried Jackpot wager goes back. [I-85] [CS 11.14.1]
// Returns the money handed back.
Money leave_table(Round& round,
                  PlayerId player,
                  WarningScope remembered = WarningScope::seat_session);

// The boxes that will be or were dealt hands, clockwise from the dealer's left.
[[nodiscard]] StaticVector<std::uint8_t, boxes_max> dealt_areas(const GameHooks& game,
                                                                const Round& round);

// How many cards the next deal takes: hands, or communal cards. 0 when none is due.
[[nodiscard]] std::size_t cards_due(const GameHooks& game, const Round& round);

// How many cards are burned before the cards of this action are dealt. [I-113]
[[nodiscard]] std::size_t burned_before(const Rules& rules, const Action& action);

// The owner of the box takes one of the room's offers: its wager is placed and the hand stands as
// it then does. `apply` asks first whether it may; the simulation has asked the room itself.
void take_decision(Round& round, Box& box, const DecisionOffer& offer);

// Returns the box that is settled n-th. Melbourne begins at the dealer's right. [CS 7.6.3]
// [TCP 5.10.2] REQUIRES: n < boxes_max.
[[nodiscard]] std::size_t settled_in_order(const GameFacts& facts, std::size_t n);

// The settlement of one box, overrides of rulings first, then the room's judge. Jackpot wagers are
// left out: see game.h.
// REQUIRES: round.phase == Phase::over, or every card the wagers need is known.
void settle_box(const GameHooks& game,
                const Rules& rules,
                const Round& round,
                std::size_t box,
                BoxSettlement& lines);

// The wagers a ruling has spoken on. The room's judge skips those. What lies above the maximum is
// never collected where the book says so.
void settle_overrides(const GameFacts& facts,
                      const Limits& limits,
                      const Box& box,
                      BoxSettlement& lines);

[[nodiscard]] constexpr bool is_settled_by_ruling(const Box& box, Wager wager) {
    return box.has_overrides && box.overrides[index(wager)].clause.is_set();
}

// Limits in force for a box, and the chip its payments are made in.
// Inline, because a judge wants one of them and the compiler then forgets the rest.
[[nodiscard]] inline Limits limits_for(const Rules& rules, const Box& box) {
    return box.limits ? personal(rules.limits, *box.limits) : rules.limits;
}

}  // namespace baize
