// Programs that play poker, all seven games in all five structures: simple and sensible, no
// champions. What a hand is worth is found by dealing the unseen cards some dozens of times against
// as many rivals as are likely to stay; that is set against the price, and against how much others
// have raised. A hand is never folded that may check.
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
#include "math/bots/chance.h"

namespace baize::bots {

enum class Temper : std::uint8_t {
    steady,  // pays what a hand is worth, raises good ones
    tight,   // plays few hands
    lively,  // plays many hands, raises and bluffs
    caller   // the common mistake: calls nearly everything, raises nothing, chases every flop
};

inline constexpr std::array tempers{Temper::steady, Temper::tight, Temper::lively, Temper::caller};

// What the seat does now: its turn, its discard, or showing and mucking at a live table. Nothing
// when others are to act. `seen` is view(hand, seat).
[[nodiscard]] std::optional<poker::Action> choose(const poker::Rules& rules,
                                                  const poker::Hand& seen,
                                                  poker::Seat seat,
                                                  Temper temper,
                                                  Chance chance);

}  // namespace baize::bots
