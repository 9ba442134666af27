// Programs that play the five house games. A player is a value; what it does is a function of the
// sign, of what its person may see of the round (engine/banked/machine/view.h) and, for wagers, of
// chance. Whatever it does the engine accepts.
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
#include "math/bots/chance.h"

namespace baize::bots {

enum class HouseStyle : std::uint8_t {
    // The best decision there is for the wagers that depend on it, found by counting every hand the
    // dealer may hold (before the flop: by a chart that was counted so). No side wager, no Jackpot.
    exact,
    // The rules of thumb that people learn; a side wager or a Jackpot now and then.
    practical,
    // Common mistakes: plays every hand, raises all it may, passes up the Instant Winner, and has
    // every side wager and Jackpot.
    eager,
    // Common mistakes: gives up what is not a made hand, never raises before it must, takes every
    // Instant Winner; a side wager or a Jackpot now and then.
    timid
};

inline constexpr std::array house_styles{
    HouseStyle::exact, HouseStyle::practical, HouseStyle::eager, HouseStyle::timid};

struct HousePlayer {
    PlayerId player = 0;
    HouseStyle style = HouseStyle::practical;
    Money unit{};  // the Ante it would like; limits and chips may say another
};

// Where it plays and what it sees. `seen` is view(game, round, {Sees::player, player}).
struct HouseTable {
    const GameHooks& game;
    const Rules& rules;
    const Round& seen;
    Money chips{};  // in front of the player, none of them staked
};

using OpeningWagers = StaticVector<PlaceWager, 6>;

// Everything it stakes on a box this round, in the order to lay it down; ask once a round, while
// bets are open. Nothing when the chips would not last to the end of a hand, and nothing that lies
// there already.
[[nodiscard]] OpeningWagers opening_wagers(const HousePlayer& player,
                                           const HouseTable& table,
                                           std::uint8_t box,
                                           Chance chance);

// What the round waits for from this person: the answer to a question, or a decision. Nothing when
// it waits for others.
[[nodiscard]] std::optional<Action> respond(const HousePlayer& player, const HouseTable& table);

}  // namespace baize::bots
