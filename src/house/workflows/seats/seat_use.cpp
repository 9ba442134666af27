#include "house/workflows/seats/seat_use.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/seating/abstention.h"

namespace baize::house {

namespace {

// People with wagers on the layout stay: the round decides about them first.
bool may_leave(const TableState& table, PersonId person) {
    const Round& round = banked_state(table)->round;
    return !has_wagered(round, person);
}

// True if the player has done nothing in so many rounds that the book lets the floor free the seat:
// at Perth whether or not the table is full. [UTH 6.6] [CH 6.6] [I-149]
bool is_unused(const TableState& table, PersonId person) {
    const BoxAttendance* const player = box_attendance(table.attendance, person);
    return player != nullptr && player->missed >= rounds_to_abstain;
}

}  // namespace

bool has_chips_at(const Context& now, const TableState& table, PersonId person, Money bought) {
    const Money least = banked_game(table).rules.limits.min.value_or(Money::of_cents(1));
    return now.balances.of(stack_of(table.table, person)) + bought >= least ||
           has_wagered(banked_state(table)->round, person);
}

SeatUse use_of(const Context& now, const TableState& table, SeatNumber seat) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || seat >= seats->places.size()) return {};
    return {has_chips_at(now, table, seats->places[seat].sitter.person)};
}

std::optional<SeatingCommand> seat_to_free(const Context& now, const TableState& table) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || banked_state(table) == nullptr) return std::nullopt;
    const bool is_full = std::none_of(seats->places.begin(), seats->places.end(), is_open);
    for (std::size_t i = 0; i < seats->places.size(); ++i) {
        const SeatPlace& place = seats->places[i];
        const auto seat = static_cast<SeatNumber>(i);
        if (place.sitter.person == 0 || !may_leave(table, place.sitter.person)) continue;
        const bool is_wanted =
            is_full || place.sitter.absent_since || is_unused(table, place.sitter.person);
        if (is_wanted && is_abstaining(*seats, seat))
            return SeatingCommand(FreeSeat{table.table, seat});
        const auto release =
            release_of(place, now.state.settings.seating, use_of(now, table, seat));
        if (release && now.by.now >= release->from)
            return SeatingCommand(ReleaseSeat{table.table, seat});
    }
    return std::nullopt;
}

std::vector<Moment> releases(const CasinoState& state, TableId table) {
    const SeatedTable* const seats = table_of(state.seating, table);
    std::vector<Moment> moments;
    if (seats == nullptr) return moments;
    for (const SeatPlace& place : seats->places) {
        if (place.sitter.person == 0) continue;
        if (seats->book == Book::cp) continue;
        const std::optional<Moment>& gone = place.sitter.absent_since;
        moments.push_back(place.sitter.since + state.settings.seating.chips_time);
        if (gone) moments.push_back(*gone + state.settings.seating.gone_time);
    }
    return moments;
}

}  // namespace baize::house
