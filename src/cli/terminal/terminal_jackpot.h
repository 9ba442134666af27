// The local jackpot of a terminal table, kept in the bankroll file: a prize meter at the Melbourne
// stud games, three pools at the Perth games. Three Card Poker has none.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal/bankroll.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "service/settle/jackpot_state.h"
#include "service/settle/settle_stream.h"

namespace baize {

// Returns the saved state, or a new one if none was saved or it does not fit the rules; nullopt if
// the game has no jackpot.
[[nodiscard]] std::optional<JackpotState> local_jackpot(GameId game, const Bankroll& bankroll);

[[nodiscard]] SavedJackpot saved_jackpot(const JackpotState& state);

// Returns the cost of a Jackpot wager, or of Level 1.
[[nodiscard]] Money jackpot_cost(const JackpotState& state);

// Returns a text such as "meter 10,123.45", or the amounts of the three levels.
[[nodiscard]] std::string jackpot_sign(const JackpotState& state);

// Returns the text beside the amounts of the levels; empty for a meter. [UTH 4.21] [CH 4.19]
[[nodiscard]] std::string jackpot_warning(const JackpotState& state);

// Settles the Jackpot wager of the first box and updates the state with the round. Returns nullopt
// if there was no such wager.
// REQUIRES: the round is over.
[[nodiscard]] std::optional<SettledJackpot> settle_local_jackpot(const GameHooks& game,
                                                                 const Rules& rules,
                                                                 const Round& round,
                                                                 JackpotState& state);

}  // namespace baize
