#include "engine/banked/machine/round.h"

#include <algorithm>

namespace baize {

Round opening_round() {
    Round round;
    round.deck.verified = true;
    return round;
}

Warnings& warnings_of(Round& round, PlayerId player) {
    auto* const found = std::find_if(round.warnings.begin(),
                                     round.warnings.end(),
                                     [&](const Warnings& w) { return w.player == player; });
    if (found != round.warnings.end()) return *found;
    // The list is full: forget the player warned first.
    if (round.warnings.size() == round.warnings.capacity()) round.warnings.erase(0);
    round.warnings.push_back({.player = player});
    return round.warnings.back();
}

PlayerId hand_owner(const Box& box) {
    for (const Wager wager : {Wager::ante, Wager::blind, Wager::pair_plus, Wager::trips}) {
        if (box.owner[index(wager)] != 0) return box.owner[index(wager)];
    }
    return 0;
}

std::optional<std::size_t> seat_hand(const Round& round, PlayerId player) {
    std::optional<std::size_t> first;
    std::optional<std::size_t> seat;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (player == 0 || hand_owner(round.boxes[i]) != player) continue;
        if (round.boxes[i].deemed_seat) return i;
        if (!first) first = i;
        if (round.seated[i] == player) seat = i;
    }
    return seat ? seat : first;
}

bool has_any_wager(const Box& box) {
    return std::any_of(
        box.stake.begin(), box.stake.end(), [](Money stake) { return stake.is_positive(); });
}

CardSet known_cards(const Round& round) {
    CardSet cards = round.dealer.set() | round.community.set();
    for (const Box& box : round.boxes)
        cards = cards | box.cards.set();
    return cards;
}

}  // namespace baize
