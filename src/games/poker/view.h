// What one audience may see of a hand. The server, the terminal and bots get only this.
#pragma once

#include "games/poker/event.h"
#include "games/poker/hand.h"
#include "games/poker/seats.h"

namespace baize::poker {

// A seat sees its own cards; no_seat is a bystander, who sees the board and what was shown.
// Discards, burns, the deck and folded hands are nobody's to see.
[[nodiscard]] Hand view(const Hand& hand, Seat seat);

// One event as that audience may know it. An inspector reads the list itself.
[[nodiscard]] Event view(const Event& event, Seat seat);

}  // namespace baize::poker
