#include "engine/poker/hand/settle.h"

#include <algorithm>

#include "engine/core/card_list.h"
#include "engine/hands/suit_order.h"
#include "engine/poker/hand/machine.h"

namespace baize::poker {
namespace {

[[nodiscard]] Seat last_to_muck(const Hand& hand, SeatSet seats) {
    Seat last = seats.lowest();
    for (const Seat seat : seats) {
        if (hand.muck_order[seat] > hand.muck_order[last]) last = seat;
    }
    return last;
}

// The seat holding the highest card; equal cards rank spades, hearts, diamonds, clubs.
[[nodiscard]] Seat highest_by_suit_of(const Hand& hand, SeatSet winners) {
    Seat best = winners.lowest();
    Card highest = Card(Rank::two, Suit::clubs);
    for (const Seat seat : winners) {
        CardList<hole_cards_max> hole;
        for (std::uint8_t i = 0; i < hand.cards.hole_count[seat]; ++i)
            hole.push_back(hand.cards.hole[seat][i].card());
        const Card card = highest_by_suit(hole);
        if (card >= highest) {
            highest = card;
            best = seat;
        }
    }
    return best;
}

struct Prize {
    EventKind what{};
    std::uint8_t pot = 0;
    Clause clause{};
};

void pay(Machine& machine, const Division& division, SeatSet winners, const Prize& prize) {
    for (const Seat seat : winners) {
        if (division.shares[seat].is_zero()) continue;
        machine.hand.stacks[seat] += division.shares[seat];
        Event& event = machine.add(prize.what, seat, prize.clause);
        event.pot = prize.pot;
        event.amount = division.shares[seat];
    }
}

// The clause for a pot won because all other players folded.
[[nodiscard]] Clause uncontested_clause(const Hand& hand) {
    // A flop dealt only for side wagers does not count for the pot.
    switch (hand.board_for_side_wagers ? Street::preflop : hand.street) {
        case Street::preflop: return "CP 8.17.3(a)"_clause;
        case Street::flop: return "CP 8.18.3(a)"_clause;
        case Street::turn: return "CP 8.19.3(a)"_clause;
        case Street::river: break;
    }
    return "CP 8.20.3(a)"_clause;
}

[[nodiscard]] Clause tie_clause(const Hand& hand, const Division& division) {
    if (!division.odd) return "CP 8.5"_clause;
    return hand.button_in_use ? "CP 8.5.1"_clause : "CP 8.5.2"_clause;
}

// A pot after commission, and its winners.
struct Award {
    std::uint8_t pot = 0;
    Money amount{};
    PotWinners winners{};
    bool shown = false;  // a hand was shown, so that its low is known
};

// The clause by which a single hand takes the pot or its high half.
[[nodiscard]] Clause high_clause(const Rules& rules, const Hand& hand, const Award& award) {
    if (!in_contention(hand).has_two()) return uncontested_clause(hand);
    const VariantFacts& game = facts(rules);
    const bool no_low = game.hilo && award.shown && award.winners.low.empty();
    return no_low ? game.no_low : game.high;
}

void give(Machine& machine, const Award& award) {
    const Rules& rules = machine.rules;
    const Hand& hand = machine.hand;
    const PotWinners& winners = award.winners;
    Money low;
    if (!winners.low.empty()) {
        const std::int64_t chip = rules.chip.cents();
        low = Money::of_cents(award.amount.cents() / 2 / chip * chip);
    }
    // The chip that cannot be halved goes to the high hand. [I-25]
    const Money high = award.amount - low;
    const bool odd = low.is_positive() && high != low;
    const Division highs = divide(rules, hand, high, winners.high);
    Clause clause = odd ? facts(rules).odd : high_clause(rules, hand, award);
    if (winners.high.has_two()) clause = tie_clause(hand, highs);
    pay(machine, highs, winners.high, {EventKind::pot_won, award.pot, clause});
    if (winners.low.empty()) return;
    const Division lows = divide(rules, hand, low, winners.low);
    clause = winners.low.has_two() ? tie_clause(hand, lows) : facts(rules).low;
    pay(machine, lows, winners.low, {EventKind::low_won, award.pot, clause});
}

// Takes the final commission of one pot by one method of charging.
void charge(Machine& machine, std::uint8_t pot, Money amount, Clause clause) {
    if (!amount.is_positive()) return;
    machine.hand.commission += amount;
    Event& event = machine.add(EventKind::commission_taken, no_seat, clause);
    event.pot = pot;
    event.amount = amount;
}

void take_time_fees(Machine& machine) {
    Hand& hand = machine.hand;
    const Money fee = machine.rules.clock.fee;
    if (!fee.is_positive()) return;
    for (const Seat seat : hand.dealt_in) {
        const Money due = fee * hand.extensions[seat];
        if (!due.is_positive()) continue;
        // The part that the stack cannot pay is owed from off the table. [I-79]
        const Money taken = std::min(due, hand.stacks[seat]);
        hand.stacks[seat] -= taken;
        hand.time_fees += taken;
        machine.note(EventKind::fee_paid, seat, "CP 6.15.1"_clause, taken);
    }
}

}  // namespace

Strengths shown_strengths(const Rules& rules, const Hand& hand) {
    if (!(hand.live | hand.mucked).has_two()) return {};
    return strengths_of(rules, hand.cards, hand.live & hand.shown);
}

PotWinners winners_of(const Hand& hand, const Pot& pot, const Strengths& strengths) {
    const SeatSet contenders = pot.contenders & hand.live;
    if (contenders.empty()) return {{last_to_muck(hand, pot.contenders)}, {}};
    PotWinners winners;
    FiveCardRank best_high{};
    LowRank best_low{};
    for (const Seat seat : contenders) {
        const Strength& own = strengths[seat];
        if (winners.high.empty() || own.high > best_high) {
            best_high = own.high;
            winners.high = {};
        }
        if (own.high == best_high) winners.high.insert(seat);
        if (!own.low.qualifies()) continue;
        if (own.low > best_low) {
            best_low = own.low;
            winners.low = {};
        }
        if (own.low == best_low) winners.low.insert(seat);
    }
    return winners;
}

Division divide(const Rules& rules, const Hand& hand, Money amount, SeatSet winners) {
    Division division;
    if (!winners.has_two()) {
        division.shares[winners.lowest()] = amount;
        return division;
    }
    const auto count = static_cast<std::int64_t>(winners.size());
    const std::int64_t chip = rules.chip.cents();
    const std::int64_t share = amount.cents() / count / chip * chip;
    for (const Seat seat : winners)
        division.shares[seat] = Money::of_cents(share);
    Money rest = amount - Money::of_cents(share) * count;
    division.odd = rest.is_positive();
    if (!division.odd) return division;
    if (!hand.button_in_use) {
        division.shares[highest_by_suit_of(hand, winners)] += rest;
        return division;
    }
    Seat seat = hand.button;
    while (rest.is_positive()) {
        seat = winners.next_after(seat);
        const Money one = std::min(rest, rules.chip);
        division.shares[seat] += one;
        rest -= one;
    }
    return division;
}

SeatSet pot_winners(const Rules& rules, const Hand& hand) {
    const Strengths strengths = shown_strengths(rules, hand);
    SeatSet all;
    for (const Pot& pot : build_pots(hand)) {
        const PotWinners winners = winners_of(hand, pot, strengths);
        all = all | winners.high | winners.low;
    }
    return all;
}

void push_pots(Machine& machine) {
    push_pots(machine, build_pots(machine.hand), shown_strengths(machine.rules, machine.hand));
}

void award_pots(Machine& machine, const Pots& pots, const Strengths& strengths) {
    Hand& hand = machine.hand;
    const PotCharges charges = commission_of(machine.rules, hand, pots, strengths);
    hand.drop_slide = Money{};
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const auto index = static_cast<std::uint8_t>(i);
        charge(machine, index, charges[i].fixed, "CP 7.2.3(c)"_clause);
        charge(machine, index, charges[i].percentage, "CP 7.2.1"_clause);
        give(machine,
             {.pot = index,
              .amount = pots[i].amount - total(charges[i]),
              .winners = winners_of(hand, pots[i], strengths),
              .shown = !(pots[i].contenders & hand.live & hand.shown).empty()});
    }
}

void push_pots(Machine& machine, const Pots& pots, const Strengths& strengths) {
    award_pots(machine, pots, strengths);
    finish(machine);
}

void finish(Machine& machine) {
    Hand& hand = machine.hand;
    // Winnings of side wagers join the stack only now. [CP 6.11.1(b)]
    for (std::size_t seat = 0; seat < seats_max; ++seat)
        hand.stacks[seat] += hand.side_payments[seat];
    hand.side_payments = {};
    take_time_fees(machine);
    hand.phase = Phase::over;
    hand.actor = no_seat;
    machine.note(EventKind::over, no_seat, "CP 8.6"_clause);
}

}  // namespace baize::poker
