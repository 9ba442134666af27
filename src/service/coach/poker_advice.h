// Advice at a poker table: the average share of the pots that the player's cards win, the price of
// a call, and the values of checking, calling and discarding if no further bets follow.
#pragma once

#include <optional>

#include "service/coach/advice.h"

namespace baize::coach {

// True if the person who asks is in the hand.
// REQUIRES of both: a poker table.
[[nodiscard]] bool has_cards(const house::Context& now, const TableState& table);

// Adds the hand and its notes, or returns the reason why there is no decision to make.
[[nodiscard]] std::optional<Rejection> advise_hand(const house::Context& now,
                                                   const TableState& table,
                                                   Advice& advice);

}  // namespace baize::coach
