// Seats on which staff have to decide: players who keep a seat without wagering, and poker players
// who have been away for long. A query for consoles; it changes nothing.
#pragma once

#include <cstdint>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/place.h"
#include "house/casino/context.h"

namespace baize::house {

// The player has not wagered in three rounds or more and may be asked to give up the seat
// (`free_seat`). [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6]
struct AbstainingSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    PersonId person = 0;
    std::uint8_t rounds = 0;  // In a row.
    friend bool operator==(const AbstainingSeat&, const AbstainingSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(AbstainingSeat, (), (table, seat, person, rounds))

// The player has been away from a poker table for the alert time or longer, and the area manager
// may pick the player up. [CP 8.11] [I-109]
struct AbsentSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    PersonId person = 0;
    Moment since{};
    friend bool operator==(const AbsentSeat&, const AbsentSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(AbsentSeat, (), (table, seat, person, since))

struct SeatsToJudge {
    std::vector<AbstainingSeat> abstaining{};
    std::vector<AbsentSeat> absent{};
    friend bool operator==(const SeatsToJudge&, const SeatsToJudge&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatsToJudge, (), (abstaining, absent))

// For dealers and above, and inspectors. [I-109] [I-112]
[[nodiscard]] Result<SeatsToJudge> seats_to_judge(const Context& now);

}  // namespace baize::house
