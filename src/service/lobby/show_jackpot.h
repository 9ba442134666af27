// Jackpot systems as displays show them. [CS 9.1.1] [UTH 3.31] [CH 3.18]
#pragma once

#include <vector>

#include "house/casino/casino_state.h"
#include "service/lobby/jackpot_view.h"

namespace baize::views {

// `wins`: the recent wins of this system, newest first, from the activity log.
[[nodiscard]] JackpotView show_jackpot(const house::CasinoState& state,
                                       const house::System& system,
                                       const std::vector<JackpotWin>& wins);

// Returns the system of a table; 0: none.
[[nodiscard]] house::SystemId system_of(const house::CasinoState& state, house::TableId table);

// Returns the prizes of a claim in the form that is shown.
[[nodiscard]] std::vector<JackpotWin> wins_of(const house::CasinoState& state,
                                              const house::Claim& claim);

}  // namespace baize::views
