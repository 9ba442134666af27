// The sign at a table: in a few words for the head of a page and the lobby, whole for who asks.
#pragma once

#include <string>
#include <utility>

#include "house/casino/floor.h"
#include "service/table_view/table_shown.h"

namespace baize::screen {

// "Three Card Poker", "Omaha"
[[nodiscard]] std::string game_title(const house::FloorTable& table);

[[nodiscard]] SignShown show_sign(const house::FloorTable& table);

// Least and most of the first wager, at poker of a buy-in.
[[nodiscard]] std::pair<Money, Money> sign_limits(const house::FloorTable& table);

// "Ante Bonus A, Pair Plus A", "no limit, blinds $2 / $5, rake 5%": without the limits.
[[nodiscard]] std::string sign_detail(const house::FloorTable& table);

}  // namespace baize::screen
