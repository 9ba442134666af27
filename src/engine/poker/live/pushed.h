// Chips as people push them and words as they say them: what it counts as, with the clause.
// [CP 6.12] to [CP 6.18]
#pragma once

#include "engine/core/place.h"
#include "engine/core/result.h"
#include "engine/poker/hand/action.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"

namespace baize::poker {

// Numbers go into records: add at the end.
enum class Says : std::uint8_t {
    nothing,
    fold,
    check,
    call,
    raise,     // or "bet", without an amount
    raise_to,  // or "bet", with one: `said`
    all_in
};

// The first of word or chips decides, so words that came after chips are left out. [I-82]
struct Pushed {
    SeatIndex seat = 0;
    Says says = Says::nothing;
    Money said{};              // for raise_to: the whole bet of the round
    Money chips{};             // in the first motion
    bool single_chip = false;  // and that was one chip
    Money later{};             // added in a second motion
    friend bool operator==(const Pushed&, const Pushed&) = default;
};

struct Counted {
    Action action{};       // what it counts as
    Money returned{};      // pushed too much
    Money missing{};       // still to be put in
    bool chooses = false;  // less than the call: make it up or fold and lose the chips [CP 6.17]
    Clause clause{};
    friend bool operator==(const Counted&, const Counted&) = default;
};

// What it counts as if it were the seat's turn.
[[nodiscard]] Result<Counted> counts_as(const Rules& rules, const Hand& hand, const Pushed& pushed);

// In turn: does it. Out of turn: chips and words wait for the turn; a check bars from betting.
// [CP 6.18.1] [CP 6.18.3] Where the sign does not make that binding it is refused. [I-40]
// When the player has to choose (6.17) nothing is done yet.
[[nodiscard]] Result<Counted> push_chips(const Rules& rules,
                                         Hand& hand,
                                         const Pushed& pushed,
                                         EventList& events);

// The player who pushed too little folds and leaves the chips in the pot; so when the time to
// choose runs out. [CP 6.17] [I-81]
[[nodiscard]] Result<void> surrender(
    const Rules& rules, Hand& hand, Seat seat, Money chips, EventList& events);

}  // namespace baize::poker
