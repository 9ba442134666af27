// How large a bet or raise may be. One place for all five betting structures. [CP 6.6]
#pragma once

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/hand/verdict.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// The whole bet of the round after the raise. `least` is all the player has when that is less than
// a full bet or raise. [CP 6.16.1]
struct RaiseRange {
    Money least{};
    Money most{};
    friend bool operator==(const RaiseRange&, const RaiseRange&) = default;
};

// For the seat, whether or not it is its turn; or why it may not bet or raise.
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

// The least and the greatest bet or raise of this round if chips were no object.
[[nodiscard]] RaiseRange structured_range(const Rules& rules, const Hand& hand, Seat seat);

// May the seat still raise, or has everybody it can raise only called since it acted? [CP 6.16.2]
// [CP 6.16.3]
[[nodiscard]] bool is_reopened(const Betting& betting, const BettingRound& round, Seat seat);

// Counts a bet or raise to `to` and says whether it was full; the caller moves the chips.
void count_raise(const Rules& rules, Hand& hand, Seat seat, Money to);

// The size of a bet in a fixed game, or the least opening bet. [I-23]
[[nodiscard]] Money opening_bet(const Betting& betting, Street street);

}  // namespace baize::poker
