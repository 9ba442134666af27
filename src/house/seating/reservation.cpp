#include "house/seating/reservation.h"

namespace baize::house {

namespace {

constexpr Clause reservation_clause = "I-144"_clause;

}  // namespace

std::optional<Release> release_of(const SeatPlace& place,
                                  const SeatingSettings& settings,
                                  SeatUse use) {
    const Sitter& sitter = place.sitter;
    if (sitter.person == 0) return std::nullopt;
    if (use.may_not_play) return Release{sitter.since, ReleaseCause::limit};
    std::optional<Release> first;
    if (!use.has_chips) first = Release{sitter.since + settings.chips_time, ReleaseCause::no_chips};
    if (!sitter.absent_since) return first;
    const Release gone{*sitter.absent_since + settings.gone_time, ReleaseCause::gone};
    return first && first->from <= gone.from ? first : gone;
}

Result<SeatReleased> decide_release(const Seating& seating,
                                    const SeatingSettings& settings,
                                    const Issuer& by,
                                    SeatAt at,
                                    SeatUse use) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return reject(table.error());
    if (const auto refused = needs(by, Role::supervisor, reservation_clause))
        return reject(*refused);
    const SeatPlace& place = (*table)->places[at.seat];
    if (place.sitter.person == 0) return reject(Reason::seat_empty, reservation_clause);
    const std::optional<Release> release = release_of(place, settings, use);
    if (!release || by.now < release->from) return reject(Reason::seat_in_use, reservation_clause);
    return SeatReleased{at.table, at.seat, place.sitter.person, release->cause};
}

bool needs_chips_first(const SeatedTable& table, PersonId person, Moment now) {
    return std::any_of(
        table.reservations.begin(), table.reservations.end(), [&](const Reservation& each) {
            return each.person == person && now < each.since + reservation_memory;
        });
}

void forget_reservation(Seating& seating, TableId table, PersonId person) {
    for (SeatedTable& seats : seating.tables) {
        if (seats.table != table) continue;
        std::erase_if(seats.reservations,
                      [&](const Reservation& each) { return each.person == person; });
    }
}

void renew_reservation(Seating& seating, TableId table, PersonId person, Moment now) {
    for (SeatedTable& seats : seating.tables) {
        if (seats.table != table) continue;
        for (SeatPlace& place : seats.places) {
            if (place.sitter.person == person) place.sitter.since = now;
        }
    }
}

}  // namespace baize::house
