// The players who are dealt in to the next hand, and the seats of the button and the blinds.
#pragma once

#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/seats.h"
#include "engine/poker/table/line.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

struct Lineup {
    SeatSet dealt_in{};
    Line line = no_line;
    bool is_new_game = false;  // no player here has missed a blind of this game
    friend bool operator==(const Lineup&, const Lineup&) = default;
};

// Chooses among `ready`, the players who are present, have chips and owe no charge. REQUIRES: two
// or more.
[[nodiscard]] Lineup line_up(const Forced& forced, const Orbit& orbit, SeatSet ready);

}  // namespace baize::poker
