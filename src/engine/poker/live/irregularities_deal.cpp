// Rulings on the shuffle, the cut and the initial deal: misdeals, and errors that can be put right.
// [CP 9.1.1]
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

// A misdeal before substantial action, unless staff can put it right; later the hand is played out.
[[nodiscard]] Ruling misdeal_or_play_on(Machine& machine, const Report& report, Clause clause) {
    if (is_substantial(machine.rules, machine.hand))
        return rule(machine, report, {Outcome::play_on, Next::go_on, clause});
    if (report.can_be_put_right)
        return rule(machine, report, {Outcome::corrected, Next::go_on, clause});
    return misdeal(machine, report, clause);
}

[[nodiscard]] bool has_acted(const Hand& hand, Seat seat) {
    return (hand.acted_earlier | hand.betting.acted).contains(seat);
}

// Corrects the record of a dead or void hand: cards it never got are still in the stub, and surplus
// cards have left it.
void record_count(Cards& cards, Seat seat, std::uint8_t count) {
    while (cards.hole_count[seat] > count) {
        Face& face = cards.hole[seat][--cards.hole_count[seat]];
        return_to_stub(cards, face);
        face = Face{};
    }
    cards.next = static_cast<std::uint8_t>(cards.next + count - cards.hole_count[seat]);
}

// The wrong count is found when it is too late for a new deal. [CP 9.1.1(f)] [CP 9.1.1(g)]
[[nodiscard]] Result<Ruling> rule_late_count(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    if (!hand.live.contains(report.seat))
        return reject(Reason::not_in_the_hand, "CP 9.1.1(f)"_clause);
    const std::uint8_t held = hand.cards.hole_count[report.seat];
    if (report.count > held && stub_size(hand.cards) < std::size_t{report.count} - held)
        return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    record_count(hand.cards, report.seat, report.count);
    if (!hand.live.has_two())
        return return_all(machine, report, "CP 9.1.1(g)"_clause, Next::deal_again);
    if (has_acted(hand, report.seat)) return kill(machine, report, "CP 9.1.1(f)"_clause);
    return void_hand(machine, report, "CP 9.1.1(f)"_clause);
}

[[nodiscard]] bool is_too_late(const Rules& rules, const Hand& hand) {
    return is_substantial(rules, hand) || !hand.live.has_two();
}

// The place of the exposed card in the hand: the same card, or else an unseen one, which it turns
// out to be.
[[nodiscard]] Result<std::uint8_t> place_of_exposed(const Cards& cards, const Report& report) {
    const Clause clause = "CP 9.7"_clause;
    if (report.cards.size() != 1 || !report.cards[0].is_seen())
        return reject(Reason::cards_unknown, clause);
    for (const Face wanted : {report.cards[0], Face{}}) {
        for (std::uint8_t place = 0; place < cards.hole_count[report.seat]; ++place) {
            if (cards.hole[report.seat][place] != wanted) continue;
            if (!wanted.is_seen() && cards.seen.contains(report.cards[0].card()))
                return reject(Reason::card_twice, "CP 3.1"_clause);
            return place;
        }
    }
    return reject(Reason::not_a_hole_card, clause);
}

// The player gets the card due as the first burn, and the exposed card becomes that burn. [I-68]
[[nodiscard]] Result<Ruling> replace_exposed(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const Clause clause = "CP 9.7"_clause;
    if (hand.street != Street::preflop || cards.burn_count != 0 || must_reshuffle(hand))
        return reject(Reason::not_now, clause);
    if (report.seat >= seats_max || !hand.live.contains(report.seat))
        return reject(Reason::not_in_the_hand, clause);
    const Result<std::uint8_t> place = place_of_exposed(cards, report);
    if (!place) return reject(place.error());
    if (stub_size(cards) == 0) return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    const Ruling ruling = rule(machine, report, {Outcome::card_replaced, Next::go_on, clause});
    cards.exposed = 1;
    cards.seen.insert(report.cards[0].card());
    cards.next_burn = report.cards[0];
    cards.has_next_burn = true;
    Face& hole = cards.hole[report.seat][*place];
    hole = draw_off(cards, Face{});
    Event& event = machine.add(EventKind::dealt, report.seat, clause);
    event.count = 1;
    event.cards[0] = hole;
    return ruling;
}

}  // namespace

// A misdeal regardless of the betting. [I-135]
Result<Ruling> rule_cut_exposed(Machine& machine, const Report& report) {
    return misdeal(machine, report, "CP 9.1.1(a)"_clause);
}

Result<Ruling> rule_not_prepared(Machine& machine, const Report& report) {
    Report as_found = report;
    as_found.can_be_put_right = false;
    return misdeal_or_play_on(machine, as_found, "CP 9.1.1(b)"_clause);
}

Result<Ruling> rule_out_of_order(Machine& machine, const Report& report) {
    return misdeal_or_play_on(machine, report, "CP 9.1.1(c)"_clause);
}

// A player who was left out, as is found later, counts as one with a wrong number of cards. An
// extra hand has nothing in the pot and goes to the muck.
Result<Ruling> rule_hands_dealt(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const Clause clause = "CP 9.1.1(d)"_clause;
    const bool left_out = report.what == Irregularity::dealt_out;
    if (report.seat >= seats_max) return reject(Reason::no_such_seat, clause);
    if (left_out != hand.dealt_in.contains(report.seat))
        return reject(Reason::nothing_to_report, clause);
    if (!is_too_late(machine.rules, hand)) return misdeal_or_play_on(machine, report, clause);
    if (left_out) {
        Report none = report;
        none.count = 0;
        return rule_late_count(machine, none);
    }
    const std::uint8_t each = facts(machine.rules).hole_cards;
    if (stub_size(hand.cards) < each) return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    hand.cards.next = static_cast<std::uint8_t>(hand.cards.next + each);
    return rule(machine, report, {Outcome::play_on, Next::go_on, clause});
}

// A hand one card short gets the next card; an unseen extra card goes back on top of the stub. In
// both cases the cards then lie as recorded. [I-65]
Result<Ruling> rule_wrong_count(Machine& machine, const Report& report) {
    const Hand& hand = machine.hand;
    const Clause clause = "CP 9.1.1(e)"_clause;
    if (report.seat >= seats_max || !hand.dealt_in.contains(report.seat))
        return reject(Reason::not_in_the_hand, clause);
    const std::uint8_t right = hand.cards.hole_count[report.seat];
    if (report.count == right) return reject(Reason::nothing_to_report, clause);
    if (is_too_late(machine.rules, hand)) return rule_late_count(machine, report);
    const bool by_one = report.count + 1 == right || report.count == right + 1;
    if (report.can_be_put_right && by_one)
        return rule(machine, report, {Outcome::corrected, Next::go_on, clause});
    return misdeal(machine, report, clause);
}

Result<Ruling> rule_exposed_by_dealer(Machine& machine, const Report& report) {
    if (report.count == 0) return reject(Reason::nothing_to_report, "CP 9.7"_clause);
    if (report.count + machine.hand.cards.exposed > 1)
        return misdeal(machine, report, "CP 9.1.1(i)"_clause);  // [I-135]
    return replace_exposed(machine, report);
}

}  // namespace baize::poker
