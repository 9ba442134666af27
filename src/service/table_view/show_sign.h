// The sign at a table: a short form for page heads and the lobby, and the full text on request.
#pragma once

#include <string>
#include <utility>

#include "house/casino/casino_state.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// "Three Card Poker", "Omaha"
[[nodiscard]] std::string game_title(const house::TableState& table);

[[nodiscard]] SignView show_sign(const house::TableState& table);

// The minimum and maximum of the first wager; at poker of a buy-in.
[[nodiscard]] std::pair<Money, Money> sign_limits(const house::TableState& table);

// "Ante Bonus A, Pair Plus A", "no limit, blinds $2 / $5, rake 5%": everything but the limits.
[[nodiscard]] std::string sign_detail(const house::TableState& table);

}  // namespace baize::views
