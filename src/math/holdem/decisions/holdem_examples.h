// Deals that stand for all others: one for each way a player's hand of each kind can stand against
// the dealer's. What such a deal pays is asked of the rooms.
#pragma once

#include <span>

#include "engine/core/card_list.h"
#include "engine/hands/five_card.h"

namespace baize::exact::holdem {

inline constexpr std::size_t hand_kinds = 10;

struct ExampleDeal {
    CardList<5> player{};
    CardList<5> dealer{};
    CardList<5> board{};

    [[nodiscard]] FiveCardRank player_rank() const {
        return rank_best_five(player.set() | board.set());
    }

    [[nodiscard]] FiveCardRank dealer_rank() const {
        return rank_best_five(dealer.set() | board.set());
    }
};

[[nodiscard]] std::span<const ExampleDeal> example_deals();

// Player and dealer both have each kind of five cards with the first three of the board.
[[nodiscard]] std::span<const ExampleDeal> example_flops();

}  // namespace baize::exact::holdem
