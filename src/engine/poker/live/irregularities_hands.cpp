// Rulings on single hands: exposed, shown to one player, mucked by mistake, talked about.
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

[[nodiscard]] Result<void> check_live(const Hand& hand, Seat seat, Clause clause) {
    if (seat >= seats_max || !hand.live.contains(seat))
        return reject(Reason::not_in_the_hand, clause);
    return {};
}

// The last hand left is not killed, because no other player has a claim. Fraud falls under CP 13.5.
[[nodiscard]] Result<void> check_contested(const Hand& hand) {
    if (!hand.live.has_two()) return reject(Reason::only_hand_left, "I-136"_clause);
    return {};
}

// Adds the reported cards to the hand: each must already be known there or replaces an unseen one.
[[nodiscard]] Result<Cards> with_exposed(Cards cards, const Report& report) {
    const Clause clause = "CP 9.6"_clause;
    if (report.cards.empty()) return reject(Reason::cards_unknown, clause);
    const std::span<Face> hole(cards.hole[report.seat].data(), cards.hole_count[report.seat]);
    for (const Face face : report.cards) {
        if (!face.is_seen()) return reject(Reason::cards_unknown, clause);
        if (std::ranges::find(hole, face) != hole.end()) continue;
        if (cards.seen.contains(face.card())) return reject(Reason::card_twice, "CP 3.1"_clause);
        const auto unseen = std::ranges::find(hole, Face{});
        if (unseen == hole.end()) return reject(Reason::not_a_hole_card, clause);
        *unseen = face;
        cards.seen.insert(face.card());
    }
    return cards;
}

}  // namespace

Result<Ruling> rule_exposed_by_player(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const Clause clause = "CP 9.6"_clause;
    if (const auto live = check_live(hand, report.seat, clause); !live) return reject(live.error());
    const Result<Cards> known = with_exposed(hand.cards, report);
    if (!known) return reject(known.error());
    hand.cards = *known;
    return rule(machine, report, {Outcome::play_on, Next::go_on, clause});
}

// A request of the whole table to see the hand is handled separately: see Does::ask_to_see.
Result<Ruling> rule_shown_to_one(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const Clause clause = "CP 9.2"_clause;
    if (report.seat >= seats_max || !hand.dealt_in.contains(report.seat))
        return reject(Reason::not_in_the_hand, clause);
    if (hand.showed_one.contains(report.seat)) return reject(Reason::already_done, clause);
    hand.showed_one.insert(report.seat);
    return rule(machine, report, {Outcome::must_show, Next::go_on, clause});
}

// A hand identified beyond doubt plays on; otherwise it is dead, because players must protect their
// own hands.
Result<Ruling> rule_mucked_by_dealer(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const Clause clause = "I-77"_clause;
    if (report.seat >= seats_max || !in_contention(hand).contains(report.seat))
        return reject(Reason::not_in_the_hand, clause);
    const bool is_live = hand.live.contains(report.seat);
    if (!report.can_be_put_right) {
        if (!is_live) return reject(Reason::already_done, clause);
        if (const auto contested = check_contested(hand); !contested)
            return reject(contested.error());
        return kill(machine, report, "CP 8.14"_clause);
    }
    const Ruling ruling = rule(machine, report, {Outcome::hand_restored, Next::go_on, clause});
    if (is_live) return ruling;
    hand.mucked.erase(report.seat);
    hand.muck_order[report.seat] = 0;
    hand.live.insert(report.seat);
    begin_showdown(machine);
    return ruling;
}

Result<Ruling> rule_information(Machine& machine, const Report& report) {
    const Hand& hand = machine.hand;
    const Clause clause = "CP 13.14"_clause;
    if (const auto live = check_live(hand, report.seat, clause); !live) return reject(live.error());
    if (const auto contested = check_contested(hand); !contested) return reject(contested.error());
    return kill(machine, report, clause);
}

}  // namespace baize::poker
