// Turning up hands at a table that the house deals: after the dealer's cards are revealed, players
// have some seconds to keep theirs covered. [UTH 4.14] [CH 4.12(b)]
#pragma once

#include <optional>

#include "house/casino/context.h"
#include "house/casino/steps.h"
#include "house/tables/banked/commands.h"

namespace baize::house {

// True if the player may still decline to show the hand, and has not asked to show it.
[[nodiscard]] bool may_decline(const TableState& table, std::size_t box);

// True if a player may still decline: the clock of the table then runs for it.
[[nodiscard]] bool has_exposure_clock(const TableState& table);

// True if a person has not answered yet. Bots always show.
// REQUIRES: a house game.
[[nodiscard]] bool awaits_exposure(const Context& now, const TableState& table);

[[nodiscard]] Result<Steps> show_hand(const Context& now, const ShowHand& command);

}  // namespace baize::house
