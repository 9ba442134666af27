// Rulings on a player who still holds the card recorded as discarded. [CP 9.15]
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

[[nodiscard]] Street street_of_discard(const Rules& rules) {
    return facts(rules).discards == Discards::before_the_flop ? Street::preflop : Street::flop;
}

[[nodiscard]] bool is_elsewhere(const Cards& cards, Face face) {
    const auto in = [face](const Face* first, std::size_t count) {
        return std::find(first, first + count, face) != first + count;
    };
    for (Seat seat = 0; seat < seats_max; ++seat) {
        if (in(cards.hole[seat].data(), cards.hole_count[seat])) return true;
    }
    return in(cards.board.data(), cards.board_count) || in(cards.burns.data(), cards.burn_count) ||
           (cards.has_next_burn && cards.next_burn == face) ||
           in(cards.deck.data() + cards.next, card_count - cards.next);
}

// Checks the card that goes back to the hand, which it never left.
[[nodiscard]] Result<void> check_card(const Cards& cards, const Report& report, Clause clause) {
    const Face face = report.cards.empty() ? Face{} : report.cards[0];
    if (!face.is_seen()) {
        const bool known = cards.hole[report.seat][0].is_seen();
        if (known) return reject(Reason::cards_unknown, clause);
        return {};
    }
    if (is_elsewhere(cards, face)) return reject(Reason::card_twice, "CP 3.1"_clause);
    return {};
}

void put_back(Cards& cards, const Report& report) {
    const Face face = report.cards.empty() ? Face{} : report.cards[0];
    cards.hole[report.seat][cards.hole_count[report.seat]++] = face;
    if (face.is_seen()) cards.seen.insert(face.card());
}

// The betting round was never complete, so cards dealt after it came too early. [CP 9.15.1] [I-133]
[[nodiscard]] Ruling discard_first(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const Clause clause = "CP 9.15.1"_clause;
    const Street street = street_of_discard(machine.rules);
    const bool flop = hand.street != street && street == Street::preflop;
    const Next next = flop ? Next::shuffle_stub : Next::go_on;
    const Ruling ruling = rule(machine, report, {Outcome::discard_due, next, clause});
    if (hand.street != street) {
        take_back_board(cards, flop ? 3 : 1);
        if (!flop) set_top_aside(cards);  // [CP 9.12.1]
        cards.burn_done = flop;           // [CP 9.10]
        cards.must_reshuffle = cards.must_reshuffle || flop;
        reopen_street(machine, clause);
    }
    put_back(cards, report);
    if (hand.phase != Phase::discarding) hand.betting.pending = {};
    hand.phase = Phase::discarding;
    hand.betting.pending.insert(report.seat);
    hand.actor = hand.betting.pending.next_after(hand.button);
    return ruling;
}

}  // namespace

Result<Ruling> rule_not_discarded(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const Clause clause = "CP 9.15.1"_clause;
    const VariantFacts& game = facts(machine.rules);
    if (game.discards == Discards::never) return reject(Reason::nothing_to_report, clause);
    if (report.seat >= seats_max || !hand.live.contains(report.seat))
        return reject(Reason::not_in_the_hand, clause);
    if (hand.cards.hole_count[report.seat] != game.hole_cards - 1)
        return reject(Reason::nothing_to_report, clause);
    if (const auto card = check_card(hand.cards, report, clause); !card)
        return reject(card.error());
    if (!hand.live.has_two())
        return return_all(machine, report, "CP 9.1.1(g)"_clause, Next::deal_again);
    const auto streets = static_cast<unsigned>(hand.street) -
                         static_cast<unsigned>(street_of_discard(machine.rules));
    const bool in_showdown = hand.phase == Phase::showdown || hand.phase == Phase::pushing;
    const bool next_round = streets == 1 && has_substantial_action(machine.rules, hand);
    if (streets > 1 || next_round || in_showdown) return kill(machine, report, "CP 9.15.2"_clause);
    return discard_first(machine, report);
}

}  // namespace baize::poker
