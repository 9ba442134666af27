// Table stakes: what a player must put on the table, may add and may not take away. Chips
// themselves are kept by whoever calls; time is a number of minutes from anywhere. [CP 6.3]
// [CP 6.11]
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

// What a player took off the table when leaving it; kept by the house, shown again on return.
struct Departure {
    PlayerId player = 0;
    Money chips{};
    std::uint32_t minute = 0;
    bool picked_up = false;  // by the house, which holds the chips [CP 8.11] [I-110]
    friend bool operator==(const Departure&, const Departure&) = default;
};

[[nodiscard]] Result<void> verify(const Stakes& stakes);

struct BuyIn {
    Money least{};               // before the first hand
    Money most = Money::max();   // what may be on the table at most after buying chips
    bool bringing_back = false;  // `least` is what was taken away
    friend bool operator==(const BuyIn&, const BuyIn&) = default;
};

// For somebody who sits down now. [CP 6.3] [I-83]
[[nodiscard]] BuyIn buy_in(const Stakes& stakes,
                           const std::optional<Departure>& last,
                           std::uint32_t minute);

struct TopUp {
    Seat seat = 0;
    Money stack{};  // on the table now
    Money amount{};
    friend bool operator==(const TopUp&, const TopUp&) = default;
};

// Only by a player who holds no cards. `in_hand`: the seats that do. [CP 6.11]
[[nodiscard]] Result<Orbit> add_chips(const Stakes& stakes,
                                      Orbit orbit,
                                      const TopUp& top_up,
                                      SeatSet in_hand);

// Never: chips leave the table with their player. [CP 6.11] [I-83]
[[nodiscard]] Rejection remove_chips(Seat seat, SeatSet in_hand);

}  // namespace baize::poker
