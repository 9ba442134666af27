// The betting round: whose turn it is, when the round is over and what comes next.
#include "engine/poker/hand/machine.h"

namespace baize::poker {
namespace {

// True if no further bet can be answered: at most one player has chips behind, and that player has
// nothing to call.
[[nodiscard]] bool is_pointless(const Hand& hand) {
    if (hand.able.has_two()) return false;
    if (hand.able.empty()) return true;
    const Seat alone = hand.able.lowest();
    for (const Seat other : hand.live) {
        if (other != alone && hand.bets[other] > hand.bets[alone]) return false;
    }
    return true;
}

void deal_next(Machine& machine) {
    Hand& hand = machine.hand;
    hand.phase = Phase::dealing;
    hand.actor = no_seat;
    if (machine.rules.dealing != Dealing::automatic) return;
    deal_board(machine, {});
    begin_round(machine);
}

[[nodiscard]] bool discards_now(const Rules& rules, Street street) {
    const Discards when = facts(rules).discards;
    return (when == Discards::before_the_flop && street == Street::preflop) ||
           (when == Discards::after_the_flop && street == Street::flop);
}

// Keeps the facts that rulings on the dealer's errors depend on. [I-75]
void remember_round(Machine& machine) {
    Hand& hand = machine.hand;
    hand.substantial_earlier =
        hand.substantial_earlier || has_substantial_action(machine.rules, hand);
    hand.acted_earlier = hand.acted_earlier | hand.betting.acted;
    hand.betting.acted = {};
    hand.gathered = hand.put_in;
}

// The players who have not discarded yet. [CP 9.15.1]
[[nodiscard]] SeatSet owe_discard(const Rules& rules, const Hand& hand) {
    SeatSet owe;
    for (const Seat seat : hand.live) {
        if (hand.cards.hole_count[seat] == facts(rules).hole_cards) owe.insert(seat);
    }
    return owe;
}

}  // namespace

// Everyone else has folded. Open side wagers still get their flop. [CP 8.17.3(a)(i)]
void end_without_showdown(Machine& machine) {
    Hand& hand = machine.hand;
    return_uncalled(machine);
    hand.bets = {};
    if (hand.side_wagers_open && hand.street == Street::preflop) {
        hand.board_for_side_wagers = true;
        deal_next(machine);
        return;
    }
    begin_showdown(machine);
}

void begin_round(Machine& machine) {
    Hand& hand = machine.hand;
    if (machine.rules.dealing == Dealing::live) remember_round(machine);
    if (!hand.has_waiting.empty()) {
        hand.has_waiting = {};
        hand.waiting = {};
    }
    if (hand.board_for_side_wagers) {
        settle_side_wagers(machine);
        begin_showdown(machine);
        return;
    }
    if (!hand.able.has_two()) {
        // No more betting is possible; the aggressor of the last betting round is kept. [I-76]
        if (hand.side_wagers_open) settle_side_wagers(machine);
        hand.betting.pending = {};
        close_round(machine);
        return;
    }
    BettingRound& round = hand.betting;
    round.level = Money{};
    round.full_level = Money{};
    round.last_raise = opening_bet(machine.rules.betting, hand.street);
    round.raises = 0;
    round.capped = false;
    round.aggressor = no_seat;
    round.acted = {};
    round.barred = {};
    round.pending = hand.able;
    first_turn(machine, hand.button);
}

// The first player to act sits after the last blind in the first round and after the button in
// later rounds. [CP 8.17.1]
void first_turn(Machine& machine, Seat after) {
    Hand& hand = machine.hand;
    hand.phase = Phase::betting;
    if (is_pointless(hand)) {
        close_round(machine);
        return;
    }
    hand.actor = hand.betting.pending.next_after(after);
}

void next_turn_or_end(Machine& machine, Seat after) {
    Hand& hand = machine.hand;
    SeatSet& pending = hand.betting.pending;
    if (!hand.live.has_two()) {
        end_without_showdown(machine);
        return;
    }
    if (pending.empty() || (pending == hand.able && is_pointless(hand))) {
        close_round(machine);
        return;
    }
    hand.actor = pending.next_after(after);
    if (!hand.has_waiting.empty()) resume_waiting(machine);
}

Unmatched unmatched(const Hand& hand) {
    Seat top = no_seat;
    Money highest;
    Money second;
    for (Seat seat = 0; seat < seats_max; ++seat) {  // seats not dealt in hold zero
        const Money in = hand.put_in[seat];
        second = larger_of(second, smaller_of(highest, in));
        top = in > highest ? seat : top;
        highest = larger_of(highest, in);
    }
    if (highest == second) return {};
    return {top, highest - second};
}

// Returns the unmatched part of the highest bet. When the hand ends without a call, a blind does
// not count as an uncalled bet. [CP 7.5] [I-8] [I-18]
void return_uncalled(Machine& machine) {
    Hand& hand = machine.hand;
    auto [top, uncalled] = unmatched(hand);
    if (top == no_seat || !hand.live.contains(top)) return;
    if (!hand.live.has_two()) uncalled = smaller_of(uncalled, hand.bets[top] - hand.forced[top]);
    if (!uncalled.is_positive()) return;
    hand.bets[top] -= smaller_of(uncalled, hand.bets[top]);  // an ante may be uncalled too
    hand.put_in[top] -= uncalled;
    hand.stacks[top] += uncalled;
    hand.able.insert(top);
    machine.note(EventKind::uncalled_returned, top, "CP 7.5"_clause, uncalled);
}

void close_round(Machine& machine) {
    Hand& hand = machine.hand;
    return_uncalled(machine);
    hand.bets = {};
    hand.forced = {};
    hand.actor = no_seat;
    const Commission& commission = machine.rules.commission;
    const Money fee = commission.per_hand[hand.dealt_in.size()];
    if (commission.rate != 0 || fee.is_positive()) collect_provisionally(machine);
    if (discards_now(machine.rules, hand.street)) {
        SeatSet& pending = hand.betting.pending;
        pending = owe_discard(machine.rules, hand);
        if (!pending.empty()) {
            hand.phase = Phase::discarding;
            hand.actor = pending.next_after(hand.button);
            return;
        }
    }
    after_discards(machine);
}

void next_discard(Machine& machine, Seat after) {
    const SeatSet pending = machine.hand.betting.pending;
    if (!machine.hand.live.has_two()) {
        end_without_showdown(machine);
    } else if (pending.empty()) {
        after_discards(machine);
    } else {
        machine.hand.actor = pending.next_after(after);
    }
}

void after_discards(Machine& machine) {
    if (machine.hand.street == Street::river) {
        begin_showdown(machine);
        return;
    }
    if (machine.rules.expose_all_in) turn_up_all_ins(machine);
    deal_next(machine);
}

}  // namespace baize::poker
