// Divides the pots, after commission, among their winners. [CP 8.5] [CP 8.20.4]
#pragma once

#include "engine/core/static_vector.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/strength.h"
#include "engine/poker/money/commission.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// The high and the low winners of one pot. Without a low winner the high hand takes all.
struct PotWinners {
    SeatSet high{};
    SeatSet low{};
    friend bool operator==(const PotWinners&, const PotWinners&) = default;
};

// The winners among the contenders that are still live; if none is, the last player to muck.
// REQUIRES: `strengths` holds every live contender when there are two or more.
[[nodiscard]] PotWinners winners_of(const Hand& hand, const Pot& pot, const Strengths& strengths);

// Strengths of all players who have shown; empty when only one player is left.
[[nodiscard]] Strengths shown_strengths(const Rules& rules, const Hand& hand);

struct Division {
    Amounts shares{};
    bool odd = false;  // the amount could not be divided equally
};

// Equal shares, rounded down to the smallest chip. The rest goes chip by chip from the left of the
// button, or all of it by suit where no button is in use. [CP 8.5.1] [CP 8.5.2] [I-26]
[[nodiscard]] Division divide(const Rules& rules, const Hand& hand, Money amount, SeatSet winners);

// All players who would win something if the pots were pushed now.
[[nodiscard]] SeatSet pot_winners(const Rules& rules, const Hand& hand);

}  // namespace baize::poker
