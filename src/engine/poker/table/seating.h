// Arriving, leaving and moving at a poker table. Each function takes the table's memory and returns
// it changed, or says why not. The house chooses among free seats and keeps waiting lists.
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

// Players from a game that closed and players moved by a supervisor come in without waiting or
// posting, on the button too. [CP 8.10]
enum class Origin : std::uint8_t { new_player, closed_game, moved };

struct Arrival {
    PlayerId player = 0;
    SeatIndex seat = 0;
    Money chips{};  // chips put on the table now; no cards until they reach the buy-in [CP 6.3]
    Origin origin = Origin::new_player;
    Choice choice = Choice::wait;
    std::optional<Choice> imposed{};  // a supervisor's decision about a new player [CP 8.10]
    std::optional<Departure> last{};  // this player's last departure from this table
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

// The player leaves with all chips. `in_hand`: the seats that hold cards. [CP 8.3] [CP 6.11]
[[nodiscard]] Result<Left> leave(Orbit orbit, const Leaving& leaving, SeatSet in_hand);

// The player is away from the next hand on, until choose() is called.
[[nodiscard]] Result<Orbit> sit_out(Orbit orbit, Seat seat);

// The player is back, or chooses again how to settle a missed blind. [CP 8.9.3] [CP 8.10]
[[nodiscard]] Result<Orbit> choose(Orbit orbit, Seat seat, Choice choice);

struct SeatChange {
    Seat from = 0;
    Seat to = 0;
};

// A clockwise move goes away from the blinds, which come round clockwise behind the last one put
// up. A player who moves clockwise past more than two players in the game waits or posts.
// [CP 8.9.5] [I-70] [I-127]
[[nodiscard]] Result<Orbit> change_seat(const Forced& forced,
                                        Orbit orbit,
                                        SeatChange change,
                                        SeatSet in_hand);

}  // namespace baize::poker
