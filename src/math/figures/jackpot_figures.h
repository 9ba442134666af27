// What a Jackpot wager gives back: by the room's own claims, hand by hand, and by what the jackpot
// itself pays for them. docs/jackpots.md derives the long run.
//
// For a hand that stays in the game: one that is folded loses its Jackpot wager. Two winners in one
// round and the rounding of a meter to the dollar are left out.
#pragma once

#include "engine/banked/machine/game.h"
#include "engine/core/fraction.h"
#include "engine/jackpots/level_rules.h"
#include "engine/jackpots/long_run.h"
#include "engine/jackpots/prize_meter_rules.h"

namespace baize::exact {

// How likely each hand is that the room lets a Jackpot wager win with: all 2,598,960 hands (of the
// player, or of the player and the flop) are shown to it.
[[nodiscard]] jackpots::HandChances jackpot_chances(const GameHooks& game, const Rules& rules);

// A wager returns, per unit, bonus_return + meter_coefficient x meter / wager.
struct JackpotFigures {
    jackpots::HandChances chances{};  // of the hands that are paid
    Fraction bonus_return{};
    Fraction meter_coefficient{};        // the share of the meter that a wager wins on average
    jackpots::LongRunReturn long_run{};  // the same for all levels

    // In wagers: there the wager returns as much as it costs.
    [[nodiscard]] Fraction break_even() const {
        return (Fraction::whole(1) - bonus_return) / meter_coefficient;
    }

    // `meter`: in wagers.
    [[nodiscard]] Fraction return_at(const Fraction& meter) const {
        return bonus_return + meter_coefficient * meter;
    }
};

[[nodiscard]] JackpotFigures jackpot_figures(const jackpots::PrizeMeterRules& rules,
                                             const jackpots::HandChances& chances);
// The meter of a level is its display.
[[nodiscard]] JackpotFigures jackpot_figures(const jackpots::LevelRules& rules,
                                             const jackpots::HandChances& chances);

}  // namespace baize::exact
