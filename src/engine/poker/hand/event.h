// What happened in a hand, in order, each with the clause that made it so. The list replays to the
// same hand: the tests play it again (tests/kit/poker_replay.h).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// Numbers go into records: add at the end.
enum class Happening : std::uint8_t {
    // Before the cards
    fee_paid,  // per person, to the house
    ante_posted,
    blind_posted,
    straddle_posted,
    live_posted,
    dead_posted,
    side_wager_placed,

    // Cards
    dealt,   // `count` hole cards to a seat
    burned,  // one card
    board,   // `count` community cards
    discarded,

    // What players do
    folded,
    checked,
    called,  // `amount` added
    bet,     // `amount` is the whole bet of the round
    raised,  // to `amount`
    timed_out,
    time_bought,

    // Showdown and money
    uncalled_returned,
    commission_taken,  // from pot `pot`; provisional while the hand goes on
    shown,
    mucked,
    asked_to_see,    // seat asked, `pot` is the seat that was asked
    pot_won,         // `amount` of pot `pot`, for the high hand or the whole
    low_won,         // `amount` of pot `pot`, for the low hand
    side_wager_won,  // `amount` paid by the house, stake not included
    side_wager_lost,
    wagers_returned,  // the hand is void for this seat
    over,

    // Dealing errors and rulings
    ruled,           // `pot` is the irregularity, `count` and `cards` as reported
    killed,          // the hand of the seat is dead, its chips stay
    reshuffled,      // `cards`, the stub's top first, four an event; none where it is unseen
    chips_returned,  // pushed too much: the rest goes back
    out_of_turn      // chips or words wait for the seat's turn
};

struct Event {
    Happening what{};
    Seat seat = no_seat;
    std::uint8_t pot = 0;
    std::uint8_t count = 0;  // of cards
    std::array<Face, 4> cards{};
    Clause clause{};
    bool all_in = false;
    std::uint8_t findings = 0;  // ruled: what staff found, see report.h
    Money amount{};
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(sizeof(Event) == 24);

// Kept by the caller and used again for the next hand, so that playing allocates nothing once the
// list has grown to the longest hand.
using EventList = std::vector<Event>;

[[nodiscard]] Event& next_event_of_full_list(EventList& events);

// A new one at the end. The code that moves a full list stands apart: what is done with each event
// would carry it along and save six registers for it.
[[nodiscard]] inline Event& next_event(EventList& events) {
    // Written so that the compiler sees that what follows never moves the list.
    const bool is_full = events.data() + events.size() == events.data() + events.capacity();
    if (is_full) [[unlikely]]
        return next_event_of_full_list(events);
    return events.emplace_back();
}

[[nodiscard]] std::string_view name(Happening what);

}  // namespace baize::poker
