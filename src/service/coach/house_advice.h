// Advice at the house games: every hand of the player's that is to be acted on.
#pragma once

#include <optional>

#include "service/coach/advice.h"

namespace baize::coach {

// Has the person who asks a hand in the round? REQUIRES of both: a house game.
[[nodiscard]] bool has_hand(const house::Context& now, const TableState& table);

// Adds the boxes and what is to be said of them; or why there is nothing to decide.
[[nodiscard]] std::optional<Rejection> advise_boxes(const house::Context& now,
                                                    const TableState& table,
                                                    Advice& advice);

}  // namespace baize::coach
