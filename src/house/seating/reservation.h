// Seats that their players do not use: taken without chips, or abandoned when the connection was
// lost. The books assume people on chairs, but closing a browser page does not empty a seat.
// [I-144]
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "house/seating/events.h"

namespace baize::house {

// Facts about a seat that the casino knows and this room does not.
struct SeatUse {
    bool has_chips = false;     // In the stack or on the layout.
    bool may_not_play = false;  // By a limit of their own. [I-152] [I-153]
};

struct Release {
    Moment from{};
    ReleaseCause cause = ReleaseCause::no_chips;
    friend bool operator==(const Release&, const Release&) = default;
};

// Returns the time from which the seat may be released; nullopt if it is in use or free.
[[nodiscard]] std::optional<Release> release_of(const SeatPlace& place,
                                                const SeatingSettings& settings,
                                                SeatUse use);

// Done by a supervisor, or by the house at tables that it deals.
[[nodiscard]] Result<SeatReleased> decide_release(const Seating& seating,
                                                  const SeatingSettings& settings,
                                                  const Issuer& by,
                                                  SeatAt at,
                                                  SeatUse use);

// How long the house remembers a person who took a seat without chips and bought none.
inline constexpr Span reservation_memory = Span::of_minutes(10);

// True if the person must buy chips before taking a seat at the table again.
[[nodiscard]] bool needs_chips_first(const SeatedTable& table, PersonId person, Moment now);

// Called when chips are bought: the person may reserve a seat again.
void forget_reservation(Seating& seating, TableId table, PersonId person);

// Called at the end of a round in which the person had a wager: the reservation of a seat without
// chips starts anew.
void renew_reservation(Seating& seating, TableId table, PersonId person, Moment now);

}  // namespace baize::house
