// Rulings on community cards dealt without a burn. [CP 9.4] [CP 9.8]
#include <utility>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

[[nodiscard]] Clause burn_clause(bool flop) {
    return flop ? "CP 9.8"_clause : "CP 9.4"_clause;
}

// The card that was turned should have been burned; it becomes the burn, and the next card is
// turned instead.
[[nodiscard]] Ruling burn_turned_card(Machine& machine, const Report& report, Face said) {
    const Clause clause = "CP 9.4"_clause;
    Cards& cards = machine.hand.cards;
    const Ruling ruling = rule(machine, report, {Outcome::corrected, Next::go_on, clause});
    const Face face = draw_off(cards, said);
    cards.burns[cards.burn_count++] = face;
    cards.burn_done = true;
    Event& event = machine.add(EventKind::burned, no_seat, clause);
    event.count = 1;
    event.cards[0] = face;
    return ruling;
}

// The dealer turned the cards just now; they are not recorded yet.
[[nodiscard]] Result<Ruling> missed_now(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const bool flop = hand.street == Street::preflop;
    const Clause clause = burn_clause(flop);
    if (must_reshuffle(hand)) return reject(Reason::must_reshuffle_first, clause);
    if (cards.burn_done || cards.has_next_burn) return reject(Reason::nothing_to_report, clause);
    const std::size_t due = board_due(hand);
    if (stub_size(cards) < due || cards.burn_count == cards.burns.size())
        return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    if (report.cards.size() > due) return reject(Reason::wrong_card_count, clause);
    const std::span<const Face> faces(report.cards.begin(), report.cards.size());
    if (const auto good = check_faces(cards, cards.next, faces, clause); !good)
        return reject(good.error());
    if (flop) {
        cards.must_reshuffle = true;
        return rule(machine, report, {Outcome::taken_back, Next::shuffle_stub, clause});
    }
    const Face said = faces.empty() ? Face{} : faces[0];
    if (!said.is_seen() && !cards.deck[cards.next].is_seen())
        return reject(Reason::cards_unknown, clause);
    if (report.can_be_put_right) return burn_turned_card(machine, report, said);
    const Ruling ruling = rule(machine, report, {Outcome::play_on, Next::go_on, clause});
    cards.burn_done = true;
    Action turned{.does = Does::deal};
    if (said.is_seen()) {
        turned.count = 1;
        turned.cards[0] = said;
    }
    deal_board(machine, turned);
    begin_round(machine);
    return ruling;
}

[[nodiscard]] Ruling take_back_unburned_flop(Machine& machine, const Report& report) {
    Cards& cards = machine.hand.cards;
    const Clause clause = "CP 9.8"_clause;
    const Ruling ruling = rule(machine, report, {Outcome::taken_back, Next::shuffle_stub, clause});
    cards.stub_end = card_count;
    take_back_board(cards, 3);
    unburn(cards);
    reopen_street(machine, clause);
    cards.must_reshuffle = true;
    return ruling;
}

// The missed burn is found after the cards were recorded.
[[nodiscard]] Result<Ruling> missed_recorded(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const bool flop = cards.board_count == 3;
    if (cards.board_count == 0 || cards.burn_count == 0)
        return reject(Reason::nothing_to_report, burn_clause(true));
    const bool open = hand.phase == Phase::betting || hand.phase == Phase::discarding ||
                      hand.phase == Phase::dealing || hand.board_for_side_wagers;
    const bool in_time = open && !has_substantial_action(machine.rules, hand);
    if (flop && in_time) return take_back_unburned_flop(machine, report);
    if (in_time && report.can_be_put_right) {
        const Face turned = cards.board[cards.board_count - 1U];
        take_back_board(cards, 1);
        unburn(cards);
        // The card taken for the burn lies under the card that was turned.
        std::swap(cards.deck[cards.next], cards.deck[cards.next + 1U]);
        BAIZE_CHECK(cards.deck[cards.next] == turned);
        const Ruling ruling = burn_turned_card(machine, report, Face{});
        reopen_street(machine, "CP 9.4"_clause);
        return ruling;
    }
    unburn(cards);
    return rule(machine, report, {Outcome::play_on, Next::go_on, "CP 9.4"_clause});
}

}  // namespace

Result<Ruling> rule_burn_missed(Machine& machine, const Report& report) {
    const bool coming = machine.hand.phase == Phase::dealing && !report.already_dealt;
    return coming ? missed_now(machine, report) : missed_recorded(machine, report);
}

}  // namespace baize::poker
