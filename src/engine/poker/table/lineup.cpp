#include "engine/poker/table/lineup.h"

namespace baize::poker {
namespace {

// Everybody who could be dealt in, by what stands in the way.
struct Candidates {
    SeatSet ready{};      // all of them
    SeatSet in_turn{};    // owe nothing
    SeatSet posting{};    // make good what they owe now
    SeatSet immediate{};  // of these: for a change of seats alone, wherever it led [CP 8.9.5]
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

// Nobody comes in by posting on the button or between it and the last blind, places that others
// paid for in their turn. [CP 8.10] [I-128]
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

// Whoever put up the last blind last hand, unless he has left the game since.
[[nodiscard]] SeatSet paid_last(const Orbit& orbit) {
    SeatSet seats;
    for (const Seat seat : occupied(orbit)) {
        const Occupant& occupant = orbit.seats[seat];
        if (occupant.player == orbit.last_blind && !occupant.newcomer) seats.insert(seat);
    }
    return seats;
}

// The last blind passes to the next player who can be dealt in, waiting or not; not to the same
// player again, who may have moved ahead of it. [I-71]
[[nodiscard]] Lineup next_lineup(const Forced& forced,
                                 const Orbit& orbit,
                                 const Candidates& candidates) {
    const SeatSet due = candidates.ready - paid_last(orbit);
    const Seat next = due.next_after(orbit.line[0]);
    const Lineup lineup = lined_up(forced, orbit.line, candidates, next);
    if (lineup.dealt_in.size() > 1) return lineup;
    // The last blind is due from the only player in turn. It goes to somebody who waits for it, or
    // there would be no game. [CP 8.10.1] [I-130]
    const SeatSet waiting = due - candidates.in_turn;
    if (!waiting.empty())
        return lined_up(forced, orbit.line, candidates, waiting.next_after(orbit.line[0]));
    // The only other player had it last hand: he makes good what he owes instead. [I-35] [I-130]
    return {candidates.ready, next_line(forced, orbit.line, candidates.ready, next)};
}

[[nodiscard]] Seat highest(SeatSet seats) {
    Seat found = seats.lowest();
    for (const Seat seat : seats)
        found = seat;
    return found;
}

// The first hand of all, or the first after everybody in turn left the game. [I-113] [I-130]
[[nodiscard]] Lineup first_lineup(const Forced& forced, const Orbit& orbit, SeatSet ready) {
    const Seat button = orbit.button == no_seat ? highest(ready) : ready.next_after(orbit.button);
    return {ready, first_line(forced, ready, button), true};
}

// No blinds, nothing to wait for: the button goes round, though not to a newcomer. [CP 8.10]
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
