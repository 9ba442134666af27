#include "engine/poker/live/stub.h"

#include <algorithm>

namespace baize::poker {
namespace {

[[nodiscard]] bool is_known(std::span<const Face> faces) {
    return std::ranges::all_of(faces, [](Face face) { return face.is_seen(); });
}

[[nodiscard]] Result<void> check_order(std::span<const Face> stub, std::span<const Card> order) {
    if (!is_known(stub)) {
        if (!order.empty()) return reject(Reason::cards_unknown, "CP 9.9"_clause);
        return {};
    }
    if (order.size() != stub.size()) return reject(Reason::wrong_card_count, "CP 9.9"_clause);
    CardSet given = CardSet::of(order);
    if (given.size() != order.size()) return reject(Reason::card_twice, "CP 3.1"_clause);
    for (const Face face : stub)
        given.erase(face.card());
    if (!given.empty()) return reject(Reason::cards_differ, "CP 9.9"_clause);
    return {};
}

void note_order(std::span<const Card> order, EventList& events) {
    Event event{.what = EventKind::reshuffled, .clause = "CP 9.9"_clause};
    do {
        event.count = static_cast<std::uint8_t>(std::min(order.size(), event.cards.size()));
        event.cards = {};
        std::copy_n(order.begin(), event.count, event.cards.begin());
        order = order.subspan(event.count);
        events.push_back(event);
    } while (!order.empty());
}

}  // namespace

Result<void> reshuffle(const Rules& rules,
                       Hand& hand,
                       std::span<const Card> order,
                       EventList& events) {
    static_cast<void>(rules);
    if (!must_reshuffle(hand)) return reject(Reason::already_shuffled, "CP 5.2"_clause);
    if (const auto good = check_order(faces_to_shuffle(hand), order); !good) return good;
    Cards& cards = hand.cards;
    if (takes_up_set_aside(hand)) {
        cards.stub_end = card_count;
        cards.burn_done = true;  // the fifth card is turned without a burn [CP 9.12.3]
    }
    for (std::size_t i = cards.next; i < cards.stub_end; ++i) {
        if (!order.empty()) {
            cards.deck[i] = order[i - cards.next];
            continue;
        }
        // After the shuffle the place of a card that was seen and taken back is unknown.
        if (cards.deck[i].is_seen()) cards.seen.erase(cards.deck[i].card());
        cards.deck[i] = Face{};
    }
    cards.must_reshuffle = false;
    note_order(order, events);
    return {};
}

}  // namespace baize::poker
