// Rulings that return every chip: misdeals, a defective deck, an invalidated outcome.
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

enum class SideWagers : std::uint8_t { stay, go_back, are_settled };

[[nodiscard]] bool are_settled(const Hand& hand) {
    return !hand.side_wagers_open && hand.cards.board_count >= 3;
}

void settle_sides(Hand& hand, SideWagers fate) {
    hand.side_payments = {};
    hand.side_wagers_open = false;
    for (Seat seat = 0; seat < seats_max; ++seat) {
        SideWager& wager = hand.side_wagers[seat];
        if (wager.colour == Colour::none) continue;
        if (fate == SideWagers::go_back) wager = {};
        hand.stacks[seat] -= side_stake(wager);
        if (fate == SideWagers::are_settled) hand.side_payments[seat] = side_payment(hand, seat);
        hand.side_wagers_open = fate == SideWagers::stay;
    }
}

// Restores the stacks from before the hand, including those of folded players and the commission.
// Only the fee per person and fees for time stay with the house. After the push the same is done by
// contra entries. [I-66] [I-98]
void refund(Machine& machine, SideWagers fate, Clause clause) {
    Hand& hand = machine.hand;
    for (const Seat seat : hand.dealt_in) {
        const Money back = hand.put_in[seat] + hand.dead[seat];
        if (back.is_positive()) machine.note(EventKind::wagers_returned, seat, clause, back);
    }
    hand.stacks = hand.starting;
    if (hand.fees.is_positive()) {
        for (const Seat seat : hand.dealt_in)
            hand.stacks[seat] -= machine.rules.commission.per_person;
    }
    settle_sides(hand, fate);
    hand.bets = {};
    hand.put_in = {};
    hand.dead = {};
    hand.forced = {};
    hand.has_waiting = {};
    hand.waiting = {};
    hand.drop_slide = Money{};
    hand.commission = Money{};
    hand.time_fees = Money{};
    hand.is_void = true;
    finish(machine);
}

}  // namespace

Ruling misdeal(Machine& machine, const Report& report, Clause clause) {
    const Ruling ruling = rule(machine, report, {Outcome::misdeal, Next::deal_again, clause});
    refund(machine, SideWagers::stay, clause);
    machine.hand.deal_again = true;
    return ruling;
}

// If `next` is deal_again, the hand is a misdeal, and the new deal starts with the same player.
// [I-134]
Ruling return_all(Machine& machine, const Report& report, Clause clause, Next next) {
    const Ruling ruling = rule(machine, report, {Outcome::all_returned, next, clause});
    const bool stand = are_settled(machine.hand) && report.flop_valid;
    refund(machine, stand ? SideWagers::are_settled : SideWagers::go_back, clause);
    machine.hand.deal_again = next == Next::deal_again;
    return ruling;
}

Opening opening_again(const Opening& first, const Hand& misdealt) {
    BAIZE_CHECK(misdealt.deal_again);
    Opening again = first;
    again.fees_paid = true;
    again.deck = {};
    again.stacks = misdealt.stacks;
    again.side_wagers = {};
    if (!misdealt.side_wagers_open) return again;
    again.side_wagers = misdealt.side_wagers;
    for (Seat seat = 0; seat < seats_max; ++seat)
        again.stacks[seat] += side_stake(misdealt.side_wagers[seat]);
    return again;
}

}  // namespace baize::poker
