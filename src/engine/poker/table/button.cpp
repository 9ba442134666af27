#include "engine/poker/table/button.h"

#include "engine/poker/table/lineup.h"

namespace baize::poker {
namespace {

using Out = std::optional<Rejection>;

// Returns the reason why the seat cannot be dealt in, regardless of the blinds.
[[nodiscard]] Out not_ready(const Rules& rules, const Occupant& occupant, Money stack) {
    if (occupant.away) return Rejection{Reason::sitting_out, "CP 1.1"_clause};
    if (occupant.buy_in_due.is_positive()) {
        return Rejection{Reason::buy_in_short,
                         occupant.bringing_back ? "I-83"_clause : "CP 6.3"_clause};
    }
    if (occupant.charge_due.is_positive()) return Rejection{Reason::charge_unpaid, "I-78"_clause};
    // The stack must pay the fee and leave a chip to play; it may be less than the blind. [I-72]
    if (!stack.is_positive()) return Rejection{Reason::too_few_chips, "CP 6.2"_clause};
    if (stack <= rules.commission.per_person)
        return Rejection{Reason::too_few_chips, "I-78"_clause};
    return std::nullopt;
}

// Returns the reason why a seat that is ready is still not dealt in.
[[nodiscard]] Rejection not_yet(const Occupant& occupant, bool is_between) {
    // A newcomer who posts outside the seats between button and last blind would get the button.
    const bool would_have_it = occupant.newcomer && !is_between;
    if (occupant.choice == Choice::post)
        return {Reason::button_not_passed, would_have_it ? "CP 8.10"_clause : "I-128"_clause};
    if (occupant.newcomer) return {Reason::waiting_for_blind, "CP 8.10.1"_clause};
    if (occupant.penalty) return {Reason::waiting_for_blind, "CP 8.9.5"_clause};
    return {Reason::blind_missed, "CP 8.9.3"_clause};
}

void post_antes(const Rules& rules, Plan& plan) {
    const Forced& forced = rules.forced;
    Opening& opening = plan.opening;
    if (!forced.ante.is_positive()) return;
    switch (forced.ante_by) {
        case AnteBy::everyone: {
            Seat seat = opening.button;
            for (std::size_t i = 0; i < opening.dealt_in.size(); ++i) {
                seat = opening.dealt_in.next_after(seat);
                opening.postings.push_back({seat, Post::ante, forced.ante});
            }
            return;
        }
        case AnteBy::last_blind:
            if (plan.last_blind != no_seat)
                opening.postings.push_back({plan.last_blind, Post::table_ante, forced.ante});
            return;
        case AnteBy::button:  // no table ante is posted for a dead button
            if (opening.dealt_in.contains(opening.button))
                opening.postings.push_back({opening.button, Post::table_ante, forced.ante});
            return;
    }
}

// Posts the blinds, first to last. A player who also posts a larger live bet posts the blind of the
// seat dead. [CP 8.9.2]
void post_blinds(const Forced& forced, const Line& line, Plan& plan, Amounts& dead) {
    const std::size_t count = forced.blinds.size();
    for (std::size_t i = count; i-- > 0;) {
        const Seat seat = line[i];
        if (seat == no_seat || !plan.opening.dealt_in.contains(seat)) continue;  // [CP 8.9.6]
        const Money amount = forced.blinds[count - 1 - i];
        if (i > 0 && owed(forced, plan.after.seats[seat]).live.is_positive()) {
            dead[seat] += amount;
        } else {
            plan.opening.postings.push_back({seat, Post::blind, amount});
        }
    }
}

// Posts for newcomers, missed blinds and changes of seat, clockwise. [CP 8.9.3] [CP 8.9.5]
// [CP 8.10.2]
void post_owed(const Forced& forced, Plan& plan, const Amounts& dead) {
    Opening& opening = plan.opening;
    Seat seat = opening.button;
    for (std::size_t i = 0; i < opening.dealt_in.size(); ++i) {
        seat = opening.dealt_in.next_after(seat);
        if (seat == plan.last_blind) continue;  // has waited for it
        Owed due = owed(forced, plan.after.seats[seat]);
        due.dead += dead[seat];
        if (due.live.is_positive()) opening.postings.push_back({seat, Post::live, due.live});
        if (due.dead.is_positive()) opening.postings.push_back({seat, Post::dead, due.dead});
    }
}

// No player has missed a blind of a game that is only starting.
void forgive(SeatSet seats, Orbit& orbit) {
    for (const Seat seat : seats) {
        orbit.seats[seat].newcomer = false;
        orbit.seats[seat].penalty = false;
        orbit.seats[seat].missed = {};
    }
}

// Marks the blind as missed for seats that it has passed or reached while they held no cards. When
// two players move the blinds between them, a third player who was due one and absent misses it
// too. [CP 8.9.3]
void mark_missed(std::size_t blinds, const Line& from, const Line& to, Orbit& orbit) {
    for (std::size_t i = 0; i < blinds; ++i) {
        const Seat due = i == 0 ? to[0] : from[i - 1];
        if (due == no_seat) continue;
        SeatSet passed{due};
        // If the last blind is back in the same seat, it has gone round the table.
        const bool has_gone = from[i] != no_seat && (i == 0 || from[i] != due);
        if (has_gone) passed = passed | seats_between(from[i], due);
        for (const Seat seat : (passed & occupied(orbit)) - orbit.dealt_in) {
            Occupant& occupant = orbit.seats[seat];
            if (occupant.newcomer) continue;
            occupant.missed[i] = true;
            occupant.paid = {};
        }
    }
}

// Players dealt in owe nothing any more; the blinds they put up count for the round.
void mark_paid(std::size_t blinds, const Line& line, Orbit& orbit) {
    for (const Seat seat : orbit.dealt_in) {
        Occupant& occupant = orbit.seats[seat];
        if (blinds > 0 && line[0] == seat) {
            occupant.paid = {true};
        } else {
            for (std::size_t i = 0; i < blinds; ++i)
                occupant.paid[i] = occupant.paid[i] || occupant.missed[i] || line[i] == seat;
        }
        occupant.missed = {};
        occupant.newcomer = false;
        occupant.penalty = false;
        occupant.choice = Choice::wait;
        occupant.imposed.reset();
    }
}

[[nodiscard]] Plan planned(const Rules& rules,
                           const Orbit& orbit,
                           const Amounts& stacks,
                           const Lineup& lineup) {
    const Forced& forced = rules.forced;
    const std::size_t blinds = forced.blinds.size();
    Plan plan{.after = orbit};
    plan.opening.stacks = stacks;
    plan.opening.dealt_in = lineup.dealt_in;
    plan.opening.button = lineup.line[blinds];
    if (blinds > 0) plan.last_blind = lineup.line[0];
    if (lineup.is_new_game) forgive(lineup.dealt_in, plan.after);
    Amounts dead{};
    post_antes(rules, plan);
    post_blinds(forced, lineup.line, plan, dead);
    post_owed(forced, plan, dead);

    plan.after.dealt_in = lineup.dealt_in;
    if (!lineup.is_new_game) mark_missed(blinds, orbit.line, lineup.line, plan.after);
    mark_paid(blinds, lineup.line, plan.after);
    plan.after.line = lineup.line;
    plan.after.button = plan.opening.button;
    plan.after.last_blind = blinds > 0 ? orbit.seats[plan.last_blind].player : 0;
    return plan;
}

}  // namespace

Result<Plan> plan_hand(const Rules& rules, const Orbit& orbit, const Amounts& stacks) {
    std::array<Out, seats_max> dealt_out{};
    SeatSet ready = occupied(orbit);
    for (const Seat seat : occupied(orbit)) {
        dealt_out[seat] = not_ready(rules, orbit.seats[seat], stacks[seat]);
        if (dealt_out[seat]) ready.erase(seat);
    }
    if (ready.size() < 2) return reject(Reason::too_few_players, "CP 8.4"_clause);
    const Lineup lineup = line_up(rules.forced, orbit, ready);
    if (lineup.dealt_in.size() > facts(rules).players_max)
        return reject(Reason::too_many_players, "CP 4.1"_clause);
    Plan plan = planned(rules, orbit, stacks, lineup);
    const SeatSet between = seats_between(plan.opening.button, plan.last_blind);
    for (const Seat seat : ready - lineup.dealt_in)
        dealt_out[seat] = not_yet(orbit.seats[seat], between.contains(seat));
    plan.dealt_out = dealt_out;
    return plan;
}

}  // namespace baize::poker
