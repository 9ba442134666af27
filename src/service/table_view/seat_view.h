// The seats of a table and the people in them, for all games.
#pragma once

#include <cstdint>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "engine/core/place.h"

namespace baize::views {

// Whether a seat is free, taken or reserved.
enum class SeatState : std::uint8_t {
    open,     // free to take
    held,     // for a person who was offered it, or is on the way
    playing,  // present
    sitting_out,
    away  // the seat is kept for a while
};
BOOST_DESCRIBE_ENUM(SeatState, open, held, playing, sitting_out, away)

// A seat and the person in it.
struct SeatView {
    SeatIndex seat = 0;  // at a house game also the number of its box
    SeatState state = SeatState::open;
    std::uint32_t person = 0;  // 0: the seat is free
    std::string name{};
    bool is_bot = false;
    Money chips{};                // at the table, not including wagers
    bool has_own_limits = false;  // personal limits apply here: a marker is shown
    bool is_abstaining = false;   // three rounds without a wager: the seat may be asked back
    friend bool operator==(const SeatView&, const SeatView&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatView,
                      (),
                      (seat, state, person, name, is_bot, chips, has_own_limits, is_abstaining))

}  // namespace baize::views
