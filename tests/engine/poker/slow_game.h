// A poker table in plain numbers: the beginning of a slow second opinion on src/engine/poker,
// written from the book and the readings alone. No slow_*.h file includes anything of that room;
// only cards and the rank of five of them are shared.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/card.h"

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

// The commission rules of a table. [CP 7.2]
struct House {
    int rate = 0;   // of the pots, in hundredths of a per cent
    Chips cap = 0;  // 0: none
    bool cap_each_pot = false;
    Chips minimum = 0;  // when anything is due
    Chips unit = 1;     // amounts are rounded down to it
    bool equal_hands_of_all_pots = false;
    bool no_flop_no_drop = false;
    Chips per_hand = 0;
    Chips per_person = 0;
    Chips extension = 0;  // of the time to act
};

// On the colour of the flop. [CP 10.1]
struct Side {
    Chips amount = 0;  // on each colour
    bool red = false;
    bool black = false;
};

struct Game {
    Limit limit = Limit::none;
    Chips low = 2;   // fixed: the low bet; otherwise the least opening bet
    Chips high = 4;  // fixed: the high bet; spread: the most a bet or raise may add
    Chips chip = 1;
    int first_high_round = 2;  // fixed: of the rounds 0 to 3
    int raises_max = 3;        // limit games
    bool folds_lift_the_cap = false;
    bool short_all_ins_add_up = true;
    bool straddle_sets_the_raise = false;

    std::size_t hole_cards = 2;
    int discard_after = -1;  // the betting round (0 to 3) after which a card is given up
    bool two_from_the_hand = false;
    bool hilo = false;

    House house{};

    Each<bool> dealt_in{};
    Each<Chips> stacks{};
    std::size_t button = 0;
    bool button_in_use = true;
    Each<Side> sides{};
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
