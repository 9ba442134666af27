#include "engine/poker/money/commission.h"

#include <algorithm>

#include "engine/poker/hand/machine.h"

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

// True if all players with chips in the pot or a claim to it stayed to the showdown and all their
// hands are equal. A hand that was shown and then died has not stayed. [CP 7.8] [I-7] [I-137]
[[nodiscard]] bool are_equal_hands(const Hand& hand, SeatSet players, const Strengths& strengths) {
    if (!players.has_two() || !(players - (hand.live & hand.shown)).empty()) return false;
    const Strength& first = strengths[players.lowest()];
    for (const Seat seat : players) {
        if (!(strengths[seat] == first)) return false;
    }
    return true;
}

// The part of the cap left for the pots of the hand. Fees per person were collected before the deal
// of this hand, or of the misdeal before it. [CP 7.7] [I-6]
[[nodiscard]] Money cap_of(const Rules& rules, const Hand& hand) {
    const Commission& commission = rules.commission;
    if (!commission.cap.is_positive()) return Money::max();
    if (commission.cap_scope == Scope::pot) return commission.cap;
    const auto players = static_cast<std::int64_t>(hand.dealt_in.size());
    return std::max(commission.cap - commission.per_person * players, Money{});
}

[[nodiscard]] Money fixed_fee(const Rules& rules, const Hand& hand) {
    return rules.commission.per_hand[hand.dealt_in.size()];
}

// Takes the commission from every pot of one hand, never more than the cap or the pot.
class Taking {
  public:
    Taking(const Rules& rules, const Hand& hand, const Pots& pots)
        : rules_(rules), hand_(hand), pots_(pots), cap_(cap_of(rules, hand)) {
        for (std::size_t i = 0; i < pots.size(); ++i)
            charges_.push_back(PotCharge{});
    }

    // Takes the fixed fee from the main pot, then from the next pots if that is too small.
    // [CP 7.2.3(a)]
    void take_fixed() {
        Money due = fixed_fee(rules_, hand_);
        for (std::size_t i = 0; i < pots_.size() && due.is_positive(); ++i)
            due -= take(i, due, charges_[i].fixed);
    }

    // A pot with equal hands pays neither the percentage nor an addition up to the displayed
    // minimum. [CP 7.8] [I-6]
    void take_percentage(const Strengths& strengths) {
        SeatSet everyone;
        for (const Pot& pot : pots_)
            everyone = everyone | pot.contributors | pot.contenders;
        StaticVector<bool, seats_max> is_exempt;
        for (std::size_t i = 0; i < pots_.size(); ++i) {
            const SeatSet own = pots_[i].contributors | pots_[i].contenders;
            const SeatSet asked = rules_.commission.equal_hands == Scope::pot ? own : everyone;
            is_exempt.push_back(are_equal_hands(hand_, asked, strengths));
            if (!is_exempt[i])
                take(i, percentage_of(rules_, pots_[i].amount), charges_[i].percentage);
        }
        // The displayed minimum, when anything is due at all. [CP 7.1] [I-6]
        if (!taken_.is_positive()) return;
        for (std::size_t i = 0; i < pots_.size() && taken_ < rules_.commission.minimum; ++i) {
            if (!is_exempt[i]) take(i, rules_.commission.minimum - taken_, charges_[i].percentage);
        }
    }

    [[nodiscard]] const PotCharges& charges() const { return charges_; }

  private:
    // Takes as much of `due` as the pot and the cap allow; returns that amount.
    Money take(std::size_t i, Money due, Money& part) {
        const bool is_capped_alone = rules_.commission.cap_scope == Scope::pot;
        const Money under_cap = cap_ - (is_capped_alone ? total(charges_[i]) : taken_);
        const Money in_pot = pots_[i].amount - total(charges_[i]);
        const Money more = std::min({due, under_cap, in_pot});
        part += more;
        taken_ += more;
        return more;
    }

    const Rules& rules_;
    const Hand& hand_;
    const Pots& pots_;
    Money cap_;
    Money taken_{};
    PotCharges charges_{};
};

// A flop dealt only for side wagers does not count for the pot. [CP 8.17.3(a)(i)]
[[nodiscard]] bool is_before_the_flop(const Hand& hand) {
    return hand.street == Street::preflop || hand.board_for_side_wagers;
}

// The commission on the drop slide after a betting round.
struct Held {
    Money fixed{};
    Money all{};
};

[[nodiscard]] Held due_provisionally(const Rules& rules, const Hand& hand) {
    if (is_only_blinds(hand)) return {};
    if (rules.commission.no_flop_no_drop && is_before_the_flop(hand)) return {};
    const Money most = std::min(cap_of(rules, hand), pot_total(hand));
    const Money fixed = std::min(fixed_fee(rules, hand), most);
    return {fixed, std::min(fixed + percentage_of(rules, pot_total(hand)), most)};
}

}  // namespace

bool is_only_blinds(const Hand& hand) {
    if (hand.voluntary.empty()) return true;
    // An uncalled raise: after its return the bet only matches the last blind or straddle.
    return is_before_the_flop(hand) && !hand.live.has_two() && hand.voluntary == hand.live;
}

PotCharges commission_of(const Rules& rules,
                         const Hand& hand,
                         const Pots& pots,
                         const Strengths& strengths) {
    const Commission& commission = rules.commission;
    Taking taking(rules, hand, pots);
    if (is_only_blinds(hand)) return taking.charges();
    if (commission.no_flop_no_drop && is_before_the_flop(hand)) return taking.charges();
    taking.take_fixed();
    if (commission.rate != 0) taking.take_percentage(strengths);
    return taking.charges();
}

// Collects after a betting round, from all chips in the middle; the amount is corrected when the
// hand is over. The fixed fee comes first, so that commission already held never changes from one
// charge into the other. [CP 7.2.1(a)] [CP 7.2.3(a)] [I-6]
void collect_provisionally(Machine& machine) {
    Hand& hand = machine.hand;
    const Held due = due_provisionally(machine.rules, hand);
    if (due.all <= hand.drop_slide) return;
    const Money fixed_held = std::min(due.fixed, hand.drop_slide);
    const Money percentage = due.all - due.fixed - (hand.drop_slide - fixed_held);
    if (due.fixed > fixed_held)
        machine.note(
            EventKind::commission_taken, no_seat, "CP 7.2.3(a)"_clause, due.fixed - fixed_held);
    if (percentage.is_positive()) {
        const bool is_capped = due.all == cap_of(machine.rules, hand);
        machine.note(EventKind::commission_taken,
                     no_seat,
                     is_capped ? "CP 7.7"_clause : "CP 7.2.1(a)"_clause,
                     percentage);
    }
    hand.drop_slide = due.all;
}

// Reduces the commission held after chips have gone back to players. [I-66]
void restate_drop_slide(Machine& machine) {
    Hand& hand = machine.hand;
    hand.drop_slide = std::min(hand.drop_slide, due_provisionally(machine.rules, hand).all);
}

}  // namespace baize::poker
