// Coming, going and moving at a poker table. Each takes what the table remembers and gives it back
// changed, or says why not. Choosing among free seats and waiting lists is the floor's business.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/banked/machine/actor.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "engine/core/result.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/orbit.h"
#include "engine/poker/table/stakes.h"

namespace baize::poker {

// Players from a game that closed and players whom a supervisor moves come in as they are, on the
// button too. [CP 8.10]
enum class Origin : std::uint8_t { new_player, closed_game, moved };

struct Arrival {
    PlayerId player = 0;
    SeatIndex seat = 0;
    Money chips{};  // put on the table now; less than the buy-in: no cards yet [CP 6.3]
    Origin origin = Origin::new_player;
    Choice choice = Choice::wait;
    std::optional<Choice> imposed{};  // by a supervisor, on anybody new [CP 8.10]
    std::optional<Departure> last{};  // of this player from this table
    std::uint32_t minute = 0;
    friend bool operator==(const Arrival&, const Arrival&) = default;
};

[[nodiscard]] Result<Orbit> sit_down(
    const Rules& rules, const Stakes& stakes, Orbit orbit, const Arrival& arrival, Actor by);

struct Left {
    Orbit orbit{};
    Departure departure{};
    friend bool operator==(const Left&, const Left&) = default;
};

struct Leaving {
    Seat seat = 0;
    Money chips{};
    std::uint32_t minute = 0;
    bool picked_up = false;
};

// With all the chips. `in_hand`: the seats that hold cards. [CP 8.3] [CP 6.11]
[[nodiscard]] Result<Left> leave(Orbit orbit, const Leaving& leaving, SeatSet in_hand);

// From the next hand on, until choose().
[[nodiscard]] Result<Orbit> sit_out(Orbit orbit, Seat seat);

// Here again, or a new mind about how to make good what is owed. [CP 8.9.3] [CP 8.10]
[[nodiscard]] Result<Orbit> choose(Orbit orbit, Seat seat, Choice choice);

struct SeatChange {
    Seat from = 0;
    Seat to = 0;
};

// Clockwise is away from the blinds, which come on clockwise behind the last one put up; whoever
// goes past more than two players in the game that way waits or posts. [CP 8.9.5] [I-70] [I-127]
[[nodiscard]] Result<Orbit> change_seat(const Forced& forced,
                                        Orbit orbit,
                                        SeatChange change,
                                        SeatSet in_hand);

}  // namespace baize::poker
