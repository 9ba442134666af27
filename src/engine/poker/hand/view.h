// The parts of a hand that one audience may see. The server, the terminal and bots receive only
// these.
#pragma once

#include "engine/banked/machine/actor.h"
#include "engine/core/result.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// A seat sees its own cards. no_seat is a bystander, who sees the board and the cards that were
// shown. Discards, burns, the deck and folded hands are hidden from every audience.
[[nodiscard]] Hand view(const Hand& hand, Seat seat);

// The event with the cards hidden that the audience may not see. An inspector reads the unfiltered
// list.
[[nodiscard]] Event view(const Event& event, Seat seat);

// The record the house keeps when staff look at a player's cards.
struct Inspection {
    Seat seat = no_seat;
    Role by = Role::player;
    StaticVector<Face, hole_cards_max> cards{};  // as many as are known
    friend bool operator==(const Inspection&, const Inspection&) = default;
};

// A dealer or above may look at any hand when it is over, however it ended. [CP 8.21]
[[nodiscard]] Result<Inspection> inspect(const Hand& hand, Seat seat, Actor by);

}  // namespace baize::poker
