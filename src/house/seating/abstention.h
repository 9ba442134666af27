// Players of the house games who keep a seat and do not play.
//
// The casino reports every round that was dealt, with all wagers on the table, and then asks for
// abstaining_seats(). Melbourne considers the other seats at that moment, Perth does not.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

inline constexpr std::uint8_t rounds_to_abstain = 3;  // [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6]

struct WageredOn {
    SeatNumber area = 0;
    PersonId person = 0;
    friend bool operator==(const WageredOn&, const WageredOn&) = default;
};

// A wager on the seat's area, or by the seated person anywhere on the table, resets the count of
// rounds. [I-109]
[[nodiscard]] Result<AbstentionsCounted> decide_count_round(const Seating& seating,
                                                            const Issuer& by,
                                                            TableId table,
                                                            std::span<const WageredOn> wagers);

// True if the player may now be asked to give up the seat.
[[nodiscard]] bool is_abstaining(const SeatedTable& table, SeatNumber seat);
[[nodiscard]] std::vector<SeatNumber> abstaining_seats(const SeatedTable& table);

// Perth leaves this to the operator. Melbourne names no rank; a supervisor is the lowest rank that
// decides about people there. [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-112]
[[nodiscard]] Result<SeatFreed> decide_free_seat(const Seating& seating,
                                                 const Issuer& by,
                                                 SeatAt at);

}  // namespace baize::house
