// Playing a hand: what may be done, and doing it. A refused action changes nothing.
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

// Fees, forced bets and side wagers are taken and the hole cards dealt. Events are added to the
// list. REQUIRES: verify(rules).
[[nodiscard]] Result<Hand> open_hand(const Rules& rules, const Opening& opening, EventList& events);

// The same in the place of an earlier hand, which a refusal leaves as it is. To replay millions of
// hands without copying a kilobyte and a half for each.
[[nodiscard]] Verdict open_hand(const Rules& rules,
                                const Opening& opening,
                                Hand& hand,
                                EventList& events);

// Does it and adds what happened to the list, or says why not.
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

// Whose turn it is to act in this betting round.
[[nodiscard]] Clause turn_clause(Street street);

// Everything the seat in turn may do.
struct Offers {
    Seat seat = no_seat;
    bool fold = false;
    bool check = false;
    bool call = false;
    bool raise = false;
    bool discard = false;
    Money to_call{};  // chips to add, all of them when there are fewer
    RaiseRange raise_to{};
    friend bool operator==(const Offers&, const Offers&) = default;
};

// Empty when the dealer or nobody is to act.
[[nodiscard]] Offers offers(const Rules& rules, const Hand& hand);

// Chips the seat adds to call. REQUIRES: level >= its bet.
[[nodiscard]] constexpr Money to_call(const Hand& hand, Seat seat) {
    const Money missing = hand.betting.level - hand.bets[seat];
    return missing < hand.stacks[seat] ? missing : hand.stacks[seat];
}

// Hands of a called showdown that nobody has seen: any player at the table may ask for them until
// the next hand begins. [CP 8.20.4] [CP 9.5]
[[nodiscard]] SeatSet hidden_hands(const Hand& hand);

// Two players have each acted in turn in this betting round. [CP 1.1] [I-75]
[[nodiscard]] bool has_substantial_action(const Rules& rules, const Hand& hand);

}  // namespace baize::poker
