// The long-run return of a prize meter per unit wagered: the fixed bonuses, the increment, and the
// house's money that goes into the meter when it is reset. The derivation is in docs/jackpots.md;
// the caller supplies the probabilities of the hands, which depend on the game.
#pragma once

#include <array>

#include "engine/core/fraction.h"
#include "engine/jackpots/prize.h"
#include "engine/jackpots/prize_meter_rules.h"

namespace baize::jackpots {

// Probability of each hand in one round, indexed by JackpotHand.
using HandChances = std::array<Fraction, jackpot_hand_count>;

// A meter or pool that grows by `increment` per wager, goes back to `seed` after a royal, and loses
// a tenth to a straight flush but never falls below `seed`.
struct ReseedModel {
    Fraction seed;
    Fraction increment;       // > 0
    Fraction royal;           // probability that a wager wins all of it, > 0
    Fraction straight_flush;  // probability that it wins a tenth
};

// The house's money per wager, in the unit of seed and increment.
struct ReseedCost {
    Fraction after_royals;            // exact
    Fraction after_straight_flushes;  // computed by a series, with 60 working decimals
};

[[nodiscard]] ReseedCost reseed_cost(const ReseedModel& model);

// All amounts are per unit wagered.
struct LongRunReturn {
    Fraction bonuses;
    Fraction increment;
    Fraction reseed_after_royals;
    Fraction reseed_after_straight_flushes;
    Fraction total;
};

// The rounding up to whole dollars is ignored: for a wager of a dollar it adds at most 0.00015%.
//
// REQUIRES: the chance of a royal is positive; the reset value is the seed value.
[[nodiscard]] LongRunReturn long_run_return(const PrizeMeterRules& rules,
                                            const HandChances& chances);

}  // namespace baize::jackpots
