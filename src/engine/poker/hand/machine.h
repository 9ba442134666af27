// Declarations shared by the parts of the poker machine. Private to this room; other code includes
// play.h.
#pragma once

#include "engine/poker/hand/play.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/strength.h"

namespace baize::poker {

// The context of one action. Callers check that the action is allowed before they change the hand.
struct Machine {
    const Rules& rules;
    Hand& hand;
    EventList& events;

    void note(EventKind what, Seat seat, Clause clause, Money amount = {}, bool all_in = false) {
        Event& event = add(what, seat, clause);
        event.amount = amount;
        event.all_in = all_in;
    }

    // The event is filled in place, because copying a freshly written event costs more than writing
    // it.
    Event& add(EventKind what, Seat seat, Clause clause) {
        Event& event = next_event(events);
        event.what = what;
        event.seat = seat;
        event.clause = clause;
        return event;
    }
};

// Moves chips from the stack to the place in front of the seat.
inline void put_in(Hand& hand, Seat seat, Money amount) {
    hand.stacks[seat] -= amount;
    hand.bets[seat] += amount;
    hand.put_in[seat] += amount;
    if (hand.stacks[seat].is_zero()) hand.able.erase(seat);
}

// play.cpp: carries out an action that has already been found to be allowed.
void do_fold(Machine& machine, Seat seat, Clause clause);
void do_check(Machine& machine, Seat seat, Clause clause);
void do_call(Machine& machine, Seat seat);
void do_bet(Machine& machine, Seat seat, Money to);

// round.cpp: moves on to the next turn or ends the betting round.
void begin_round(Machine& machine);
void first_turn(Machine& machine, Seat after);
[[gnu::noinline]] void next_turn_or_end(Machine& machine, Seat after);
void close_round(Machine& machine);
void next_discard(Machine& machine, Seat after);
void after_discards(Machine& machine);
void end_without_showdown(Machine& machine);
void return_uncalled(Machine& machine);

// The seat that has put in more than all others, and by how much; no_seat when two or more have put
// in the most.
struct Unmatched {
    Seat seat = no_seat;
    Money amount{};
};

[[nodiscard]] Unmatched unmatched(const Hand& hand);

// Most turns only pass to the next player, which is done inline. Ending a round is out of line,
// because inline it would make every turn save four registers.
inline void next_turn(Machine& machine, Seat after) {
    Hand& hand = machine.hand;
    const SeatSet pending = hand.betting.pending;
    const bool passes_on =
        hand.live.has_two() && !pending.empty() && pending != hand.able && hand.has_waiting.empty();
    if (passes_on) {
        hand.actor = pending.next_after(after);
    } else {
        next_turn_or_end(machine, after);
    }
}

// deal.cpp: cards from the deck.
[[nodiscard]] Verdict check_deal(const Hand& hand, const Action& action);
void deal_board(Machine& machine, const Action& action);
void deal_hole_cards(Machine& machine);
void burn(Machine& machine);
[[nodiscard]] std::uint8_t board_due(const Hand& hand);

// showdown.cpp
void begin_showdown(Machine& machine);
void turn_up_all_ins(Machine& machine);
void next_to_show(Machine& machine, Seat after);
[[nodiscard]] Verdict show(Machine& machine, const Action& action);
[[nodiscard]] Verdict muck(Machine& machine, Seat seat);
[[nodiscard]] Verdict ask_to_see(Machine& machine, const Action& action);
[[nodiscard]] Seat first_to_show(const Hand& hand);

// settle.cpp: pushes the pots to their winners and ends the hand.
void award_pots(Machine& machine, const Pots& pots, const Strengths& strengths);
void push_pots(Machine& machine);
void push_pots(Machine& machine, const Pots& pots, const Strengths& strengths);
void finish(Machine& machine);

// side_wager.cpp
[[nodiscard]] Verdict check_side_wagers(const Rules& rules, const Opening& opening);
void settle_side_wagers(Machine& machine);
[[nodiscard]] Money side_stake(const SideWager& wager);
[[nodiscard]] Money side_payment(const Hand& hand, Seat seat);

// commission.cpp: commission held on the drop slide after a betting round.
void collect_provisionally(Machine& machine);
void restate_drop_slide(Machine& machine);

// pushed.cpp: keeps chips and words that came out of turn, and carries them out when the turn
// comes.
void wait_for_turn(Machine& machine, Seat seat, const OutOfTurn& waiting);
void resume_waiting(Machine& machine);

}  // namespace baize::poker
