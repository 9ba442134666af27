// The pots of a hand, layered by the amount each player put in. [CP 1.1] [I-18]
#pragma once

#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/hand.h"

namespace baize::poker {

struct Pot {
    Money amount{};
    SeatSet contenders{};    // in contention and put in the full layer
    SeatSet contributors{};  // have chips in the pot, folded or not
    friend bool operator==(const Pot&, const Pot&) = default;
};

// The players in contention when the betting ended. A hand mucked since then still bounds its
// layer.
[[nodiscard]] constexpr SeatSet in_contention(const Hand& hand) {
    return hand.live | hand.mucked;
}

using Pots = StaticVector<Pot, seats_max>;

// Returns the pots, main pot first. Chips of folded players lie in the layers they reached, dead
// chips in the main pot; chips above the level of every contender belong to the last pot. REQUIRES:
// at least one seat is live, and uncalled chips have gone back.
[[nodiscard]] Pots build_pots(const Hand& hand);

}  // namespace baize::poker
