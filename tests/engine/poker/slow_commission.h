// The commission on each pot, computed the slow way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "engine/poker/slow_pots.h"

namespace baize::slow {

// No player put in chips voluntarily, or only one did before the flop and no player called.
// [CP 7.6] [I-8]
[[nodiscard]] inline bool is_only_blinds(const Game& game, const State& state) {
    for (std::size_t seat = 0; seat < places; ++seat) {
        const bool alone = is_live(game, state, seat) && count_live(game, state) == 1;
        if (state.has_chosen[seat] && (state.round > 0 || !alone)) return false;
    }
    return true;
}

// True if two or more hands are left, all players who put chips in or have a claim stayed, and all
// their hands are equal. [CP 7.8] [I-7]
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

// Pots of which no percentage is due. [CP 7.8] [I-7]
[[nodiscard]] inline std::vector<bool> exempt_pots(const Game& game,
                                                   const State& state,
                                                   const std::vector<Pot>& pots) {
    const Each<Value> values = values_of(game, state);
    Pot together;
    for (const Pot& pot : pots) {
        together.contributors |= pot.contributors;
        together.contenders |= pot.contenders;
    }
    std::vector<bool> exempt;
    for (const Pot& pot : pots) {
        const Pot& asked = game.house.equal_hands_of_all_pots ? together : pot;
        exempt.push_back(is_equal(game, state, asked, values));
    }
    return exempt;
}

// The commission that the cap allows for pot `i`, counting the fees that players paid before the
// deal. [CP 7.7] [I-6]
[[nodiscard]] inline Chips under_cap(const Game& game,
                                     const std::vector<Chips>& taken,
                                     std::size_t i) {
    const House& house = game.house;
    if (house.cap == 0) return std::numeric_limits<Chips>::max();
    if (house.cap_each_pot) return house.cap - taken[i];
    Chips left = house.cap;
    for (std::size_t seat = 0; seat < places; ++seat)
        left -= game.dealt_in[seat] ? house.per_person : 0;
    for (const Chips part : taken)
        left -= part;
    return std::max(left, Chips{0});
}

// The charge on each pot, main pot first: the fee of the hand, the percentage, and the increase to
// the displayed minimum. [CP 7.2] [CP 7.1]
[[nodiscard]] inline std::vector<Chips> charges(const Game& game, const State& state) {
    const House& house = game.house;
    const std::vector<Pot> pots = layers(game, state);
    std::vector<Chips> taken(pots.size());
    if (is_only_blinds(game, state) || (house.no_flop_no_drop && state.round == 0)) return taken;
    const auto take = [&](std::size_t i, Chips due) {
        const Chips more = std::min({due, pots[i].amount - taken[i], under_cap(game, taken, i)});
        taken[i] += more;
        return more;
    };
    Chips fee = house.per_hand;
    for (std::size_t i = 0; i < pots.size(); ++i)
        fee -= take(i, fee);
    if (house.rate == 0) return taken;
    const std::vector<bool> exempt = exempt_pots(game, state, pots);
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const Chips due = pots[i].amount * house.rate / 10'000;
        if (!exempt[i]) take(i, due - due % house.unit);
    }
    Chips sum = 0;
    for (const Chips part : taken)
        sum += part;
    for (std::size_t i = 0; sum > 0 && i < pots.size(); ++i) {
        if (!exempt[i] && sum < house.minimum) sum += take(i, house.minimum - sum);
    }
    return taken;
}

}  // namespace baize::slow
