// Chips as players push them and words as they say them, and the action they count as, with the
// clause. [CP 6.12] to [CP 6.18]
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
    raise,     // or "bet"; no amount said
    raise_to,  // or "bet"; the amount is in `said`
    all_in
};

// Words or chips decide, whichever came first, so words said after the chips are not recorded here.
// [I-82]
struct Pushed {
    SeatIndex seat = 0;
    Says says = Says::nothing;
    Money said{};              // raise_to only: the whole bet of the round
    Money chips{};             // chips of the first motion
    bool single_chip = false;  // the first motion was a single chip
    Money later{};             // chips added in a second motion
    friend bool operator==(const Pushed&, const Pushed&) = default;
};

struct Counted {
    Action action{};       // the action the chips and words count as
    Money returned{};      // chips pushed in excess
    Money missing{};       // chips still to be put in
    bool chooses = false;  // too little to call: add the rest or fold and lose the chips [CP 6.17]
    Clause clause{};
    friend bool operator==(const Counted&, const Counted&) = default;
};

// Returns what the chips and words count as if it were the seat's turn.
[[nodiscard]] Result<Counted> counts_as(const Rules& rules, const Hand& hand, const Pushed& pushed);

// In turn, carries out the action. Out of turn, chips and words wait for the turn, and a check bars
// the player from betting; refused if the sign does not make actions out of turn binding. When the
// player has to choose (CP 6.17), nothing is done yet. [CP 6.18.1] [CP 6.18.3] [I-40]
[[nodiscard]] Result<Counted> push_chips(const Rules& rules,
                                         Hand& hand,
                                         const Pushed& pushed,
                                         EventList& events);

// Folds a player who pushed too little and leaves the chips in the pot; also used when the time to
// choose runs out. [CP 6.17] [I-81]
[[nodiscard]] Result<void> surrender(
    const Rules& rules, Hand& hand, Seat seat, Money chips, EventList& events);

}  // namespace baize::poker
