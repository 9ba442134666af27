// The size of a bet or raise, for all five betting structures. [CP 6.6]
#pragma once

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/hand/verdict.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// Bounds of the whole bet of the round after the raise. `least` is all the player has when that is
// less than a full bet or raise. [CP 6.16.1]
struct RaiseRange {
    Money least{};
    Money most{};
    friend bool operator==(const RaiseRange&, const RaiseRange&) = default;
};

// Finds the range for the seat, in turn or not, or says why it may not bet or raise.
[[nodiscard]] Verdict find_raise_range(const Rules& rules,
                                       const Hand& hand,
                                       Seat seat,
                                       RaiseRange& range);

[[nodiscard]] inline Result<RaiseRange> raise_range(const Rules& rules,
                                                    const Hand& hand,
                                                    Seat seat) {
    RaiseRange range;
    const Verdict verdict = find_raise_range(rules, hand, seat, range);
    if (verdict.is_refused()) return reject(verdict.rejection());
    return range;
}

// The smallest and the largest bet or raise of this round, ignoring the stack.
[[nodiscard]] RaiseRange structured_range(const Rules& rules, const Hand& hand, Seat seat);

// True if the seat may still raise; false if every opponent has only called since it acted.
// [CP 6.16.2] [CP 6.16.3]
[[nodiscard]] bool is_reopened(const Betting& betting, const BettingRound& round, Seat seat);

// Records a bet or raise to `to` in the betting round; the caller moves the chips.
void count_raise(const Rules& rules, Hand& hand, Seat seat, Money to);

// The size of a bet in a fixed game, or the smallest opening bet. [I-23]
[[nodiscard]] Money opening_bet(const Betting& betting, Street street);

}  // namespace baize::poker
