// The slow and obvious Omaha: all sixty hands of two hole cards and three board cards, one by one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "engine/hands/low_reference.h"

namespace baize::reference {

template <std::size_t Size>
std::array<CardSet, Size> one_by_one(CardSet cards) {
    std::array<CardSet, Size> single;
    for (CardSet& each : single) {
        each.insert(cards.lowest());
        cards = cards - each;
    }
    return single;
}

// REQUIRES: four hole cards, five others on the board.
template <typename Visit>
void for_each_omaha_hand(CardSet hole, CardSet board, Visit&& visit) {
    const std::array<CardSet, 4> held = one_by_one<4>(hole);
    const std::array<CardSet, 5> shown = one_by_one<5>(board);
    for (std::size_t a = 0; a < 4; ++a) {
        for (std::size_t b = a + 1; b < 4; ++b) {
            for (std::size_t out = 0; out < 5; ++out) {
                for (std::size_t other = out + 1; other < 5; ++other)
                    visit(held[a] | held[b] | (board - shown[out] - shown[other]));
            }
        }
    }
}

// rank_five is proved against the sorting reference for every hand there is.
inline FiveCardRank omaha(CardSet hole, CardSet board) {
    FiveCardRank best;
    for_each_omaha_hand(hole, board, [&](CardSet five) { best = std::max(best, rank_five(five)); });
    return best;
}

inline int omaha_low(CardSet hole, CardSet board) {
    int best = no_low;
    for_each_omaha_hand(hole, board, [&](CardSet five) { best = std::min(best, low(five)); });
    return best;
}

}  // namespace baize::reference
