#include "engine/poker/hand/view.h"

#include "engine/poker/live/report.h"

namespace baize::poker {
namespace {

// True if the ruling names a card that was never open. All other rulings concern cards that lay
// open on the table.
[[nodiscard]] bool is_private_ruling(const Event& event) {
    return event.what == EventKind::ruled &&
           event.pot == static_cast<std::uint8_t>(Irregularity::not_discarded);
}

}  // namespace

Hand view(const Hand& hand, Seat seat) {
    Hand seen = hand;
    Cards& cards = seen.cards;
    cards.deck = {};
    cards.burns = {};
    cards.next_burn = Face{};
    cards.seen = CardSet{};
    for (Seat other = 0; other < seats_max; ++other) {
        if (other != seat && !hand.shown.contains(other)) cards.hole[other] = {};
    }
    // Cards opened by mistake that went back were seen by all, but the events record them, not this
    // view.
    for (std::uint8_t i = 0; i < cards.board_count; ++i) {
        if (cards.board[i].is_seen()) cards.seen.insert(cards.board[i].card());
    }
    for (Seat other = 0; other < seats_max; ++other) {
        for (std::uint8_t i = 0; i < cards.hole_count[other]; ++i) {
            const Face face = cards.hole[other][i];
            if (face.is_seen()) cards.seen.insert(face.card());
        }
    }
    return seen;
}

Event view(const Event& event, Seat seat) {
    Event seen = event;
    const bool own = event.seat == seat && seat != no_seat;
    const bool hidden = event.what == EventKind::burned || event.what == EventKind::discarded ||
                        event.what == EventKind::dealt || event.what == EventKind::reshuffled ||
                        is_private_ruling(event);
    if (hidden && !own) seen.cards = {};
    return seen;
}

Result<Inspection> inspect(const Hand& hand, Seat seat, Actor by) {
    const Clause clause = "CP 8.21"_clause;
    if (!is_staff(by, Role::dealer)) return reject(Reason::rank_too_low, clause);
    if (hand.phase != Phase::over) return reject(Reason::not_now, clause);
    if (seat >= seats_max || !hand.dealt_in.contains(seat))
        return reject(Reason::not_in_the_hand, clause);
    Inspection inspection{.seat = seat, .by = by.role};
    for (std::uint8_t i = 0; i < hand.cards.hole_count[seat]; ++i)
        inspection.cards.push_back(hand.cards.hole[seat][i]);
    return inspection;
}

}  // namespace baize::poker
