// Moves cards off the stub, back to it and beside it.
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

// The place in the deck of a card that has left the stub, or of any unseen card if its place was
// never known.
[[nodiscard]] std::size_t place_before_next(const Cards& cards, Face face) {
    for (const Face wanted : {face, Face{}}) {
        for (std::size_t i = cards.next; i > 0; --i) {
            if (cards.deck[i - 1] == wanted) return i - 1;
        }
    }
    BAIZE_CHECK(false);
    return 0;
}

void reopen_side_wagers(Hand& hand) {
    for (const SideWager& wager : hand.side_wagers)
        hand.side_wagers_open = hand.side_wagers_open || wager.colour != Colour::none;
    hand.side_payments = {};
}

void return_bets(Machine& machine, Clause clause) {
    Hand& hand = machine.hand;
    for (const Seat seat : hand.dealt_in) {
        const Money back = hand.put_in[seat] - hand.gathered[seat];
        if (!back.is_positive()) continue;
        hand.put_in[seat] -= back;
        hand.stacks[seat] += back;
        machine.note(EventKind::chips_returned, seat, clause, back);
    }
    hand.bets = {};
    restate_drop_slide(machine);
}

}  // namespace

Result<void> check_faces(const Cards& cards,
                         std::size_t first,
                         std::span<const Face> faces,
                         Clause clause) {
    if (first + faces.size() > cards.stub_end) return reject(Reason::wrong_card_count, clause);
    CardSet given;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        if (!faces[i].is_seen()) continue;
        const Card card = faces[i].card();
        const Face in_deck = cards.deck[first + i];
        if (in_deck.is_seen() && in_deck != faces[i]) return reject(Reason::cards_differ, clause);
        if (!in_deck.is_seen() && cards.seen.contains(card))
            return reject(Reason::card_twice, "CP 3.1"_clause);
        if (given.contains(card)) return reject(Reason::card_twice, "CP 3.1"_clause);
        given.insert(card);
    }
    return {};
}

Face draw_off(Cards& cards, Face said) {
    BAIZE_CHECK(cards.next < cards.stub_end);
    Face& face = cards.deck[cards.next++];
    if (said.is_seen()) {
        face = said;
        cards.seen.insert(said.card());
    }
    return face;
}

void return_to_stub(Cards& cards, Face face) {
    const auto begin = cards.deck.begin();
    const auto place = begin + static_cast<std::ptrdiff_t>(place_before_next(cards, face));
    *place = face;
    std::rotate(place, place + 1, begin + cards.next);
    --cards.next;
}

void take_back_board(Cards& cards, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        Face& last = cards.board[--cards.board_count];
        return_to_stub(cards, last);
        last = Face{};
    }
}

void unburn(Cards& cards) {
    Face& last = cards.burns[--cards.burn_count];
    return_to_stub(cards, last);
    last = Face{};
}

void set_top_aside(Cards& cards) {
    const auto begin = cards.deck.begin();
    std::rotate(begin + cards.next, begin + cards.next + 1, begin + cards.stub_end);
    --cards.stub_end;
}

void reopen_street(Machine& machine, Clause clause) {
    Hand& hand = machine.hand;
    return_bets(machine, clause);  // [I-132]
    for (const Seat seat : hand.live) {
        if (hand.stacks[seat].is_positive()) hand.able.insert(seat);
    }
    hand.street = static_cast<Street>(static_cast<unsigned>(hand.street) - 1U);
    if (hand.street == Street::preflop) reopen_side_wagers(hand);
    hand.betting.acted = {};
    hand.betting.pending = {};
    hand.has_waiting = {};
    hand.waiting = {};
    hand.phase = Phase::dealing;
    hand.actor = no_seat;
}

}  // namespace baize::poker
