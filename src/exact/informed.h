// What a house game is worth to a player who knows more than the rules let him: cards of other
// players, cards of the dealer's, or any cards of the dealer's that show themselves before he
// decides. How it is counted is said in docs/FIGURES.md.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/card_set.h"
#include "core/crew.h"
#include "exact/figures.h"
#include "table/game.h"

namespace baize::exact {

struct Information {
    CardSet known{};       // other players' cards: neither in the deck nor with the dealer
    CardSet dealer{};      // cards that the dealer is known to hold
    std::size_t seen = 0;  // further cards of the dealer's that the player sees, any alike
};

}  // namespace baize::exact
