// The machine that runs the rounds of every house game. A round is a value: `apply` takes one and
// returns the next, or a refusal with its clause. A refused action changes nothing.
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
    std::optional<Ruling> ruling{};  // set if the action was a report or an answer
};

[[nodiscard]] Result<Step> apply(const GameHooks& game,
                                 const Rules& rules,
                                 const Round& round,
                                 const Act& act);

// The round after one that is over. The table's memory carries over; everything else starts anew.
[[nodiscard]] Result<Round> next_round(const GameHooks& game,
                                       const Rules& rules,
                                       const Round& last);

// Removes a player from the table. Warnings end, except a warning about wagers below the minimum
// that holds for the day; a carried Jackpot wager goes back. Returns the money handed back. [I-85]
// [CS 11.14.1]
Money leave_table(Round& round,
                  PlayerId player,
                  WarningScope remembered = WarningScope::seat_session);

// The boxes that will be or were dealt hands, clockwise from the dealer's left.
[[nodiscard]] StaticVector<std::uint8_t, boxes_max> dealt_areas(const GameHooks& game,
                                                                const Round& round);

// The number of cards of the next deal, of hands or communal cards; 0 when none is due.
[[nodiscard]] std::size_t cards_due(const GameHooks& game, const Round& round);

// The number of cards burned before the cards of this action are dealt. [I-113]
[[nodiscard]] std::size_t burned_before(const Rules& rules, const Action& action);

// Applies one of the room's offers for the owner of the box: places its wager and changes the
// hand's standing. The caller has checked that the offer is allowed: `apply` does, and the
// simulation asks the room.
void take_decision(Round& round, Box& box, const DecisionOffer& offer);

// Returns the box that is settled n-th. Melbourne begins at the dealer's right. [CS 7.6.3]
// [TCP 5.10.2] REQUIRES: n < boxes_max.
[[nodiscard]] std::size_t settled_in_order(const GameFacts& facts, std::size_t n);

// Settles one box: overrides of rulings first, then the room's judge. Jackpot wagers are left out:
// see game.h. REQUIRES: round.phase == Phase::over, or every card the wagers need is known.
void settle_box(const GameHooks& game,
                const Rules& rules,
                const Round& round,
                std::size_t box,
                BoxSettlement& lines);

// Settles the wagers that a ruling has decided; the room's judge skips those. If the book says so,
// an amount above the maximum is returned, not collected.
void settle_overrides(const GameFacts& facts,
                      const Limits& limits,
                      const Box& box,
                      BoxSettlement& lines);

[[nodiscard]] constexpr bool is_settled_by_ruling(const Box& box, Wager wager) {
    return box.has_overrides && box.overrides[index(wager)].clause.is_set();
}

// The limits in force for a box, including the chip its payments are made in. Inline, because a
// judge usually reads one field and the compiler then drops the rest.
[[nodiscard]] inline Limits limits_for(const Rules& rules, const Box& box) {
    return box.limits ? personal(rules.limits, *box.limits) : rules.limits;
}

}  // namespace baize
