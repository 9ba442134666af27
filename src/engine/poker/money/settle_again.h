// A hand that is over, its pots settled once more as if some of its players had made no wager.
// [CP 13.2.1] [I-99]
#pragma once

#include "engine/core/money.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// Everything of the seat that is in the pots: blinds, antes, straddles, posts and bets.
[[nodiscard]] constexpr Money wagered(const Hand& hand, Seat seat) {
    return hand.put_in[seat] + hand.dead[seat];
}

// Where the chips of the pots went: those that came back to each seat and those the house took add
// up to what the hand's players wagered.
struct PotResult {
    Amounts back{};
    Money commission{};
    friend bool operator==(const PotResult&, const PotResult&) = default;
};

// The wagers of `out` go back to them and their hands are dead; the pots of the others are settled
// as ever. With nobody out it is what has happened. A pot that nobody is left to claim goes back to
// those who made it, and what nobody matched any more to the player who bet it. Hands that the
// house mucked, since they could not win, are compared again; a player who mucked has given up.
// Side wagers and what was paid for time stay as they are.
// REQUIRES: the hand is over and was not void.
[[nodiscard]] PotResult settle_without(const Rules& rules, const Hand& hand, SeatSet out);

}  // namespace baize::poker
