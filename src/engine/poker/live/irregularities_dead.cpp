// Rulings that remove one hand; play goes on without it.
#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

// The turn stays where it is unless it was the seat's own.
void go_on_betting(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    // The flop is out and no opponent is left to act on it. [I-73]
    if (!hand.live.has_two() && hand.side_wagers_open && hand.street == Street::flop)
        settle_side_wagers(machine);
    const Seat before_actor = static_cast<Seat>((hand.actor + seats_max - 1U) % seats_max);
    next_turn(machine, seat == hand.actor ? seat : before_actor);
}

void go_on_without(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    switch (hand.phase) {
        case Phase::betting: go_on_betting(machine, seat); return;
        case Phase::discarding:
            if (seat == hand.actor || !hand.live.has_two()) next_discard(machine, seat);
            return;
        case Phase::dealing:
            if (!hand.live.has_two()) end_without_showdown(machine);
            return;
        case Phase::showdown: next_to_show(machine, seat); return;
        case Phase::pushing:
        case Phase::over: return;
    }
}

void leave(Machine& machine, Seat seat) {
    Hand& hand = machine.hand;
    hand.live.erase(seat);
    hand.able.erase(seat);
    hand.has_waiting.erase(seat);
    hand.waiting[seat] = {};
    hand.betting.pending.erase(seat);
    go_on_without(machine, seat);
}

}  // namespace

Ruling kill(Machine& machine, const Report& report, Clause clause) {
    const Ruling ruling = rule(machine, report, {Outcome::hand_dead, Next::go_on, clause});
    machine.hand.killed.insert(report.seat);
    machine.note(EventKind::killed, report.seat, clause);
    leave(machine, report.seat);
    return ruling;
}

// The player's chips go back, so they form no side pot; the others still pay the same to call.
// [I-65]
Ruling void_hand(Machine& machine, const Report& report, Clause clause) {
    Hand& hand = machine.hand;
    const Seat seat = report.seat;
    const Ruling ruling = rule(machine, report, {Outcome::hand_void, Next::go_on, clause});
    const Money back = hand.put_in[seat] + hand.dead[seat];
    hand.stacks[seat] += back;
    for (Amounts* amounts : {&hand.bets, &hand.put_in, &hand.dead, &hand.forced, &hand.gathered})
        (*amounts)[seat] = Money{};
    hand.voided.insert(seat);
    if (back.is_positive()) machine.note(EventKind::wagers_returned, seat, clause, back);
    restate_drop_slide(machine);
    leave(machine, seat);
    return ruling;
}

}  // namespace baize::poker
