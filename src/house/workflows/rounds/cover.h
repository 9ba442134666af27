// Cover: chips for the wager that must follow an Ante. Decides whether a table requires them before
// it takes the Ante, and whether a player has them. [CS 11.12] [TCP 9.11] [I-57]
#pragma once

#include <optional>

#include "engine/banked/machine/action.h"
#include "house/casino/casino_state.h"
#include "house/casino/context.h"

namespace baize::house {

// True if the table takes an Ante only from a player with chips for the Bet or Play wager. [I-57]
[[nodiscard]] bool is_cover_required(const TableState& table);

// Returns a rejection if the player's stakes after the action would leave too few chips for the Bet
// or Play wagers to follow.
[[nodiscard]] std::optional<Rejection> cover_refused(const Context& now,
                                                     const TableState& table,
                                                     PersonId player,
                                                     const Round& after);

// Returns the maximum to which the player may raise this wager with the present chips.
// REQUIRES: place.box < boxes_max.
[[nodiscard]] Money most_covered(const Context& now,
                                 const TableState& table,
                                 const PlaceWager& place);

// True if the player of the hand has neither chips nor money for the wager that is due.
// REQUIRES: a house game.
[[nodiscard]] bool cannot_match(const Context& now, const TableState& table, std::size_t box);

}  // namespace baize::house
