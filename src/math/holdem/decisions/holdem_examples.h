// Deals that represent all others: one for each result of a player's hand of each kind against the
// dealer's. The rooms are asked what these deals pay.
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

// Both the player and the dealer have each kind of five cards with the first three of the board.
[[nodiscard]] std::span<const ExampleDeal> example_flops();

}  // namespace baize::exact::holdem
