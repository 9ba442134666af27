// The events of a hand, in order, each with the clause that caused it. Replaying the list gives the
// same hand; tests/kit/poker_replay.h does so.
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
enum class EventKind : std::uint8_t {
    // Before the cards
    fee_paid,  // fee per person, paid to the house
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

    // Actions of players
    folded,
    checked,
    called,  // `amount` added
    bet,     // `amount` is the whole bet of the round
    raised,  // `amount` is the whole bet of the round
    timed_out,
    time_bought,

    // Showdown and money
    uncalled_returned,
    commission_taken,  // from pot `pot`; provisional until the hand is over
    shown,
    mucked,
    asked_to_see,    // `seat` asked to see the hand of seat `pot`
    pot_won,         // `amount` of pot `pot`, for the high hand or for the whole pot
    low_won,         // `amount` of pot `pot`, for the low hand
    side_wager_won,  // `amount` paid by the house, stake not included
    side_wager_lost,
    wagers_returned,  // the hand is void for this seat
    over,

    // Dealing errors and rulings
    ruled,       // `pot` is the irregularity; `count` and `cards` are as reported
    killed,      // the seat's hand is dead; its chips stay in the pot
    reshuffled,  // `cards` of the stub, top first, four per event; none where the stub is unseen
    chips_returned,  // the excess of chips pushed goes back
    out_of_turn      // chips or words out of turn wait for the seat's turn
};

struct Event {
    EventKind what{};
    Seat seat = no_seat;
    std::uint8_t pot = 0;
    std::uint8_t count = 0;  // number of cards
    std::array<Face, 4> cards{};
    Clause clause{};
    bool all_in = false;
    std::uint8_t findings = 0;  // `ruled` only: the findings of staff, see report.h
    Money amount{};
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

static_assert(sizeof(Event) == 24);

// The caller keeps the list and reuses it for the next hand, so that playing allocates nothing once
// the list has grown to the longest hand.
using EventList = std::vector<Event>;

[[nodiscard]] Event& next_event_of_full_list(EventList& events);

// Appends an empty event and returns it. Reallocation is out of line so that callers do not spill
// six registers.
[[nodiscard]] inline Event& next_event(EventList& events) {
    // Written so that the compiler sees that emplace_back() below never reallocates.
    const bool is_full = events.data() + events.size() == events.data() + events.capacity();
    if (is_full) [[unlikely]]
        return next_event_of_full_list(events);
    return events.emplace_back();
}

[[nodiscard]] std::string_view name(EventKind what);

}  // namespace baize::poker
