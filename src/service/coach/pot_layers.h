// The part of the pots that a player can win: layers, each with the players who compete for it.
#pragma once

#include "engine/core/static_vector.h"
#include "engine/poker/hand/hand.h"

namespace baize::coach {

struct PotLayer {
    Money amount{};
    poker::SeatSet rivals{};  // empty: this layer comes back to the player
    friend bool operator==(const PotLayer&, const PotLayer&) = default;
};

using PotLayers = StaticVector<PotLayer, poker::seats_max + 1>;

// Assumes that the player adds `adds` and all remaining players stay without adding chips. A player
// who is all in competes for the layers that their chips reach, other players for all layers. Chips
// of others above the player's own are out of reach; dead chips are in the first layer. [CP 1.1]
// [I-18]
[[nodiscard]] PotLayers pot_layers(const poker::Hand& hand, poker::Seat seat, Money adds);

}  // namespace baize::coach
