#include "formats/histories/text/text_hand.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/replay/results.h"
#include "formats/histories/text/text_hands.h"

namespace baize::histories {

std::string text_cards(const poker::Face* cards, std::size_t count) {
    std::string text = "[";
    for (std::size_t i = 0; i < count; ++i) {
        if (!cards[i].is_seen()) continue;
        if (text.size() > 1) text += ' ';
        text += to_string(cards[i].card());
    }
    return text + ']';
}

std::size_t text_pot_count(const Replayer& played) {
    std::size_t count = 1;
    for (const poker::Event& event : played.events()) {
        if (wins_a_pot(event)) count = std::max<std::size_t>(count, event.pot + std::size_t{1});
    }
    return count;
}

std::string text_pot(std::size_t pot, std::size_t pot_count) {
    if (pot_count == 1) return " from pot";
    if (pot == 0) return " from main pot";
    return pot_count == 2 ? " from side pot" : fmt::format(" from side pot-{}", pot);
}

// A player who did not have to discard may show three cards.
std::string text_shown(const TextHand& hand, poker::Seat seat) {
    const poker::Hand& end = hand.played.hand();
    const poker::Cards& cards = end.cards;
    const bool is_omaha = poker::facts(hand.record.variant).uses == poker::HoleCards::exactly_two;
    const bool is_whole = cards.board_count == cards.board.size() && !end.board_for_side_wagers &&
                          cards.hole_count[seat] == (is_omaha ? 4 : 2) &&
                          poker::is_seen(cards, seat);
    const bool is_open = std::all_of(
        cards.board.begin(), cards.board.end(), [](poker::Face face) { return face.is_seen(); });
    if (!is_whole || !is_open) return {};
    return text_hand(hand.record.variant, poker::strength_of(hand.played.rules(), cards, seat));
}

}  // namespace baize::histories
