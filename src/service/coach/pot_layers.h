// What a player can win of what lies there: layers of the pots, each with those who play for it.
#pragma once

#include "engine/core/static_vector.h"
#include "engine/poker/hand/hand.h"

namespace baize::coach {

struct PotLayer {
    Money amount{};
    poker::SeatSet rivals{};  // empty: it comes back to the player
    friend bool operator==(const PotLayer&, const PotLayer&) = default;
};

using PotLayers = StaticVector<PotLayer, poker::seats_max + 1>;

// When the player adds so many chips and everybody still in stays, without adding any: who is all
// in plays for the layers that his chips reach, everybody else for all. What others have put in
// above the player's chips is out of reach; dead chips lie in the first layer. [CP 1.1] [I-18]
[[nodiscard]] PotLayers pot_layers(const poker::Hand& hand, poker::Seat seat, Money adds);

}  // namespace baize::coach
