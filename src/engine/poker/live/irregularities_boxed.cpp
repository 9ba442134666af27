// Rulings on boxed cards. A card found face up in the deck does not exist: the next one replaces
// it. [CP 9.3]
#include <algorithm>

#include "engine/poker/live/irregularities.h"

namespace baize::poker {
namespace {

inline constexpr std::uint8_t boxed_max = 4;  // five make the deck defective [CP 1.1]

enum class Found : std::uint8_t { in_stub, off_the_stub, in_deal, on_board, elsewhere };

[[nodiscard]] std::size_t place_in_deck(const Cards& cards, Card card) {
    const auto* const place = std::find(cards.deck.begin(), cards.deck.end(), Face(card));
    return static_cast<std::size_t>(place - cards.deck.begin());
}

[[nodiscard]] bool is_in_initial_deal(const Rules& rules, const Hand& hand, std::size_t place) {
    const std::size_t dealt = hand.dealt_in.size() * facts(rules).hole_cards;
    return hand.street == Street::preflop && hand.phase == Phase::betting &&
           hand.betting.acted.empty() && hand.cards.exposed == 0 &&
           hand.cards.next == hand.cards.boxed + dealt && place >= hand.cards.boxed;
}

[[nodiscard]] bool is_on_last_board(const Hand& hand, Card card) {
    if (hand.phase != Phase::betting || !hand.betting.acted.empty()) return false;
    const Cards& cards = hand.cards;
    const std::size_t first = hand.street == Street::flop ? 0 : cards.board_count - 1U;
    for (std::size_t i = first; i < cards.board_count; ++i) {
        if (cards.board[i] == Face(card)) return true;
    }
    return false;
}

[[nodiscard]] Found find(const Rules& rules, const Hand& hand, Card card) {
    const Cards& cards = hand.cards;
    const std::size_t place = place_in_deck(cards, card);
    if (place == card_count) {
        const bool top_unseen = stub_size(cards) > 0 && !cards.deck[cards.next].is_seen();
        return cards.seen.contains(card) || !top_unseen ? Found::elsewhere : Found::off_the_stub;
    }
    if (place >= cards.stub_end) return Found::elsewhere;
    if (place >= cards.next) return Found::in_stub;
    if (hand.street != Street::preflop)
        return is_on_last_board(hand, card) ? Found::on_board : Found::elsewhere;
    return is_in_initial_deal(rules, hand, place) ? Found::in_deal : Found::elsewhere;
}

// Moves the card to the front of the deck, before all other cards that have left it.
void muck_boxed(Cards& cards, Card card) {
    const auto begin = cards.deck.begin();
    const auto place = begin + static_cast<std::ptrdiff_t>(place_in_deck(cards, card));
    std::rotate(begin, place, place + 1);
    ++cards.boxed;
}

// Repeats the deal without the boxed card: later cards of the deal move up one place. [CP 8.4]
void deal_without(Machine& machine, Card card) {
    Cards& cards = machine.hand.cards;
    muck_boxed(cards, card);
    cards.next = cards.boxed;
    deal_hole_cards(machine);
}

void replace_on_board(Machine& machine, Card card, Face said) {
    Cards& cards = machine.hand.cards;
    muck_boxed(cards, card);
    Face* const end = cards.board.data() + cards.board_count;
    Face* const place = std::find(cards.board.data(), end, Face(card));
    std::rotate(place, place + 1, end);
    Face& last = *(end - 1);
    last = draw_off(cards, said);
    Event& event = machine.add(EventKind::board, no_seat, "CP 9.3"_clause);
    event.count = 1;
    event.cards[0] = last;
}

[[nodiscard]] Result<void> check_replacement(const Cards& cards, Card boxed, Face said) {
    const Clause clause = "CP 9.3"_clause;
    const bool known = stub_size(cards) > 0 && cards.deck[cards.next].is_seen();
    if (!known && !said.is_seen()) return reject(Reason::cards_unknown, clause);
    if (said == Face(boxed)) return reject(Reason::card_twice, "CP 3.1"_clause);
    return check_faces(cards, cards.next, std::span(&said, 1), clause);
}

}  // namespace

Result<Ruling> rule_boxed_card(Machine& machine, const Report& report) {
    Hand& hand = machine.hand;
    Cards& cards = hand.cards;
    const Clause clause = "CP 9.3"_clause;
    if (report.cards.empty() || !report.cards[0].is_seen())
        return reject(Reason::cards_unknown, clause);
    const Card card = report.cards[0].card();
    const Face said = report.cards.size() > 1 ? report.cards[1] : Face{};
    const Found found = find(machine.rules, hand, card);
    if (found == Found::elsewhere) return reject(Reason::card_twice, "CP 3.1"_clause);
    if (cards.boxed == boxed_max)
        return return_all(machine, report, "CP 9.1.1(h)"_clause, Next::deal_again);
    if (found == Found::on_board) {
        if (const auto good = check_replacement(cards, card, said); !good)
            return reject(good.error());
    } else if (stub_size(cards) == 0) {
        return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    }
    const Ruling ruling = rule(machine, report, {Outcome::card_replaced, Next::go_on, clause});
    switch (found) {
        case Found::in_stub:
            muck_boxed(cards, card);
            ++cards.next;
            break;
        case Found::off_the_stub:
            draw_off(cards, card);
            muck_boxed(cards, card);
            break;
        case Found::in_deal: deal_without(machine, card); break;
        case Found::on_board: replace_on_board(machine, card, said); break;
        case Found::elsewhere: break;
    }
    return ruling;
}

}  // namespace baize::poker
