#include "games/poker/commission.h"

#include <algorithm>

#include "games/poker/machine.h"

namespace baize::poker {
namespace {

[[nodiscard]] Money unit_of(const Rules& rules) {
    return rules.commission.unit.is_positive() ? rules.commission.unit : rules.chip;
}

[[nodiscard]] Money rounded_down(Money amount, Money unit) {
    return Money::of_cents(amount.cents() - amount.cents() % unit.cents());
}

[[nodiscard]] Money percentage_of(const Rules& rules, Money amount) {
    const WideCents part = static_cast<WideCents>(amount.cents()) * rules.commission.rate / 10000;
    return rounded_down(Money::of_cents(static_cast<std::int64_t>(part)), unit_of(rules));
}

// Everybody with chips in the pot or a claim to it stayed to the showdown and all their hands are
// equal; a hand that lay open and died has not stayed. [CP 7.8] [I-7] [I-137]
[[nodiscard]] bool are_equal_hands(const Hand& hand, SeatSet players, const Strengths& strengths) {
    if (!players.has_two() || !(players - (hand.live & hand.shown)).empty()) return false;
    const Strength& first = strengths[players.lowest()];
    for (const Seat seat : players) {
        if (!(strengths[seat] == first)) return false;
    }
    return true;
}

[[nodiscard]] Money cap_of(const Commission& commission) {
    return commission.cap.is_positive() ? commission.cap : Money::max();
}

void take_percentage(const Rules& rules,
                     const Hand& hand,
                     const Pots& pots,
                     const Strengths& strengths,
                     PotCharges& charges) {
    const Commission& commission = rules.commission;
    SeatSet everyone;
    for (const Pot& pot : pots)
        everyone = everyone | pot.contributors | pot.contenders;
    Money left = cap_of(commission);
    Money taken;
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const SeatSet own = pots[i].contributors | pots[i].contenders;
        const SeatSet asked = commission.equal_hands == Scope::pot ? own : everyone;
        if (are_equal_hands(hand, asked, strengths)) continue;
        if (commission.cap_scope == Scope::pot) left = cap_of(commission);
        charges[i] = std::min(percentage_of(rules, pots[i].amount), left);
        left -= charges[i];
        taken += charges[i];
    }
    // The displayed minimum, when anything is due at all. [I-6]
    if (!taken.is_positive()) return;
    for (std::size_t i = 0; i < pots.size() && taken < commission.minimum; ++i) {
        const Money more = std::min(commission.minimum - taken, pots[i].amount - charges[i]);
        charges[i] += more;
        taken += more;
    }
}

// A flop that only side wagers saw is none for the pot. [CP 8.17.3(a)(i)]
[[nodiscard]] bool is_before_the_flop(const Hand& hand) {
    return hand.street == Street::preflop || hand.board_for_side_wagers;
}

// The fixed fee of the hand, from the main pot as far as it goes. [CP 7.2.3(a)]
void take_fixed(const Commission& commission,
                const Hand& hand,
                const Pots& pots,
                PotCharges& charges) {
    Money due = commission.per_hand[hand.dealt_in.size()];
    for (std::size_t i = 0; i < pots.size() && due.is_positive(); ++i) {
        const Money part = std::min(due, pots[i].amount - charges[i]);
        charges[i] += part;
        due -= part;
    }
}

[[nodiscard]] Money due_provisionally(const Rules& rules, const Hand& hand) {
    if (is_only_blinds(hand)) return Money{};
    const Commission& commission = rules.commission;
    if (commission.no_flop_no_drop && is_before_the_flop(hand)) return Money{};
    return std::min(percentage_of(rules, pot_total(hand)), cap_of(commission));
}

}  // namespace

bool is_only_blinds(const Hand& hand) {
    if (hand.voluntary.empty()) return true;
    // A raise that nobody called: what is left of it only matches the last blind or straddle.
    return is_before_the_flop(hand) && !hand.live.has_two() && hand.voluntary == hand.live;
}

PotCharges commission_of(const Rules& rules,
                         const Hand& hand,
                         const Pots& pots,
                         const Strengths& strengths) {
    const Commission& commission = rules.commission;
    PotCharges charges;
    for (std::size_t i = 0; i < pots.size(); ++i)
        charges.push_back(Money{});
    if (is_only_blinds(hand)) return charges;
    if (commission.no_flop_no_drop && is_before_the_flop(hand)) return charges;
    if (commission.rate != 0) take_percentage(rules, hand, pots, strengths, charges);
    take_fixed(commission, hand, pots, charges);
    return charges;
}

// After a betting round, from everything in the middle; put right when the hand is over. [I-6]
void collect_provisionally(Machine& machine) {
    Hand& hand = machine.hand;
    const Money due = due_provisionally(machine.rules, hand);
    if (due <= hand.drop_slide) return;
    machine.note(Happening::commission_taken,
                 no_seat,
                 due == cap_of(machine.rules.commission) ? "CP 7.7"_clause : "CP 7.2.1(a)"_clause,
                 due - hand.drop_slide);
    hand.drop_slide = due;
}

// Chips have gone back to players: what was held of them goes with them. [I-66]
void restate_drop_slide(Machine& machine) {
    Hand& hand = machine.hand;
    hand.drop_slide = std::min(hand.drop_slide, due_provisionally(machine.rules, hand));
}

}  // namespace baize::poker
