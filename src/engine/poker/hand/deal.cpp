// Cards from the deck: hole cards one at a time from the button's left, and the board with its
// burns.
#include <algorithm>

#include "engine/poker/hand/deal_order.h"
#include "engine/poker/hand/machine.h"
#include "engine/poker/live/stub.h"

namespace baize::poker {
namespace {

[[nodiscard]] Face draw(Cards& cards) {
    BAIZE_CHECK(cards.next < cards.stub_end);
    return cards.deck[cards.next++];
}

[[nodiscard]] Clause board_clause(Street street) {
    switch (street) {
        case Street::preflop: return "CP 8.18.1"_clause;
        case Street::flop: return "CP 8.19.1"_clause;
        case Street::turn:
        case Street::river: break;
    }
    return "CP 8.20.1"_clause;
}

// The place in the deck of the board's next card, below the burn if one is still due.
[[nodiscard]] std::size_t next_of_board(const Cards& cards) {
    const bool burns = !cards.burn_done && !cards.has_next_burn;
    return cards.next + (burns ? 1U : 0U);
}

// Checks a card that the dealer names for the board against the deck's card at that place and the
// cards named before it.
[[nodiscard]] Verdict check_named(const Hand& hand, Face named, Face in_deck, CardSet before) {
    if (!named.is_seen()) return Verdict(Reason::cards_unknown, board_clause(hand.street));
    if (in_deck.is_seen() && in_deck != named)
        return Verdict(Reason::cards_differ, board_clause(hand.street));
    const bool is_seen_elsewhere = !in_deck.is_seen() && hand.cards.seen.contains(named.card());
    if (is_seen_elsewhere || before.contains(named.card()))
        return Verdict(Reason::card_twice, "CP 3.1"_clause);
    return allowed;
}

}  // namespace

void burn(Machine& machine) {
    Cards& cards = machine.hand.cards;
    if (cards.burn_done) {
        cards.burn_done = false;
        return;
    }
    Face face;
    if (cards.has_next_burn) {
        face = cards.next_burn;
        cards.has_next_burn = false;
        cards.next_burn = Face{};
    } else {
        face = draw(cards);
    }
    cards.burns[cards.burn_count++] = face;
    Event& event = machine.add(EventKind::burned, no_seat, board_clause(machine.hand.street));
    event.count = 1;
    event.cards[0] = face;
}

std::uint8_t board_due(const Hand& hand) {
    return hand.street == Street::preflop ? board_streets.front() : board_streets.back();
}

// One at a time, clockwise, from the first player left of the button. [CP 8.4]
void deal_hole_cards(Machine& machine) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const std::uint8_t each = facts(machine.rules).hole_cards;
    const SeatOrder order = seats_as_dealt(hand.dealt_in, hand.button);
    const std::size_t top = cards.next;  // boxed cards have already come off [CP 9.3]
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Seat seat = order[place];
        Event& event = machine.add(EventKind::dealt, seat, facts(machine.rules).deal);
        event.count = each;
        for (std::uint8_t card = 0; card < each; ++card) {
            const Face face = cards.deck[top + cards_before(order.size(), place, card)];
            cards.hole[seat][card] = face;
            event.cards[card] = face;
        }
        cards.hole_count[seat] = each;
    }
    cards.next = static_cast<std::uint8_t>(top + std::size_t{each} * order.size());
}

// At a live table the dealer names the cards; where the deck is known they may be left out.
Verdict check_deal(const Hand& hand, const Action& action) {
    if (hand.phase != Phase::dealing) return Verdict(Reason::not_now, "CP 8.18.1"_clause);
    const Cards& cards = hand.cards;
    if (must_reshuffle(hand)) return Verdict(Reason::must_reshuffle_first, "CP 9.9"_clause);
    const std::uint8_t due = board_due(hand);
    const std::size_t first = next_of_board(cards);
    if (first + due > cards.stub_end) return Verdict(Reason::wrong_card_count, "CP 3.1"_clause);
    const std::uint8_t named_count = std::min(due, action.count);
    CardSet named;
    for (std::uint8_t i = 0; i < named_count; ++i) {
        const Face face = action.cards[i];
        const Verdict verdict = check_named(hand, face, cards.deck[first + i], named);
        if (verdict.is_refused()) return verdict;
        named.insert(face.card());
    }
    for (std::uint8_t i = named_count; i < due; ++i) {
        if (!cards.deck[first + i].is_seen())
            return Verdict(Reason::cards_unknown, board_clause(hand.street));
    }
    if (action.count > due) return Verdict(Reason::wrong_card_count, board_clause(hand.street));
    return allowed;
}

void deal_board(Machine& machine, const Action& action) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const std::uint8_t due = board_due(hand);
    burn(machine);
    Event& event = machine.add(EventKind::board, no_seat, board_clause(hand.street));
    event.count = due;
    for (std::uint8_t i = 0; i < due; ++i) {
        Face face = draw(cards);
        if (i < action.count) {
            face = action.cards[i];
            cards.deck[cards.next - 1U] = face;
            cards.seen.insert(face.card());
        }
        cards.board[cards.board_count++] = face;
        event.cards[i] = face;
    }
    hand.street = static_cast<Street>(static_cast<unsigned>(hand.street) + 1U);
}

}  // namespace baize::poker
