#include "games/poker/pots.h"

#include <algorithm>

namespace baize::poker {
namespace {

// The least amount above `floor` that a contender put in; Money::max() when there is none.
[[nodiscard]] Money next_level(const Hand& hand, Money floor) {
    Money level = Money::max();
    for (const Seat seat : in_contention(hand)) {
        const Money in = hand.put_in[seat];
        if (in > floor && in < level) level = in;
    }
    return level;
}

[[nodiscard]] Pot layer(const Hand& hand, Money floor, Money ceiling) {
    Pot pot;
    SeatSet full;  // filled the layer
    for (const Seat seat : hand.dealt_in) {
        const Money in = hand.put_in[seat];
        if (in <= floor) continue;
        pot.amount += std::min(in, ceiling) - floor;
        pot.contributors.insert(seat);
        if (in >= ceiling) full.insert(seat);
    }
    pot.contenders = full & in_contention(hand);
    return pot;
}

}  // namespace

namespace {

// Every contender put in the same and nothing is dead: one pot, as in nearly every hand.
[[nodiscard]] bool is_one_pot(const Hand& hand, Pot& pot) {
    const SeatSet contenders = in_contention(hand);
    const Money each = hand.put_in[contenders.lowest()];
    bool same = each.is_positive();
    for (const Seat seat : hand.dealt_in) {
        const Money in = hand.put_in[seat];
        same = same && hand.dead[seat].is_zero() && (in == each || !contenders.contains(seat));
        pot.amount += in;
        if (in.is_positive()) pot.contributors.insert(seat);
    }
    pot.contenders = contenders;
    return same;
}

}  // namespace

Pots build_pots(const Hand& hand) {
    Pots pots;
    if (Pot only; is_one_pot(hand, only)) {
        pots.push_back(only);
        return pots;
    }
    Pot dead;
    bool only_dead = false;  // somebody is in for dead chips alone
    for (const Seat seat : hand.dealt_in) {
        if (in_contention(hand).contains(seat) && hand.put_in[seat].is_zero()) only_dead = true;
        if (!hand.dead[seat].is_positive()) continue;
        dead.amount += hand.dead[seat];
        dead.contributors.insert(seat);
    }
    if (only_dead) {
        dead.contenders = in_contention(hand);
        pots.push_back(dead);
    }
    Money floor;
    Money level = next_level(hand, floor);
    while (level != Money::max()) {
        const Money above = next_level(hand, level);
        Pot pot = layer(hand, floor, level);
        // The highest live layer takes what folded players put in beyond it.
        if (above == Money::max()) pot.amount += layer(hand, level, above).amount;
        pots.push_back(pot);
        floor = level;
        level = above;
    }
    if (!only_dead) {
        pots[0].amount += dead.amount;
        pots[0].contributors = pots[0].contributors | dead.contributors;
    } else if (pots.size() == 1) {
        const Pot rest = layer(hand, Money{}, Money::max());
        pots[0].amount += rest.amount;
        pots[0].contributors = pots[0].contributors | rest.contributors;
    }
    return pots;
}

}  // namespace baize::poker
