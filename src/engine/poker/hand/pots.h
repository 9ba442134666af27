// The pots of a hand: layered by what each player put in. [CP 1.1] [I-18]
#pragma once

#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/hand.h"

namespace baize::poker {

struct Pot {
    Money amount{};
    SeatSet contenders{};    // filled the layer and were in at the showdown
    SeatSet contributors{};  // chips of theirs are in it, folded or not
    friend bool operator==(const Pot&, const Pot&) = default;
};

// Who was in when the betting ended: a hand mucked since then still marks its layer.
[[nodiscard]] constexpr SeatSet in_contention(const Hand& hand) {
    return hand.live | hand.mucked;
}

using Pots = StaticVector<Pot, seats_max>;

// Main pot first. Chips of folded players lie in the layers they reached, dead chips in the main
// pot; what lies above every contender belongs to the last pot.
// REQUIRES: somebody is live, and uncalled chips have gone back.
[[nodiscard]] Pots build_pots(const Hand& hand);

}  // namespace baize::poker
