// The average return of a Jackpot wager. The room judges the claim of each hand, and the jackpot's
// own rules pay it. docs/jackpots.md derives the long run.
//
// The figures are for a hand that stays in the game; a folded hand loses its Jackpot wager. Two
// winners in one round and the rounding of a meter to the dollar are not considered.
#pragma once

#include "engine/banked/machine/game.h"
#include "engine/core/fraction.h"
#include "engine/jackpots/level_rules.h"
#include "engine/jackpots/long_run.h"
#include "engine/jackpots/prize_meter_rules.h"

namespace baize::exact {

// Returns the probability of each hand with which a Jackpot wager wins, by asking the room about
// all 2,598,960 hands (of the player, or of the player and the flop).
[[nodiscard]] jackpots::HandChances jackpot_chances(const GameHooks& game, const Rules& rules);

// A wager returns, per unit, bonus_return + meter_coefficient x meter / wager.
struct JackpotFigures {
    jackpots::HandChances chances{};  // Only of hands that are paid.
    Fraction bonus_return{};
    Fraction meter_coefficient{};        // Average share of the meter that a wager wins.
    jackpots::LongRunReturn long_run{};  // The same for all levels.

    // Returns the meter, in wagers, at which the wager returns as much as it costs.
    [[nodiscard]] Fraction break_even() const {
        return (Fraction::whole(1) - bonus_return) / meter_coefficient;
    }

    // Returns the return per unit when the meter is `meter` wagers.
    [[nodiscard]] Fraction return_at(const Fraction& meter) const {
        return bonus_return + meter_coefficient * meter;
    }
};

[[nodiscard]] JackpotFigures jackpot_figures(const jackpots::PrizeMeterRules& rules,
                                             const jackpots::HandChances& chances);
// Here the meter is the display of a level.
[[nodiscard]] JackpotFigures jackpot_figures(const jackpots::LevelRules& rules,
                                             const jackpots::HandChances& chances);

}  // namespace baize::exact
