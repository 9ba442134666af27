// Flop Chase: the colour of the first three community cards. [CP 10.1]
#include "engine/poker/hand/machine.h"

namespace baize::poker {
namespace {

[[nodiscard]] bool is_red(Card card) {
    return card.suit() == Suit::hearts || card.suit() == Suit::diamonds;
}

[[nodiscard]] bool is_all(const Cards& cards, Colour colour) {
    for (std::size_t i = 0; i < 3; ++i) {
        if (is_red(cards.board[i].card()) != (colour == Colour::red)) return false;
    }
    return true;
}

[[nodiscard]] Money blinds_of(const Opening& opening, Seat seat) {
    Money due;
    for (const Posting& posting : opening.postings) {
        if (posting.seat == seat) due += posting.amount;
    }
    return due;
}

// Settles the wager of one player on one colour: paid 7 to 1 or lost. [CP 10.2.2]
void settle_one(Machine& machine, Seat seat, Colour colour) {
    Hand& hand = machine.hand;
    const Money stake = hand.side_wagers[seat].amount;
    const bool red = colour == Colour::red;
    if (is_all(hand.cards, colour)) {
        const Money winnings = stake * 7;
        hand.side_payments[seat] += stake + winnings;
        machine.note(EventKind::side_wager_won,
                     seat,
                     red ? "CP 10.1.1(c)"_clause : "CP 10.1.1(a)"_clause,
                     winnings);
    } else {
        machine.note(EventKind::side_wager_lost,
                     seat,
                     red ? "CP 10.1.1(d)"_clause : "CP 10.1.1(b)"_clause,
                     stake);
    }
}

[[nodiscard]] Verdict check_one(const Rules& rules, const Opening& opening, Seat seat) {
    const FlopChase& chase = rules.flop_chase;
    const SideWager& wager = opening.side_wagers[seat];
    if (!chase.offered) return Verdict(Reason::not_offered, "CP 2.3"_clause);
    if (wager.colour == Colour::both && !chase.both_colours)
        return Verdict(Reason::one_colour_only, "I-73"_clause);
    if (!wager.amount.is_positive() || wager.amount < chase.minimum)
        return Verdict(Reason::below_minimum, "CP 6.1"_clause);
    if (chase.maximum.is_positive() && wager.amount > chase.maximum)
        return Verdict(Reason::above_maximum, "CP 6.1"_clause);
    if (wager.amount > Money::of_cents(Money::max().cents() / 16))
        return Verdict(Reason::amount_too_large, "CP 6.1"_clause);
    const bool pays_fee = opening.dealt_in.contains(seat) && !opening.fees_paid;
    const Money fee = pays_fee ? rules.commission.per_person : Money{};
    // The remaining stack must cover the player's blind, and a player is not dealt in with an empty
    // stack.
    const Money left = opening.stacks[seat] - fee - side_stake(wager);
    if (left < blinds_of(opening, seat) || (left.is_zero() && opening.dealt_in.contains(seat)))
        return Verdict(Reason::too_few_chips, "I-73"_clause);
    return allowed;
}

}  // namespace

Money side_stake(const SideWager& wager) {
    if (wager.colour == Colour::none) return Money{};
    return wager.colour == Colour::both ? wager.amount * 2 : wager.amount;
}

// Returns the payment of the seat's side wager on this flop, stake included. REQUIRES: there is a
// flop.
Money side_payment(const Hand& hand, Seat seat) {
    const SideWager& wager = hand.side_wagers[seat];
    if (wager.colour == Colour::none) return Money{};
    const bool red = wager.colour != Colour::black && is_all(hand.cards, Colour::red);
    const bool black = wager.colour != Colour::red && is_all(hand.cards, Colour::black);
    return red || black ? wager.amount * 8 : Money{};
}

Verdict check_side_wagers(const Rules& rules, const Opening& opening) {
    for (Seat seat = 0; seat < seats_max; ++seat) {
        if (opening.side_wagers[seat].colour == Colour::none) continue;
        if (const Verdict one = check_one(rules, opening, seat); one.is_refused()) return one;
    }
    return allowed;
}

void settle_side_wagers(Machine& machine) {
    Hand& hand = machine.hand;
    for (Seat seat = 0; seat < seats_max; ++seat) {
        const Colour colour = hand.side_wagers[seat].colour;
        if (colour == Colour::red || colour == Colour::both) settle_one(machine, seat, Colour::red);
        if (colour == Colour::black || colour == Colour::both)
            settle_one(machine, seat, Colour::black);
    }
    hand.side_wagers_open = false;
}

}  // namespace baize::poker
