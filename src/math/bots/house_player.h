// Bots for the five house games. A player is a value. Its actions depend on the sign, on what its
// person may see of the round (engine/banked/machine/view.h) and, for wagers, on random numbers.
// The engine accepts all of its actions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "math/bots/random_source.h"

namespace baize::bots {

enum class HouseStyle : std::uint8_t {
    // Takes the best decision for the wagers that depend on it, found by counting every hand the
    // dealer may hold (before the flop: by a chart made in this way). No side wager, no Jackpot.
    exact,
    // Follows the rules of thumb that people learn; a side wager or a Jackpot now and then.
    practical,
    // Makes common mistakes: plays every hand, raises as much as it may, declines the Instant
    // Winner, and places every side wager and Jackpot.
    eager,
    // Makes common mistakes: folds all but made hands, never raises before it must, takes every
    // Instant Winner; a side wager or a Jackpot now and then.
    timid
};

inline constexpr std::array house_styles{
    HouseStyle::exact, HouseStyle::practical, HouseStyle::eager, HouseStyle::timid};

struct HousePlayer {
    PlayerId player = 0;
    HouseStyle style = HouseStyle::practical;
    Money unit{};  // Preferred Ante; limits and chips may force another.
};

// The table and what the bot sees of it. `seen` is view(game, round, {Sees::player, player}).
struct HouseTable {
    const GameHooks& game;
    const Rules& rules;
    const Round& seen;
    Money chips{};  // In front of the player, not staked.
};

using OpeningWagers = StaticVector<PlaceWager, 6>;

// Returns everything that the bot stakes on a box this round, in the order of placing it.
// REQUIRES: one call a round, while bets are open. Empty if the chips would not last to the end of
// a hand. Wagers that are already placed are left out.
[[nodiscard]] OpeningWagers opening_wagers(const HousePlayer& player,
                                           const HouseTable& table,
                                           std::uint8_t box,
                                           RandomSource random_source);

// Returns what the round expects of this person: the answer to a question, or a decision. Returns
// nullopt while the round waits for others.
[[nodiscard]] std::optional<Action> respond(const HousePlayer& player, const HouseTable& table);

}  // namespace baize::bots
