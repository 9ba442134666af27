#include "engine/poker/hand/pots.h"

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

// Loops over all seats without branches: empty seats hold zero, and a branch on the amounts would
// be unpredictable.
[[nodiscard]] Pot layer(const Hand& hand, Money floor, Money ceiling) {
    Pot pot;
    SeatSet full;  // put in the full layer
    for (Seat seat = 0; seat < seats_max; ++seat) {
        const Money in = hand.put_in[seat];
        pot.amount += larger_of(smaller_of(in, ceiling) - floor, Money{});
        pot.contributors.insert_if(seat, in > floor);
        full.insert_if(seat, in >= ceiling);
    }
    pot.contenders = full & in_contention(hand);
    return pot;
}

}  // namespace

namespace {

// True if every contender put in the same and there are no dead chips, as in nearly every hand;
// `pot` is then the only pot.
[[nodiscard]] bool is_one_pot(const Hand& hand, Pot& pot) {
    const SeatSet contenders = in_contention(hand);
    const Money each = hand.put_in[contenders.lowest()];
    SeatSet differ;
    SeatSet dead;  // have dead chips in the pot
    for (Seat seat = 0; seat < seats_max; ++seat) {
        const Money in = hand.put_in[seat];
        pot.amount += in;
        pot.contributors.insert_if(seat, in.is_positive());
        differ.insert_if(seat, in != each);
        dead.insert_if(seat, !hand.dead[seat].is_zero());
    }
    pot.contenders = contenders;
    return each.is_positive() && dead.empty() && (differ & contenders).empty();
}

}  // namespace

Pots build_pots(const Hand& hand) {
    Pots pots;
    if (Pot only; is_one_pot(hand, only)) {
        pots.push_back(only);
        return pots;
    }
    Pot dead;
    bool only_dead = false;  // a contender has only dead chips in the pot
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
        // The highest live layer also takes the chips folded players put in above it.
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
