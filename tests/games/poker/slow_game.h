// A poker table in plain numbers: the beginning of a slow second opinion on src/games/poker,
// written from the book and the readings alone. No slow_*.h file includes anything of that room;
// only cards and the rank of five of them are shared.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/card.h"

namespace baize::slow {

using Chips = std::int64_t;

inline constexpr std::size_t places = 11;

template <typename T>
using Each = std::array<T, places>;

enum class Limit { fixed, spread, half_pot, pot, none };

enum class Kind { ante, blind, straddle, live, dead, table_ante };

struct Post {
    std::size_t seat = 0;
    Kind kind = Kind::blind;
    Chips amount = 0;  // in full
};

struct Game {
    Limit limit = Limit::none;
    Chips low = 2;   // fixed: the low bet; otherwise the least opening bet
    Chips high = 4;  // fixed: the high bet; spread: the most a bet or raise may add
    Chips chip = 1;

    std::size_t hole_cards = 2;
    int discard_after = -1;  // the betting round (0 to 3) after which a card is given up
    bool two_from_the_hand = false;
    bool hilo = false;

    int rate = 0;   // commission in hundredths of a per cent
    Chips cap = 0;  // 0: none

    Each<bool> dealt_in{};
    Each<Chips> stacks{};
    std::size_t button = 0;
    std::vector<Post> posts{};  // in the order they are put up
    std::vector<Card> deck{};   // top first
};

[[nodiscard]] inline std::size_t left_of(std::size_t seat) {
    return (seat + 1) % places;
}

[[nodiscard]] inline bool is_limit(const Game& game) {
    return game.limit == Limit::fixed || game.limit == Limit::spread;
}

}  // namespace baize::slow
