// Who is dealt in to the next hand and where button and blinds fall.
#pragma once

#include "engine/poker/rules/rules.h"
#include "engine/poker/rules/seats.h"
#include "engine/poker/table/line.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

struct Lineup {
    SeatSet dealt_in{};
    Line line = no_line;
    bool is_new_game = false;  // nobody here has missed a blind of it
    friend bool operator==(const Lineup&, const Lineup&) = default;
};

// Of those who are ready: here, with chips and nothing to pay. REQUIRES: two or more.
[[nodiscard]] Lineup line_up(const Forced& forced, const Orbit& orbit, SeatSet ready);

}  // namespace baize::poker
