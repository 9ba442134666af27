#include "engine/poker/table/orbit.h"

#include <algorithm>

namespace baize::poker {

Owed owed(const Forced& forced, const Occupant& occupant) {
    Owed due;
    const std::size_t count = forced.blinds.size();
    if (count == 0) return due;
    const Money large = forced.blinds.back();
    if (occupant.newcomer || occupant.missed[0]) {
        due.live = large;  // [CP 8.10.2] [I-69]
    } else if (occupant.penalty) {
        (forced.penalty_dead ? due.dead : due.live) = large;  // [CP 8.9.5] [I-70]
    }
    for (std::size_t i = 1; i < count; ++i) {
        if (!occupant.missed[i]) continue;
        (forced.missed_small_dead ? due.dead : due.live) += forced.blinds[count - 1 - i];  // [I-69]
    }
    return due;
}

bool owes(const Forced& forced, const Occupant& occupant) {
    return owed(forced, occupant) != Owed{};
}

SeatSet occupied(const Orbit& orbit) {
    SeatSet seats;
    for (Seat seat = 0; seat < seats_max; ++seat) {
        if (orbit.seats[seat].player != 0) seats.insert(seat);
    }
    return seats;
}

SeatSet present(const Orbit& orbit) {
    SeatSet seats = occupied(orbit);
    for (const Seat seat : occupied(orbit)) {
        if (orbit.seats[seat].away) seats.erase(seat);
    }
    return seats;
}

bool has_paid_round(const Forced& forced, const Occupant& occupant) {
    const auto* const first = occupant.paid.begin();
    return std::all_of(first, first + forced.blinds.size(), [](bool paid) { return paid; });
}

}  // namespace baize::poker
