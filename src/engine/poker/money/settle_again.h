// Settles the pots of a finished hand again as if some of its players had made no wager.
// [CP 13.2.1] [I-99]
#pragma once

#include "engine/core/money.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// All chips of the seat in the pots: blinds, antes, straddles, posts and bets.
[[nodiscard]] constexpr Money wagered(const Hand& hand, Seat seat) {
    return hand.put_in[seat] + hand.dead[seat];
}

// The distribution of the chips of the pots. The amounts back to each seat and the commission add
// up to the wagers of the hand's players.
struct PotResult {
    Amounts back{};
    Money commission{};
    friend bool operator==(const PotResult&, const PotResult&) = default;
};

// The wagers of the players in `out` go back and their hands are dead; the pots of the others are
// settled as usual. With `out` empty the result is that of the hand as played. A pot that no player
// is left to claim goes back to its contributors, and a bet no longer matched goes back to its
// player. Hands that the house mucked because they could not win are compared again; a player who
// chose to muck has given up. Side wagers and fees for time are unaffected. REQUIRES: the hand is
// over and was not void.
[[nodiscard]] PotResult settle_without(const Rules& rules, const Hand& hand, SeatSet out);

}  // namespace baize::poker
