// Who gets what, the slow way.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <limits>
#include <vector>

#include "core/card_set.h"
#include "games/poker/slow_hand.h"
#include "hands/five_card.h"
#include "hands/low_reference.h"
#include "hands/omaha_reference.h"

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

struct Layers {
    std::vector<Pot> pots{};
    Each<Chips> returned{};  // what nobody else matched goes back [CP 7.5] [I-18]
};

// Dead chips are nobody's bet: they lie in the main pot. Who has nothing else in plays for them
// alone.
inline void add_dead(const Game& game, const State& state, std::vector<Pot>& pots) {
    Pot dead;
    bool apart = pots.empty();
    for (std::size_t seat = 0; seat < places; ++seat) {
        dead.amount += state.dead[seat];
        dead.contributors[seat] = state.dead[seat] > 0;
        dead.contenders[seat] = is_live(game, state, seat);
        apart = apart || (dead.contenders[seat] && state.totals[seat] == 0);
    }
    if (dead.amount == 0) return;
    if (apart) {
        pots.insert(pots.begin(), dead);
    } else {
        pots.front().amount += dead.amount;
        pots.front().contributors |= dead.contributors;
    }
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
// two neighbouring totals are alike. [CP 1.1] [I-18]
[[nodiscard]] inline Layers layers(const Game& game, const State& state) {
    Each<Chips> totals = state.totals;
    std::ranges::sort(totals);
    Layers result;
    std::vector<Pot>& pots = result.pots;
    Chips below = 0;
    for (const Chips top : totals) {
        if (top == below) continue;
        const Pot layer = layer_between(game, state, below, top);
        below = top;
        if (layer.contributors.count() == 1 && layer.contenders.any()) {
            for (std::size_t seat = 0; seat < places; ++seat)
                result.returned[seat] += layer.contenders[seat] ? layer.amount : 0;
        } else if (!pots.empty() &&
                   (layer.contenders.none() || layer.contenders == pots.back().contenders)) {
            pots.back().amount += layer.amount;
            pots.back().contributors |= layer.contributors;
        } else {
            pots.push_back(layer);
        }
    }
    add_dead(game, state, pots);
    return result;
}

// Equal shares, the odd chips one by one from the button's left. [CP 8.5] [CP 8.5.1] [I-26]
inline void share(const Game& game, Chips amount, const Seats& winners, Each<Chips>& paid) {
    const Chips each = amount / static_cast<Chips>(winners.count()) / game.chip * game.chip;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!winners[seat]) continue;
        paid[seat] += each;
        amount -= each;
    }
    for (std::size_t seat = left_of(game.button); amount > 0; seat = left_of(seat)) {
        if (!winners[seat]) continue;
        const Chips odd = std::min(amount, game.chip);
        paid[seat] += odd;
        amount -= odd;
    }
}

// The odd chip of the halves goes to the high hand. [CP 8.20.4(b)(v)] [I-25]
inline void push(
    const Game& game, const Pot& pot, Chips amount, const Each<Value>& values, Each<Chips>& paid) {
    Value best;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!pot.contenders[seat]) continue;
        best.high = std::max(best.high, values[seat].high);
        best.low = std::min(best.low, values[seat].low);
    }
    Seats high;
    Seats low;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!pot.contenders[seat]) continue;
        high[seat] = values[seat].high == best.high;
        low[seat] = values[seat].low == best.low && best.low != reference::no_low;
    }
    Chips low_half = 0;
    if (low.any()) {
        low_half = amount / 2 / game.chip * game.chip;
        share(game, low_half, low, paid);
    }
    share(game, amount - low_half, high, paid);
}

[[nodiscard]] inline Each<Value> values_of(const Game& game, const State& state) {
    Each<Value> values{};
    if (count_live(game, state) == 1) return values;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (is_live(game, state, seat)) values[seat] = value_of(game, state, seat);
    }
    return values;
}

// Nobody put in a chip of his own will, or one did before the flop and nobody went with it.
// [CP 7.6] [I-8]
[[nodiscard]] inline bool is_only_blinds(const Game& game, const State& state) {
    for (std::size_t seat = 0; seat < places; ++seat) {
        const bool alone = is_live(game, state, seat) && count_live(game, state) == 1;
        if (state.has_chosen[seat] && (state.round > 0 || !alone)) return false;
    }
    return true;
}

// [CP 7.8] [I-7]
[[nodiscard]] inline bool is_equal(const Game& game,
                                   const State& state,
                                   const Pot& pot,
                                   const Each<Value>& values) {
    Value first;
    bool any = false;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!pot.contributors[seat]) continue;
        if (!is_live(game, state, seat) || (any && !(values[seat] == first))) return false;
        first = values[seat];
        any = true;
    }
    return pot.contributors.count() > 1 && count_live(game, state) > 1;
}

// A percentage of each pot, main pot first, until the cap. [CP 7.2.1] [CP 7.7] [I-6]
[[nodiscard]] inline std::vector<Chips> charges(const Game& game, const State& state) {
    const std::vector<Pot> pots = layers(game, state).pots;
    const Each<Value> values = values_of(game, state);
    std::vector<Chips> taken(pots.size());
    if (is_only_blinds(game, state)) return taken;
    Chips left = game.cap > 0 ? game.cap : std::numeric_limits<Chips>::max();
    for (std::size_t i = 0; i < pots.size(); ++i) {
        if (is_equal(game, state, pots[i], values)) continue;
        taken[i] = std::min(left, pots[i].amount * game.rate / 10'000 / game.chip * game.chip);
        left -= taken[i];
    }
    return taken;
}

// The stacks after the hand when the house takes charges[i] from pot i, main pot first.
[[nodiscard]] inline Each<Chips> stacks_after(const Game& game,
                                              const State& state,
                                              const std::vector<Chips>& charges) {
    const Each<Value> values = values_of(game, state);
    const Layers all = layers(game, state);
    Each<Chips> stacks = state.stacks;
    for (std::size_t seat = 0; seat < places; ++seat)
        stacks[seat] += all.returned[seat];
    for (std::size_t i = 0; i < all.pots.size(); ++i)
        push(game, all.pots[i], all.pots[i].amount - charges[i], values, stacks);
    return stacks;
}

}  // namespace baize::slow
