// Advice at a poker table: what the player's cards take of the pots on average, what a call costs,
// and what checking, calling and giving up a card are worth when nothing more goes in.
#pragma once

#include <optional>

#include "service/coach/advice.h"

namespace baize::coach {

// Is the person who asks in the hand? REQUIRES of both: a poker table.
[[nodiscard]] bool has_cards(const house::Context& now, const TableState& table);

// Adds the hand and what is to be said of it; or why there is nothing to decide.
[[nodiscard]] std::optional<Rejection> advise_hand(const house::Context& now,
                                                   const TableState& table,
                                                   Advice& advice);

}  // namespace baize::coach
