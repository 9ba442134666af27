#include "service/coach/pot_layers.h"

#include <algorithm>

namespace baize::coach {

namespace {

using poker::Hand;
using poker::Seat;

// Returns where the next layer ends: at the chips of a player who is all in for less, or at the
// player's own chips.
Money next_top(const Hand& hand, Seat seat, Money state, Money own) {
    Money top = own;
    for (const Seat other : hand.live.without(seat)) {
        const Money in = hand.put_in[other];
        if (is_all_in(hand, other) && in > state) top = std::min(top, in);
    }
    return top;
}

}  // namespace

PotLayers pot_layers(const Hand& hand, Seat seat, Money adds) {
    const Money own = hand.put_in[seat] + adds;
    PotLayers layers;
    Money state;
    Money dead;
    for (const Seat other : hand.dealt_in)
        dead += hand.dead[other];
    do {
        const Money top = next_top(hand, seat, state, own);
        PotLayer layer{.amount = dead + (top - state)};
        for (const Seat other : hand.dealt_in.without(seat)) {
            const Money in = hand.put_in[other];
            if (in > state) layer.amount += std::min(in, top) - state;
            const bool reaches = in >= top || !is_all_in(hand, other);
            if (hand.live.contains(other) && reaches) layer.rivals.insert(other);
        }
        layers.push_back(layer);
        dead = {};
        state = top;
    } while (state < own);
    return layers;
}

}  // namespace baize::coach
