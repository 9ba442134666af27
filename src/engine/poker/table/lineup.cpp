#include "engine/poker/table/lineup.h"

namespace baize::poker {
namespace {

// The players who could be dealt in, grouped by what they owe.
struct Candidates {
    SeatSet ready{};      // all of them
    SeatSet in_turn{};    // players who owe nothing
    SeatSet posting{};    // players who post what they owe now
    SeatSet immediate{};  // of `posting`, those who owe for a change of seat only; they may post in
                          // any seat [CP 8.9.5]
};

[[nodiscard]] Candidates candidates(const Forced& forced, const Orbit& orbit, SeatSet ready) {
    Candidates found{.ready = ready};
    for (const Seat seat : ready) {
        const Occupant& occupant = orbit.seats[seat];
        if (!owes(forced, occupant)) {
            found.in_turn.insert(seat);
        } else if (occupant.choice == Choice::post) {
            found.posting.insert(seat);
            Occupant without = occupant;
            without.penalty = false;
            if (!owes(forced, without)) found.immediate.insert(seat);
        }
    }
    return found;
}

// A player may not come in by posting on the button or between it and the last blind, because
// others paid for those places in their turn. [CP 8.10] [I-128]
[[nodiscard]] Lineup lined_up(const Forced& forced,
                              const Line& last,
                              const Candidates& candidates,
                              Seat last_blind) {
    Lineup lineup{.dealt_in = candidates.in_turn | candidates.posting};
    lineup.dealt_in.insert(last_blind);
    while (lineup.dealt_in.size() > 1) {
        lineup.line = next_line(forced, last, lineup.dealt_in, last_blind);
        const Seat button = lineup.line[forced.blinds.size()];
        SeatSet barred = seats_between(button, last_blind);
        barred.insert(button);
        SeatSet early = (lineup.dealt_in - candidates.in_turn).without(last_blind) & barred;
        if (lineup.dealt_in.size() > 2) early = early - candidates.immediate;
        if (early.empty()) break;
        lineup.dealt_in = lineup.dealt_in - early;
    }
    return lineup;
}

// The player who put up the last blind of the last hand, unless the player has left the game since.
[[nodiscard]] SeatSet paid_last(const Orbit& orbit) {
    SeatSet seats;
    for (const Seat seat : occupied(orbit)) {
        const Occupant& occupant = orbit.seats[seat];
        if (occupant.player == orbit.last_blind && !occupant.newcomer) seats.insert(seat);
    }
    return seats;
}

// The last blind passes to the next player who can be dealt in, waiting or not, but not to the same
// player again, who may have moved ahead of it. [I-71]
[[nodiscard]] Lineup next_lineup(const Forced& forced,
                                 const Orbit& orbit,
                                 const Candidates& candidates) {
    const SeatSet due = candidates.ready - paid_last(orbit);
    const Seat next = due.next_after(orbit.line[0]);
    const Lineup lineup = lined_up(forced, orbit.line, candidates, next);
    if (lineup.dealt_in.size() > 1) return lineup;
    // The last blind is due from the only player in turn. It goes to a player who waits for it,
    // because otherwise there would be no game. [CP 8.10.1] [I-130]
    const SeatSet waiting = due - candidates.in_turn;
    if (!waiting.empty())
        return lined_up(forced, orbit.line, candidates, waiting.next_after(orbit.line[0]));
    // The only other player posted the last blind in the last hand, and now posts what is owed
    // instead. [I-35] [I-130]
    return {candidates.ready, next_line(forced, orbit.line, candidates.ready, next)};
}

[[nodiscard]] Seat highest(SeatSet seats) {
    Seat found = seats.lowest();
    for (const Seat seat : seats)
        found = seat;
    return found;
}

// The first hand of a table, or the first after all players in turn have left the game. [I-113]
// [I-130]
[[nodiscard]] Lineup first_lineup(const Forced& forced, const Orbit& orbit, SeatSet ready) {
    const Seat button = orbit.button == no_seat ? highest(ready) : ready.next_after(orbit.button);
    return {ready, first_line(forced, ready, button), true};
}

// Without blinds no player has to wait: the button goes round, but not to a newcomer. [CP 8.10]
[[nodiscard]] Lineup ante_lineup(const Forced& forced, const Orbit& orbit, SeatSet ready) {
    SeatSet played;
    for (const Seat seat : ready) {
        if (!orbit.seats[seat].newcomer) played.insert(seat);
    }
    if (orbit.button == no_seat || played.empty()) return first_lineup(forced, orbit, ready);
    return {ready, first_line(forced, ready, played.next_after(orbit.button))};
}

}  // namespace

Lineup line_up(const Forced& forced, const Orbit& orbit, SeatSet ready) {
    if (forced.blinds.empty()) return ante_lineup(forced, orbit, ready);
    const Candidates found = candidates(forced, orbit, ready);
    if (orbit.line[0] == no_seat || found.in_turn.empty())
        return first_lineup(forced, orbit, ready);
    return next_lineup(forced, orbit, found);
}

}  // namespace baize::poker
