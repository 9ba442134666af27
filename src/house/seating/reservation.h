// Seats that their players do not use: taken without chips, or left without a word by somebody
// whose connection is gone. The books have chairs at which people sit; a page that is closed leaves
// none empty by itself. [I-144]
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

// What else the casino knows of a seat.
struct SeatUse {
    bool has_chips = false;  // in the stack or on the layout
};

struct Release {
    Moment from{};
    ReleaseCause cause = ReleaseCause::no_chips;
    friend bool operator==(const Release&, const Release&) = default;
};

// From when on the seat may be released; nothing where somebody uses it or it is free.
[[nodiscard]] std::optional<Release> release_of(const SeatPlace& place,
                                                const SeatingSettings& settings,
                                                SeatUse use);

// By a supervisor, at its own tables by the house itself.
[[nodiscard]] Result<SeatReleased> decide_release(
    const Seating& seating, const SeatingSettings& settings, const By& by, SeatAt at, SeatUse use);

// For so long a person who took a seat without chips, and bought none, is remembered.
inline constexpr Span reservation_memory = Span::of_minutes(10);

// Whether the person must buy chips before taking a seat at the table again.
[[nodiscard]] bool needs_chips_first(const SeatedTable& table, PersonId person, Moment now);

// Chips were bought: the next seat is reserved again.
void forget_reservation(Seating& seating, TableId table, PersonId person);

// A round is over in which the person had a wager: a seat without chips is reserved anew.
void renew_reservation(Seating& seating, TableId table, PersonId person, Moment now);

}  // namespace baize::house
