// Table stakes: the chips a player must put on the table, may add and may not take away. The caller
// keeps the chips and chooses where minutes count from. [CP 6.3] [CP 6.11]
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/table/orbit.h"

namespace baize::poker {

struct Stakes {
    Money buy_in_min{};
    Money buy_in_max{};                        // 0: none
    std::uint16_t return_window_minutes = 60;  // [I-83]
    friend bool operator==(const Stakes&, const Stakes&) = default;
};

// The chips a player took when leaving the table; the house keeps the record and passes it back on
// return.
struct Departure {
    PlayerId player = 0;
    Money chips{};
    std::uint32_t minute = 0;
    bool picked_up = false;  // the house picked up the chips and holds them [CP 8.11] [I-110]
    friend bool operator==(const Departure&, const Departure&) = default;
};

[[nodiscard]] Result<void> verify(const Stakes& stakes);

struct BuyIn {
    Money least{};               // smallest amount before the first hand
    Money most = Money::max();   // largest amount on the table after buying chips
    bool bringing_back = false;  // `least` is what the player took away before
    friend bool operator==(const BuyIn&, const BuyIn&) = default;
};

// The buy-in of a player who sits down now. [CP 6.3] [I-83]
[[nodiscard]] BuyIn buy_in(const Stakes& stakes,
                           const std::optional<Departure>& last,
                           std::uint32_t minute);

struct TopUp {
    Seat seat = 0;
    Money stack{};  // on the table now
    Money amount{};
    friend bool operator==(const TopUp&, const TopUp&) = default;
};

// Allowed only for a player who holds no cards. `in_hand`: the seats that do. [CP 6.11]
[[nodiscard]] Result<Orbit> add_chips(const Stakes& stakes,
                                      Orbit orbit,
                                      const TopUp& top_up,
                                      SeatSet in_hand);

// Always refused: chips leave the table only with their player. [CP 6.11] [I-83]
[[nodiscard]] Rejection remove_chips(Seat seat, SeatSet in_hand);

}  // namespace baize::poker
