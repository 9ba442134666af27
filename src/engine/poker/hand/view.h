// What one audience may see of a hand. The server, the terminal and bots get only this.
#pragma once

#include "engine/banked/machine/actor.h"
#include "engine/core/result.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// A seat sees its own cards; no_seat is a bystander, who sees the board and what was shown.
// Discards, burns, the deck and folded hands are nobody's to see.
[[nodiscard]] Hand view(const Hand& hand, Seat seat);

// One event as that audience may know it. An inspector reads the list itself.
[[nodiscard]] Event view(const Event& event, Seat seat);

// Staff looked at a player's cards: the record the house keeps.
struct Inspection {
    Seat seat = no_seat;
    Role by = Role::player;
    StaticVector<Face, hole_cards_max> cards{};  // as far as they are known
    friend bool operator==(const Inspection&, const Inspection&) = default;
};

// Whatever became of the hand, a dealer or above may look at it when it is over. [CP 8.21]
[[nodiscard]] Result<Inspection> inspect(const Hand& hand, Seat seat, Actor by);

}  // namespace baize::poker
