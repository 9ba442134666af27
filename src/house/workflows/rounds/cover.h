// Chips for the wager that must follow an Ante: whether a table wants them before it takes one, and
// whether a player has them. [CS 11.12] [TCP 9.11] [I-57]
#pragma once

#include <optional>

#include "house/casino/casino_state.h"
#include "house/casino/decide.h"

namespace baize::house {

// Does the table take an Ante only with chips for the Bet or Play wager? [I-57]
[[nodiscard]] bool is_cover_required(const TableState& table);

// Why the player may not raise the stakes to what lies there after the act: the chips left would
// not do for the Bet or Play wagers to come.
[[nodiscard]] std::optional<Rejection> cover_refused(const Context& now,
                                                     const TableState& table,
                                                     PersonId player,
                                                     const Round& after);

// The most that this wager may be raised to with the chips the player has.
// REQUIRES: place.box < boxes_max.
[[nodiscard]] Money most_covered(const Context& now,
                                 const TableState& table,
                                 const PlaceWager& place);

// The owner of the hand has neither chips nor money for the wager that is due.
// REQUIRES: a house game.
[[nodiscard]] bool cannot_match(const Context& now, const TableState& table, std::size_t box);

}  // namespace baize::house
