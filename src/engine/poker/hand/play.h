// Playing a hand: the actions allowed now, and applying one. A refused action changes nothing.
#pragma once

#include "engine/core/result.h"
#include "engine/poker/hand/action.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/hand/raise.h"
#include "engine/poker/hand/verdict.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"

namespace baize::poker {

// Takes fees, forced bets and side wagers and deals the hole cards. Appends events to the list.
// REQUIRES: verify(rules).
[[nodiscard]] Result<Hand> open_hand(const Rules& rules, const Opening& opening, EventList& events);

// The same, but overwrites an earlier hand, which stays unchanged on a refusal. Lets a replay of
// millions of hands avoid copying 1.5 KB for each.
[[nodiscard]] Verdict open_hand(const Rules& rules,
                                const Opening& opening,
                                Hand& hand,
                                EventList& events);

// Applies the action and appends its events, or says why it is refused.
[[nodiscard]] Verdict attempt(const Rules& rules,
                              Hand& hand,
                              const Action& action,
                              EventList& events);

[[nodiscard]] inline Result<void> apply(const Rules& rules,
                                        Hand& hand,
                                        const Action& action,
                                        EventList& events) {
    return as_result(attempt(rules, hand, action, events));
}

// The clause that says whose turn it is in the betting round of this street.
[[nodiscard]] Clause turn_clause(Street street);

// Everything the seat in turn may do.
struct Offers {
    Seat seat = no_seat;
    bool fold = false;
    bool check = false;
    bool call = false;
    bool raise = false;
    bool discard = false;
    Money to_call{};  // chips to add, or the whole stack if that is less
    RaiseRange raise_to{};
    friend bool operator==(const Offers&, const Offers&) = default;
};

// The offers of the seat in turn; empty when no player is to act.
[[nodiscard]] Offers offers(const Rules& rules, const Hand& hand);

// Chips the seat adds to call. REQUIRES: level >= its bet.
[[nodiscard]] constexpr Money to_call(const Hand& hand, Seat seat) {
    const Money missing = hand.betting.level - hand.bets[seat];
    return missing < hand.stacks[seat] ? missing : hand.stacks[seat];
}

// Hands of a called showdown that were not shown. Any player at the table may ask to see them until
// the next hand begins. [CP 8.20.4] [CP 9.5]
[[nodiscard]] SeatSet hidden_hands(const Hand& hand);

// True if two players have each acted in turn in this betting round. [CP 1.1] [I-75]
[[nodiscard]] bool has_substantial_action(const Rules& rules, const Hand& hand);

}  // namespace baize::poker
