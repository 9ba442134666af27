// Bots for all seven poker games in all five betting structures: simple and sensible, not expert. A
// bot estimates what its hand is worth by dealing the unseen cards at random against the likely
// number of rivals, and compares this with the price and with how much others have raised. It never
// folds a hand that may check.
//
// A bot acts when asked: it neither runs out of time nor buys any, and puts up no straddle.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/poker/hand/action.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "math/bots/random_source.h"

namespace baize::bots {

enum class BettingStyle : std::uint8_t {
    steady,  // pays what a hand is worth, raises good ones
    tight,   // plays few hands
    lively,  // plays many hands, raises and bluffs
    caller   // the common mistake: calls nearly everything, raises nothing, chases every flop
};

inline constexpr std::array betting_styles{
    BettingStyle::steady, BettingStyle::tight, BettingStyle::lively, BettingStyle::caller};

// Returns what the seat does now: its action, its discard, or showing or mucking at a live table.
// Returns nullopt while others are to act. `seen` is view(hand, seat).
[[nodiscard]] std::optional<poker::Action> choose(const poker::Rules& rules,
                                                  const poker::Hand& seen,
                                                  poker::Seat seat,
                                                  BettingStyle betting_style,
                                                  RandomSource random_source);

}  // namespace baize::bots
