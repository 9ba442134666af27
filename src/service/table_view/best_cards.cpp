#include "service/table_view/best_cards.h"

#include <bit>
#include <cstdint>

#include "engine/hands/five_card.h"
#include "engine/hands/low.h"

namespace baize::views {

namespace {

std::vector<Card> listed(CardSet cards) {
    std::vector<Card> list;
    while (!cards.empty()) {
        list.push_back(cards.lowest());
        cards.erase(cards.lowest());
    }
    return list;
}

// Calls `attempt` with every five cards that the game allows.
template <typename Try>
void try_fives(poker::Variant variant, CardSet hole, CardSet board, const Try& attempt) {
    const std::vector<Card> all = listed(hole | board);
    const bool is_exact = poker::facts(variant).uses == poker::HoleCards::exactly_two;
    for (std::uint32_t chosen = 0; chosen < (1U << all.size()); ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        CardSet five;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((chosen >> i & 1U) != 0) five.insert(all[i]);
        }
        if (is_exact && (five & hole).size() != 2) continue;
        attempt(five);
    }
}

}  // namespace

std::vector<Card> best_high(poker::Variant variant, CardSet hole, CardSet board) {
    CardSet best;
    FiveCardRank rank{};
    try_fives(variant, hole, board, [&](CardSet five) {
        const FiveCardRank found = rank_five(five);
        if (!best.empty() && found <= rank) return;
        best = five;
        rank = found;
    });
    return listed(best);
}

std::vector<Card> best_low(poker::Variant variant, CardSet hole, CardSet board) {
    CardSet best;
    LowRank rank{};
    if (!poker::facts(variant).hilo) return {};
    try_fives(variant, hole, board, [&](CardSet five) {
        const LowRank found = rank_low(five);
        if (found <= rank) return;
        best = five;
        rank = found;
    });
    return listed(best);
}

}  // namespace baize::views
