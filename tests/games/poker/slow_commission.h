// What the house takes of each pot, the slow way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "games/poker/slow_pots.h"

namespace baize::slow {

// Nobody put in a chip of his own will, or one did before the flop and nobody went with it.
// [CP 7.6] [I-8]
[[nodiscard]] inline bool is_only_blinds(const Game& game, const State& state) {
    for (std::size_t seat = 0; seat < places; ++seat) {
        const bool alone = is_live(game, state, seat) && count_live(game, state) == 1;
        if (state.has_chosen[seat] && (state.round > 0 || !alone)) return false;
    }
    return true;
}

// Two or more; whoever put chips in or has a claim stayed, and all their hands are the same.
// [CP 7.8] [I-7]
[[nodiscard]] inline bool is_equal(const Game& game,
                                   const State& state,
                                   const Pot& pot,
                                   const Each<Value>& values) {
    std::vector<Value> seen;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!pot.contributors[seat] && !pot.contenders[seat]) continue;
        if (!is_live(game, state, seat)) return false;
        seen.push_back(values[seat]);
    }
    return seen.size() > 1 && count_live(game, state) > 1 &&
           std::ranges::count(seen, seen.front()) == std::ssize(seen);
}

// A part of each pot, main pot first, until the cap. [CP 7.2.1] [CP 7.7] [I-6]
[[nodiscard]] inline std::vector<Chips> percentages(const Game& game,
                                                    const State& state,
                                                    const std::vector<Pot>& pots) {
    const House& house = game.house;
    const Each<Value> values = values_of(game, state);
    Pot together;
    for (const Pot& pot : pots) {
        together.contributors |= pot.contributors;
        together.contenders |= pot.contenders;
    }
    const Chips cap = house.cap > 0 ? house.cap : std::numeric_limits<Chips>::max();
    Chips taken = 0;
    std::vector<Chips> parts(pots.size());
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const Pot& asked = house.equal_hands_of_all_pots ? together : pots[i];
        if (is_equal(game, state, asked, values)) continue;
        const Chips left = house.cap_each_pot ? cap : cap - taken;
        const Chips due = pots[i].amount * house.rate / 10'000;
        parts[i] = std::min(left, due - due % house.unit);
        taken += parts[i];
    }
    return parts;
}

// As much as there is, main pot first.
inline void take_more(const std::vector<Pot>& pots, Chips due, std::vector<Chips>& taken) {
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const Chips more = std::min(due, pots[i].amount - taken[i]);
        taken[i] += more;
        due -= more;
    }
}

// From each pot. [CP 7.2]
[[nodiscard]] inline std::vector<Chips> charges(const Game& game, const State& state) {
    const House& house = game.house;
    const std::vector<Pot> pots = layers(game, state);
    if (is_only_blinds(game, state) || (house.no_flop_no_drop && state.round == 0))
        return std::vector<Chips>(pots.size());
    std::vector<Chips> taken = percentages(game, state, pots);
    Chips sum = 0;
    for (const Chips part : taken)
        sum += part;
    if (sum > 0 && sum < house.minimum) take_more(pots, house.minimum - sum, taken);
    take_more(pots, house.per_hand, taken);
    return taken;
}

}  // namespace baize::slow
