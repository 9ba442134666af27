// Whether a hand is turned up at a table the house deals: between the dealer's cards and the
// settlement people have some seconds to keep theirs covered. [UTH 4.14] [CH 4.12(b)]
#pragma once

#include <optional>

#include "house/casino/decide.h"
#include "house/casino/steps.h"

namespace baize::house {

// A hand that its player may still decline to show, and has not said to show either.
[[nodiscard]] bool may_decline(const TableState& table, std::size_t box);

// Somebody may: the clock of the table runs for it.
[[nodiscard]] bool has_exposure_clock(const TableState& table);

// Is a person still to be waited for? Programs always show. REQUIRES: a house game.
[[nodiscard]] bool awaits_exposure(const Context& now, const TableState& table);

[[nodiscard]] Result<Steps> show_hand(const Context& now, const ShowHand& command);

}  // namespace baize::house
