// The pots of a hand and the worth of the hands that contest them, the slow way.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "engine/hands/low_reference.h"
#include "engine/hands/omaha_reference.h"
#include "engine/poker/slow_hand.h"

namespace baize::slow {

using Seats = std::bitset<places>;

struct Value {
    FiveCardRank high{};
    int low = reference::no_low;  // the smaller the better
    friend bool operator==(const Value&, const Value&) = default;
};

[[nodiscard]] inline std::size_t count_players(const Game& game) {
    return static_cast<std::size_t>(std::ranges::count(game.dealt_in, true));
}

// One at a time, from the button's left. [CP 8.4] [CP 8.16.1]
[[nodiscard]] inline Card hole_card(const Game& game, std::size_t seat, std::size_t number) {
    std::size_t place = 0;
    for (std::size_t at = left_of(game.button); at != seat; at = left_of(at))
        place += game.dealt_in[at] ? 1U : 0U;
    return game.deck[number * count_players(game) + place];
}

[[nodiscard]] inline CardSet hole_cards(const Game& game, const State& state, std::size_t seat) {
    CardSet cards;
    for (std::size_t card = 0; card < game.hole_cards; ++card)
        cards.insert(hole_card(game, seat, card));
    if (state.has_discarded[seat]) cards.erase(hole_card(game, seat, state.discarded[seat]));
    return cards;
}

// After the hole cards come a burn and three, a burn and one, a burn and one. [CP 8.18.1]
// [CP 8.19.1] [CP 8.20.1]
[[nodiscard]] inline CardSet board(const Game& game) {
    const std::size_t first = count_players(game) * game.hole_cards;
    CardSet cards;
    for (const std::size_t place : {1U, 2U, 3U, 5U, 7U})
        cards.insert(game.deck[first + place]);
    return cards;
}

// [CP 8.20.4]
[[nodiscard]] inline Value value_of(const Game& game, const State& state, std::size_t seat) {
    const CardSet hole = hole_cards(game, state, seat);
    const CardSet community = board(game);
    Value value;
    if (game.two_from_the_hand) {
        value.high = reference::omaha(hole, community);
        if (game.hilo) value.low = reference::omaha_low(hole, community);
    } else {
        value.high = rank_best_five(hole | community);
        if (game.hilo) value.low = reference::low(hole | community);
    }
    return value;
}

struct Pot {
    Chips amount = 0;
    Seats contenders{};
    Seats contributors{};
};

// Dead chips belong to no bet: they lie in the main pot.
[[nodiscard]] inline Pot dead_chips(const Game& game, const State& state) {
    Pot dead;
    for (std::size_t seat = 0; seat < places; ++seat) {
        dead.amount += state.dead[seat];
        dead.contributors[seat] = state.dead[seat] > 0;
        dead.contenders[seat] = is_live(game, state, seat);
    }
    return dead;
}

// Players with only dead chips in a pot compete for those alone.
[[nodiscard]] inline bool are_apart(const Game& game, const State& state) {
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (is_live(game, state, seat) && state.totals[seat] == 0) return true;
    }
    return false;
}

[[nodiscard]] inline Pot layer_between(const Game& game,
                                       const State& state,
                                       Chips below,
                                       Chips top) {
    Pot layer;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (state.totals[seat] < top) continue;
        layer.amount += top - below;
        layer.contributors.set(seat);
        layer.contenders[seat] = is_live(game, state, seat);
    }
    return layer;
}

// Every chip is taken by itself: the k-th chip of each player lies in the same layer as the k-th
// of the others, and is contested by those with cards who have a k-th chip there. Layers between
// two neighbouring totals are alike. Main pot first. [CP 1.1] [I-18]
[[nodiscard]] inline std::vector<Pot> layers(const Game& game, const State& state) {
    Each<Chips> totals = state.totals;
    std::ranges::sort(totals);
    const Pot dead = dead_chips(game, state);
    std::vector<Pot> pots;
    if (are_apart(game, state)) pots.push_back(dead);
    Chips below = 0;
    for (const Chips top : totals) {
        if (top == below) continue;
        const Pot layer = layer_between(game, state, below, top);
        below = top;
        if (!pots.empty() &&
            (layer.contenders.none() || layer.contenders == pots.back().contenders)) {
            pots.back().amount += layer.amount;
            pots.back().contributors |= layer.contributors;
        } else {
            pots.push_back(layer);
        }
    }
    if (!are_apart(game, state)) {
        pots.front().amount += dead.amount;
        pots.front().contributors |= dead.contributors;
    }
    return pots;
}

[[nodiscard]] inline Each<Value> values_of(const Game& game, const State& state) {
    Each<Value> values{};
    if (count_live(game, state) == 1) return values;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (is_live(game, state, seat)) values[seat] = value_of(game, state, seat);
    }
    return values;
}

}  // namespace baize::slow
