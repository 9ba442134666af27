#include "engine/poker/table/seating.h"

namespace baize::poker {
namespace {

[[nodiscard]] Result<void> check_occupied(const Orbit& orbit, Seat seat) {
    if (seat >= seats_max) return reject(Reason::no_such_seat, "CP 4.1"_clause);
    if (orbit.seats[seat].player == 0) return reject(Reason::seat_empty, "CP 8.1"_clause);
    return {};
}

[[nodiscard]] Result<void> check_free(const Orbit& orbit, Seat seat) {
    if (seat >= seats_max) return reject(Reason::no_such_seat, "CP 4.1"_clause);
    if (orbit.seats[seat].player != 0) return reject(Reason::seat_taken, "CP 8.1"_clause);
    return {};
}

[[nodiscard]] Result<void> check_arrival(const Rules& rules,
                                         const Orbit& orbit,
                                         const Arrival& arrival,
                                         Actor by) {
    if (arrival.player == 0) return reject(Reason::not_a_player, "CP 8.1"_clause);
    if (const auto free = check_free(orbit, arrival.seat); !free) return free;
    for (const Seat seat : occupied(orbit)) {
        if (orbit.seats[seat].player == arrival.player)
            return reject(Reason::seated_already, "CP 8.1"_clause);
    }
    if (occupied(orbit).size() >= facts(rules).players_max)
        return reject(Reason::too_many_players, "CP 4.1"_clause);
    const bool is_staff_decision = arrival.origin != Origin::new_player || arrival.imposed;
    if (is_staff_decision && !is_staff(by, Role::supervisor))
        return reject(Reason::rank_too_low, "CP 8.10"_clause);
    return {};
}

// Places clockwise from the last blind: a smaller number meets the blinds sooner.
[[nodiscard]] std::size_t places_on(const Orbit& orbit, Seat seat) {
    return (steps(orbit.line[0], seat) + seats_max - 1) % seats_max;
}

// The number of players in the game passed clockwise; zero for a move towards the blinds. [I-70]
[[nodiscard]] std::size_t live_seats_passed(const Orbit& orbit, SeatChange change) {
    if (places_on(orbit, change.to) < places_on(orbit, change.from)) return 0;  // [I-127]
    return (seats_between(change.from, change.to) & orbit.dealt_in & present(orbit)).size();
}

// True if the player has paid for the round, is not about to pay for the next, and moves into the
// seat that the button comes to next.
[[nodiscard]] bool may_take_button(const Forced& forced, const Orbit& orbit, SeatChange change) {
    return change.to == orbit.line[forced.blinds.size() - 1] &&
           has_paid_round(forced, orbit.seats[change.from]) &&
           present(orbit).next_after(orbit.line[0]) != change.from;
}

void mark_missed(Orbit& orbit, SeatSet seats, std::size_t blind) {
    for (const Seat seat : seats) {
        if (!orbit.seats[seat].newcomer) orbit.seats[seat].missed[blind] = true;
    }
}

// A place in the line moves with its player as long as the order stays the same; players passed
// over are away and miss that blind. Otherwise the place stays behind, empty, and the player misses
// the blind due there next. [CP 8.9.3] [I-129]
void move_line(const Forced& forced, Orbit& orbit, SeatChange change) {
    const SeatSet ahead = seats_between(change.from, change.to);
    const bool is_clear_ahead = (ahead & present(orbit)).empty();
    const bool is_clear_behind = (seats_between(change.to, change.from) & present(orbit)).empty();
    const SeatSet passed = is_clear_behind ? SeatSet{} : ahead & occupied(orbit);
    const std::size_t blinds = forced.blinds.size();
    for (std::size_t i = 0; i < orbit.line.size(); ++i) {
        if (orbit.line[i] != change.from) continue;
        if (is_clear_ahead || is_clear_behind) {
            orbit.line[i] = change.to;
            if (i < blinds) mark_missed(orbit, passed, i);
        } else if (i + 1 < blinds) {
            mark_missed(orbit, {change.from}, i + 1);
        }
    }
}

}  // namespace

Result<Orbit> sit_down(
    const Rules& rules, const Stakes& stakes, Orbit orbit, const Arrival& arrival, Actor by) {
    if (const auto fine = check_arrival(rules, orbit, arrival, by); !fine)
        return reject(fine.error());
    if (arrival.chips < Money{}) return reject(Reason::no_such_amount, "CP 6.3"_clause);
    const BuyIn due = buy_in(stakes, arrival.last, arrival.minute);
    if (arrival.chips > due.most) return reject(Reason::above_maximum, "I-83"_clause);
    Occupant& occupant = orbit.seats[arrival.seat];
    occupant = Occupant{.player = arrival.player};
    occupant.newcomer = arrival.origin == Origin::new_player || arrival.imposed;  // [CP 8.10]
    occupant.imposed = arrival.imposed;
    occupant.choice = arrival.imposed.value_or(arrival.choice);
    if (arrival.chips < due.least) {
        occupant.buy_in_due = due.least;
        occupant.bringing_back = due.bringing_back;
    }
    return orbit;
}

Result<Left> leave(Orbit orbit, const Leaving& leaving, SeatSet in_hand) {
    if (const auto here = check_occupied(orbit, leaving.seat); !here) return reject(here.error());
    if (in_hand.contains(leaving.seat)) return reject(Reason::in_a_hand, "CP 6.11"_clause);
    const Departure departure{
        orbit.seats[leaving.seat].player, leaving.chips, leaving.minute, leaving.picked_up};
    orbit.seats[leaving.seat] = Occupant{};
    orbit.dealt_in.erase(leaving.seat);
    return Left{orbit, departure};
}

Result<Orbit> sit_out(Orbit orbit, Seat seat) {
    if (const auto here = check_occupied(orbit, seat); !here) return reject(here.error());
    orbit.seats[seat].away = true;
    return orbit;
}

Result<Orbit> choose(Orbit orbit, Seat seat, Choice choice) {
    if (const auto here = check_occupied(orbit, seat); !here) return reject(here.error());
    Occupant& occupant = orbit.seats[seat];
    if (occupant.imposed && *occupant.imposed != choice)
        return reject(Reason::not_offered, "CP 8.10"_clause);
    occupant.away = false;
    occupant.choice = choice;
    return orbit;
}

Result<Orbit> change_seat(const Forced& forced, Orbit orbit, SeatChange change, SeatSet in_hand) {
    if (const auto here = check_occupied(orbit, change.from); !here) return reject(here.error());
    if (const auto free = check_free(orbit, change.to); !free) return reject(free.error());
    if (in_hand.contains(change.from)) return reject(Reason::in_a_hand, "CP 8.9.5"_clause);
    const bool has_blinds = !forced.blinds.empty() && orbit.line[0] != no_seat;
    if (has_blinds && live_seats_passed(orbit, change) > 2 &&
        !may_take_button(forced, orbit, change))
        orbit.seats[change.from].penalty = true;  // [CP 8.9.5]
    move_line(forced, orbit, change);
    orbit.seats[change.to] = orbit.seats[change.from];
    orbit.seats[change.from] = Occupant{};
    if (orbit.dealt_in.contains(change.from)) orbit.dealt_in.insert(change.to);
    orbit.dealt_in.erase(change.from);
    return orbit;
}

}  // namespace baize::poker
