// Rulings on community cards dealt too early or too many at once. [CP 9.9] to [CP 9.14]
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

// True if the dealer burned for these cards of the next betting round and no burn was in place
// already. [I-67]
[[nodiscard]] bool burns_now(const Hand& hand, const Report& report) {
    const bool without = hand.street == Street::turn && has_set_aside(hand.cards);
    return report.burned && !hand.cards.burn_done && !without;
}

// The place in the deck of the first card after the burn.
[[nodiscard]] std::size_t first_opened(const Hand& hand, const Report& report) {
    const bool off_stub = burns_now(hand, report) && !hand.cards.has_next_burn;
    return hand.cards.next + (off_stub ? 1U : 0U);
}

[[nodiscard]] bool has_room_to_burn(const Cards& cards) {
    return cards.burn_count < cards.burns.size();
}

// Checks that the opened cards exist in the stub and match the reported faces.
[[nodiscard]] Result<void> check_opened(const Hand& hand, const Report& report, Clause clause) {
    const Cards& cards = hand.cards;
    const std::size_t first = first_opened(hand, report);
    if (report.cards.size() > report.count) return reject(Reason::wrong_card_count, clause);
    if (first + report.count > cards.stub_end || !has_room_to_burn(cards))
        return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    return check_faces(cards, first, std::span(report.cards.begin(), report.cards.size()), clause);
}

// The opened cards go back to be shuffled; a burn, if made, stays and counts as the next burn.
void shuffle_back(Machine& machine, const Report& report) {
    Cards& cards = machine.hand.cards;
    const bool burns = burns_now(machine.hand, report);
    if (burns) burn(machine);
    cards.burn_done = cards.burn_done || burns;
    cards.must_reshuffle = true;
}

[[nodiscard]] Clause too_early_clause(Street street) {
    switch (street) {
        case Street::preflop: return "CP 9.10"_clause;
        case Street::flop: return "CP 9.12.1"_clause;
        case Street::turn:
        case Street::river: break;
    }
    return "CP 9.11"_clause;
}

// True if all other players have folded and no side wager needs the flop.
[[nodiscard]] bool is_decided_without_side_wagers(const Hand& hand) {
    return !hand.live.has_two() &&
           std::ranges::all_of(hand.side_wagers,
                               [](const SideWager& wager) { return wager.colour == Colour::none; });
}

// A flop with the wrong number of cards never stands, even if players have acted on it. [I-67]
[[nodiscard]] Ruling take_back_flop(Machine& machine, const Report& report) {
    Cards& cards = machine.hand.cards;
    const Clause clause = "CP 9.9"_clause;
    const Ruling ruling = rule(machine, report, {Outcome::taken_back, Next::shuffle_stub, clause});
    cards.stub_end = card_count;  // an early fourth card joins the stub again
    take_back_board(cards, 3);
    if (!report.burned && cards.burn_count > 0) unburn(cards);
    reopen_street(machine, clause);
    machine.hand.board_for_side_wagers = !machine.hand.live.has_two();
    cards.burn_done = report.burned;
    cards.must_reshuffle = true;
    return ruling;
}

// Only the due card plays. A single extra card is the next burn, or is mucked on the river; several
// are shuffled back.
[[nodiscard]] Ruling ruling_on_others(std::size_t opened, bool is_river) {
    if (opened > 2) return {Outcome::taken_back, Next::shuffle_stub, "CP 9.14"_clause};
    if (is_river) return {Outcome::card_mucked, Next::go_on, "CP 9.13.3"_clause};
    return {Outcome::next_burn, Next::go_on, "CP 9.13.2"_clause};
}

void dispose_of_others(Cards& cards, Outcome outcome, Face second) {
    if (outcome == Outcome::taken_back) {
        cards.must_reshuffle = true;
        return;
    }
    const Face other = draw_off(cards, second);
    if (outcome != Outcome::next_burn) return;
    cards.next_burn = other;
    cards.has_next_burn = true;
}

// The dealer opened the cards just now; they are not recorded yet.
[[nodiscard]] Result<Ruling> too_many_now(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const bool flop = hand.street == Street::preflop;
    const Clause clause = flop ? "CP 9.9"_clause : "CP 9.13.1"_clause;
    if (must_reshuffle(hand)) return reject(Reason::must_reshuffle_first, clause);
    if (report.count <= board_due(hand)) return reject(Reason::nothing_to_report, clause);
    if (const auto opened = check_opened(hand, report, clause); !opened)
        return reject(opened.error());
    if (flop) {
        const Ruling ruling =
            rule(machine, report, {Outcome::taken_back, Next::shuffle_stub, clause});
        shuffle_back(machine, report);
        return ruling;
    }
    const bool known = hand.cards.deck[first_opened(hand, report)].is_seen();
    if (!known && (report.cards.empty() || !report.cards[0].is_seen()))
        return reject(Reason::cards_unknown, clause);
    if (!report.burned) hand.cards.burn_done = true;
    Action due{.does = Does::deal};
    if (!report.cards.empty() && report.cards[0].is_seen()) {
        due.count = 1;
        due.cards[0] = report.cards[0];
    }
    const Ruling ruling =
        rule(machine, report, ruling_on_others(report.count, hand.street == Street::turn));
    deal_board(machine, due);
    dispose_of_others(
        hand.cards, ruling.outcome, report.cards.size() > 1 ? report.cards[1] : Face{});
    begin_round(machine);
    return ruling;
}

// The extra cards are found after the due ones were recorded; they are still the top of the stub.
[[nodiscard]] Result<Ruling> too_many_recorded(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const bool flop = hand.street == Street::flop;
    const Clause clause = flop ? "CP 9.9"_clause : "CP 9.13.1"_clause;
    const std::uint8_t due = flop ? 3 : 1;
    if (hand.cards.board_count == 0) return reject(Reason::not_now, clause);
    if (report.count <= due) return reject(Reason::nothing_to_report, clause);
    if (flop && is_decided_without_side_wagers(hand))
        return rule(machine, report, {Outcome::play_on, Next::go_on, clause});
    if (flop) return take_back_flop(machine, report);
    if (must_reshuffle(hand)) return reject(Reason::must_reshuffle_first, clause);
    if (hand.cards.has_next_burn) return reject(Reason::already_done, clause);
    const std::size_t others = report.count - 1U;
    if (stub_size(hand.cards) < others) return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    const std::span<const Face> faces(report.cards.begin(), report.cards.size());
    if (faces.size() > others) return reject(Reason::wrong_card_count, clause);
    if (const auto good = check_faces(hand.cards, hand.cards.next, faces, clause); !good)
        return reject(good.error());
    const Ruling ruling =
        rule(machine, report, ruling_on_others(report.count, hand.street == Street::river));
    dispose_of_others(hand.cards, ruling.outcome, faces.empty() ? Face{} : faces[0]);
    return ruling;
}

}  // namespace

// The betting round is complete only when all players who must discard have done so. [CP 9.15.1]
Result<Ruling> rule_board_too_early(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    const Clause clause = too_early_clause(hand.street);
    const bool open = hand.phase == Phase::betting || hand.phase == Phase::discarding;
    if (!open || hand.street == Street::river) return reject(Reason::not_now, clause);
    if (must_reshuffle(hand)) return reject(Reason::must_reshuffle_first, clause);
    Report opened = report;
    if (hand.street != Street::preflop) opened.count = 1;
    if (hand.street == Street::preflop) opened.count = std::max<std::uint8_t>(report.count, 3);
    if (const auto good = check_opened(hand, opened, clause); !good) return reject(good.error());
    if (hand.street != Street::flop) {
        const Ruling ruling =
            rule(machine, report, {Outcome::taken_back, Next::shuffle_stub, clause});
        shuffle_back(machine, opened);
        return ruling;
    }
    const Ruling ruling = rule(machine, report, {Outcome::set_aside, Next::go_on, clause});
    if (burns_now(hand, opened)) burn(machine);
    draw_off(hand.cards, report.cards.empty() ? Face{} : report.cards[0]);
    --hand.cards.next;
    set_top_aside(hand.cards);
    return ruling;
}

Result<Ruling> rule_board_too_many(Machine& machine, const Report& report) {
    const Hand& hand = machine.hand;
    const bool coming = hand.phase == Phase::dealing && !report.already_dealt;
    return coming ? too_many_now(machine, report) : too_many_recorded(machine, report);
}

}  // namespace baize::poker
