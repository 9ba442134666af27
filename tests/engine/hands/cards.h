// Hands as a reader writes them: hand("As Kd 9h").
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/core/check.h"

namespace baize {

inline CardSet hand(std::string_view text) {
    CardSet cards;
    for (std::size_t at = 0; at < text.size(); at += 3) {
        const Card card = Card::parse(text.substr(at, 2)).value();
        BAIZE_CHECK(!cards.contains(card));
        cards.insert(card);
    }
    return cards;
}

// Calls visit(set) for every set of `size` cards of the deck.
template <typename Visit>
void for_each_set(std::size_t size, Visit&& visit, CardSet so_far = {}, std::size_t from = 0) {
    if (size == 0) return visit(so_far);
    for (std::size_t index = from; index + size <= card_count; ++index) {
        CardSet more = so_far;
        more.insert(Card::of_index(index));
        for_each_set(size - 1, visit, more, index + 1);
    }
}

}  // namespace baize
