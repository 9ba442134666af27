// Advice at the house games: for every hand of the player that waits for a decision.
#pragma once

#include <optional>

#include "service/coach/advice.h"

namespace baize::coach {

// True if the person who asks has a hand in the round.
// REQUIRES of both: a house game.
[[nodiscard]] bool has_hand(const house::Context& now, const TableState& table);

// Adds the boxes and their notes, or returns the reason why there is no decision to make.
[[nodiscard]] std::optional<Rejection> advise_boxes(const house::Context& now,
                                                    const TableState& table,
                                                    Advice& advice);

}  // namespace baize::coach
