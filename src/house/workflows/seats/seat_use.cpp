#include "house/workflows/seats/seat_use.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/people/play_limits.h"
#include "house/seating/abstention.h"
#include "house/workflows/people/why_limited.h"

namespace baize::house {

namespace {

// People with wagers on the layout stay: the round decides about them first.
bool may_leave(const TableState& table, PersonId person) {
    const Round& round = banked_state(table)->round;
    return !has_wagered(round, person);
}

}  // namespace

bool has_chips_at(const Context& now, const TableState& table, PersonId person) {
    const Money least = banked_game(table).rules.limits.min.value_or(Money::of_cents(1));
    return now.balances.of(stack_of(table.table, person)) >= least ||
           has_wagered(banked_state(table)->round, person);
}

SeatUse use_of(const Context& now, const TableState& table, SeatNumber seat) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || seat >= seats->places.size()) return {};
    const PersonId person = seats->places[seat].sitter.person;
    return {has_chips_at(now, table, person), why_limited(now, table, person).has_value()};
}

std::optional<SeatingCommand> seat_to_free(const Context& now, const TableState& table) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || banked_state(table) == nullptr) return std::nullopt;
    const bool is_full = std::none_of(seats->places.begin(), seats->places.end(), is_open);
    for (std::size_t i = 0; i < seats->places.size(); ++i) {
        const SeatPlace& place = seats->places[i];
        const auto seat = static_cast<SeatNumber>(i);
        if (place.sitter.person == 0 || !may_leave(table, place.sitter.person)) continue;
        const bool is_wanted = is_full || place.sitter.absent_since;
        if (is_wanted && is_abstaining(*seats, seat))
            return SeatingCommand(FreeSeat{table.table, seat});
        const auto release =
            release_of(place, now.state.settings.seating, use_of(now, table, seat));
        if (release && now.by.now >= release->from)
            return SeatingCommand(ReleaseSeat{table.table, seat});
    }
    return std::nullopt;
}

std::vector<Moment> releases(const CasinoState& state, TableId table, Moment now) {
    const SeatedTable* const seats = table_of(state.seating, table);
    std::vector<Moment> moments;
    if (seats == nullptr) return moments;
    for (const SeatPlace& place : seats->places) {
        if (place.sitter.person == 0) continue;
        if (const auto end = time_runs_out(find(state.people, place.sitter.person)->play, now))
            moments.push_back(*end);
        const std::optional<Moment>& gone = place.sitter.absent_since;
        if (seats->book == Book::cp) {
            if (gone) moments.push_back(*gone + state.settings.seating.absence_alert);
            continue;
        }
        moments.push_back(place.sitter.since + state.settings.seating.chips_time);
        if (gone) moments.push_back(*gone + state.settings.seating.gone_time);
    }
    return moments;
}

}  // namespace baize::house
