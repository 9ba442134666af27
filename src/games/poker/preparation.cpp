#include "games/poker/preparation.h"

namespace baize::poker {

Result<Preparation> shuffle_done(Preparation deck) {
    if (!deck.checked) return reject(Reason::deck_not_verified, "CP 5.3.2"_clause);
    if (deck.cut_at != 0) return reject(Reason::already_cut, "CP 5.2"_clause);
    deck.shuffled = true;
    return deck;
}

Result<Preparation> cut_done(Preparation deck, std::uint8_t position) {
    if (!deck.shuffled) return reject(Reason::not_shuffled, "CP 5.2"_clause);
    if (deck.cut_at != 0) return reject(Reason::already_cut, "CP 5.2"_clause);
    if (position == 0 || position >= card_count)
        return reject(Reason::cut_too_near_the_end, "I-114"_clause);
    deck.cut_at = position;
    return deck;
}

Result<Preparation> replace_deck(Actor by, bool in_hand) {
    if (!is_staff(by, Role::dealer)) return reject(Reason::rank_too_low, "CP 5.3.1"_clause);
    if (in_hand) return reject(Reason::not_now, "CP 5.3.1"_clause);
    return Preparation{.checked = false};
}

Result<Preparation> check_done(Preparation deck, CardSet found, std::size_t count) {
    if (count != card_count) return reject(Reason::wrong_card_count, "CP 3.1"_clause);
    if (found != CardSet::full_deck()) return reject(Reason::card_twice, "CP 3.1"_clause);
    deck.checked = true;
    return deck;
}

Result<void> verify_prepared(const Preparation& deck) {
    if (!deck.checked) return reject(Reason::deck_not_verified, "CP 5.3.2"_clause);
    if (!deck.shuffled) return reject(Reason::not_shuffled, "CP 5.1"_clause);
    if (deck.cut_at == 0) return reject(Reason::not_cut, "CP 5.2"_clause);
    return {};
}

}  // namespace baize::poker
