#include "engine/poker/live/pushed.h"

#include <algorithm>

#include "engine/poker/hand/machine.h"

namespace baize::poker {
namespace {

// The position of one player, computed once.
struct Situation {
    const Rules& rules;
    const Hand& hand;
    const Pushed& pushed;
    Money call{};   // chips to add; the whole stack if that is less
    Money total{};  // the bet of the round including the chips of the first motion
    Money all{};    // the bet of the round with the whole stack
    Result<RaiseRange> range = RaiseRange{};

    [[nodiscard]] Money level() const { return hand.betting.level; }

    [[nodiscard]] bool limit() const { return is_limit(rules.betting.structure); }
};

// Compares the chips pushed in both motions with the chips the action takes from the stack.
[[nodiscard]] Counted settle_chips(const Situation& at, Action action, Clause clause) {
    Counted counted{.action = action, .clause = clause};
    Money takes;
    if (action.does == Does::call) takes = at.call;
    if (action.does == Does::bet) takes = action.amount - at.hand.bets[at.pushed.seat];
    const Money lies = at.pushed.chips + at.pushed.later;
    counted.returned = std::max(lies - takes, Money{});
    counted.missing = std::max(takes - lies, Money{});
    return counted;
}

[[nodiscard]] Counted as_call(const Situation& at, Clause clause) {
    const Seat seat = at.pushed.seat;
    return settle_chips(at, at.call.is_zero() ? check(seat) : call(seat), clause);
}

[[nodiscard]] Counted as_bet(const Situation& at, Money to, Clause clause) {
    const Money within = std::clamp(to, at.range->least, at.range->most);
    return settle_chips(at, bet(at.pushed.seat, within), clause);
}

[[nodiscard]] Result<Counted> spoken(const Situation& at) {
    const Seat seat = at.pushed.seat;
    switch (at.pushed.says) {
        case Says::fold: return settle_chips(at, fold(seat), "CP 6.18"_clause);
        case Says::check:
            if (at.call.is_positive()) return reject(Reason::bet_to_answer, "CP 1.1"_clause);
            return settle_chips(at, check(seat), "CP 6.18"_clause);
        case Says::call:
            if (at.call.is_zero()) return reject(Reason::nothing_to_call, "CP 1.1"_clause);
            return as_call(at, "CP 6.18"_clause);
        case Says::raise:
            if (!at.range) return reject(at.range.error());
            // As much as the chips allow, but at least the smallest raise. A single chip is ruled
            // on for no-limit and pot games only. [I-41] [CP 6.14.2]
            return as_bet(
                at,
                at.total,
                at.pushed.single_chip && !at.limit() ? "CP 6.14.2"_clause : "CP 6.18"_clause);
        case Says::raise_to:
            if (!at.range) return reject(at.range.error());
            return as_bet(at, at.pushed.said, "CP 6.18"_clause);
        case Says::all_in:
        case Says::nothing: break;
    }
    if (at.all <= at.level() || !at.range) return as_call(at, "CP 6.16.1"_clause);
    return as_bet(at, at.all, "CP 6.16.1"_clause);
}

// A single chip larger than the call, without a word. [CP 6.13] [CP 6.14.1] [I-41]
[[nodiscard]] Result<Counted> oversize_chip(const Situation& at) {
    const bool first_round = at.hand.street == Street::preflop;
    if (at.level().is_positive() || !at.range) {
        if (at.limit()) return as_call(at, "CP 6.13"_clause);
        return as_call(at, first_round ? "CP 6.14.1(a)"_clause : "CP 6.14.1(b)"_clause);
    }
    if (at.total < at.range->least) return reject(Reason::raise_too_small, "CP 6.6"_clause);
    return as_bet(at, at.total, at.limit() ? "CP 6.13"_clause : "CP 6.14.1(b)"_clause);
}

// True if the chips make at least half a full raise, which counts as a raise even for a player who
// cannot put in a full one. [I-19]
[[nodiscard]] bool is_half_a_raise(const Rules& rules, const Hand& hand, Seat seat, Money total) {
    const Money level = hand.betting.level;
    const Money over = total - level;
    return over + over >= structured_range(rules, hand, seat).least - level;
}

// More than the call, in several chips: half a raise makes a raise. [CP 6.12] [I-19]
[[nodiscard]] Result<Counted> overcall(const Situation& at) {
    if (!at.range) return as_call(at, at.range.error().clause);
    const Money least = at.range->least;
    if (at.total >= least) return as_bet(at, at.total, "CP 8.2.2"_clause);
    if (at.level().is_zero()) return reject(Reason::raise_too_small, "CP 6.6"_clause);
    const bool raises = is_half_a_raise(at.rules, at.hand, at.pushed.seat, at.total);
    return raises ? as_bet(at, least, "CP 6.12"_clause) : as_call(at, "CP 6.12"_clause);
}

[[nodiscard]] Result<Counted> silent(const Situation& at) {
    if (!at.pushed.chips.is_positive()) return reject(Reason::no_such_amount, "CP 8.2.1"_clause);
    // The rule for a single oversize chip applies even if it is the player's last chip.
    const bool oversize = at.pushed.single_chip && at.pushed.chips > at.call;
    if (at.total == at.all && !oversize) {
        if (at.all <= at.level() || !at.range) return as_call(at, "CP 6.16.1"_clause);
        return as_bet(at, at.all, "CP 6.16.1"_clause);
    }
    if (at.pushed.chips == at.call) return as_call(at, "CP 8.2.1"_clause);
    if (at.pushed.chips < at.call) {
        Counted counted = as_call(at, "CP 6.17"_clause);
        counted.chooses = counted.missing.is_positive();
        return counted;
    }
    return oversize ? oversize_chip(at) : overcall(at);
}

[[nodiscard]] OutOfTurn waiting_for(const Hand& hand,
                                    const Pushed& pushed,
                                    const Counted& counted) {
    const Seat seat = pushed.seat;
    OutOfTurn waiting;
    const Does does = counted.action.does;
    if (does == Does::fold) {
        waiting.what = Waiting::fold;
    } else if (does == Does::check) {
        waiting.what = Waiting::check;
    } else {
        waiting.what = Waiting::chips;
        waiting.amount =
            does == Does::call ? hand.bets[seat] + to_call(hand, seat) : counted.action.amount;
        // Less than the call: the player chooses when the turn comes. [CP 6.17]
        if (counted.chooses) waiting.amount = hand.bets[seat] + pushed.chips + pushed.later;
    }
    waiting.all_in = waiting.amount == hand.bets[seat] + hand.stacks[seat];
    return waiting;
}

[[nodiscard]] Clause waiting_clause(Waiting what) {
    switch (what) {
        case Waiting::fold: return "I-40"_clause;
        case Waiting::check: return "CP 6.18.3"_clause;
        case Waiting::chips:
        case Waiting::nothing: break;
    }
    return "CP 6.18.1"_clause;
}

}  // namespace

Result<Counted> counts_as(const Rules& rules, const Hand& hand, const Pushed& pushed) {
    if (hand.phase != Phase::betting) return reject(Reason::not_now, "CP 6.18"_clause);
    const Seat seat = pushed.seat;
    if (seat >= seats_max || !hand.able.contains(seat))
        return reject(Reason::not_in_the_hand, "CP 6.18"_clause);
    if (pushed.chips < Money{} || pushed.later < Money{} || pushed.said < Money{})
        return reject(Reason::no_such_amount, "CP 6.2"_clause);
    const auto lies = checked_sum(pushed.chips, pushed.later);
    if (!lies || *lies > hand.stacks[seat]) return reject(Reason::too_few_chips, "CP 6.2"_clause);
    const Situation at{
        .rules = rules,
        .hand = hand,
        .pushed = pushed,
        .call = hand.betting.level > hand.bets[seat] ? to_call(hand, seat) : Money{},
        .total = hand.bets[seat] + pushed.chips,
        .all = hand.bets[seat] + hand.stacks[seat],
        .range = raise_range(rules, hand, seat),
    };
    return pushed.says == Says::nothing ? silent(at) : spoken(at);
}

Result<Counted> push_chips(const Rules& rules,
                           Hand& hand,
                           const Pushed& pushed,
                           EventList& events) {
    const Result<Counted> counted = counts_as(rules, hand, pushed);
    if (!counted) return counted;
    Machine machine{rules, hand, events};
    if (pushed.seat != hand.actor) {
        // The chips go back, the words do not count, and the turn is unaffected.
        if (!rules.betting.oot_binding) return reject(Reason::not_your_turn, "I-40"_clause);
        if (!hand.betting.pending.contains(pushed.seat) || hand.has_waiting.contains(pushed.seat))
            return reject(Reason::already_done, "CP 6.18"_clause);
        wait_for_turn(machine, pushed.seat, waiting_for(hand, pushed, *counted));
        return counted;
    }
    if (counted->chooses) return counted;
    const std::size_t happened = events.size();
    const Money returned = counted->returned;
    if (returned.is_positive())
        machine.note(EventKind::chips_returned, pushed.seat, counted->clause, returned);
    if (const auto done = apply(rules, hand, counted->action, events); !done) {
        events.resize(happened);
        return reject(done.error());
    }
    return counted;
}

Result<void> surrender(const Rules& rules, Hand& hand, Seat seat, Money chips, EventList& events) {
    if (hand.phase != Phase::betting || seat != hand.actor)
        return reject(Reason::not_your_turn, "CP 6.17"_clause);
    if (!chips.is_positive() || chips >= to_call(hand, seat))
        return reject(Reason::wrong_amount, "CP 6.17"_clause);
    put_in(hand, seat, chips);
    hand.voluntary.insert(seat);
    events.push_back(
        {.what = EventKind::called, .seat = seat, .clause = "CP 6.17"_clause, .amount = chips});
    return apply(rules, hand, fold(seat), events);
}

void wait_for_turn(Machine& machine, Seat seat, const OutOfTurn& waiting) {
    Hand& hand = machine.hand;
    hand.waiting[seat] = waiting;
    hand.has_waiting.insert(seat);
    if (waiting.what == Waiting::check) hand.betting.barred.insert(seat);
    machine.note(
        EventKind::out_of_turn, seat, waiting_clause(waiting.what), waiting.amount, waiting.all_in);
}

// An action out of turn stands if nothing has changed; after a higher bet the player chooses again.
// [CP 6.18.2] [CP 6.18.4] [I-40]
void resume_waiting(Machine& machine) {
    Hand& hand = machine.hand;
    const Seat seat = hand.actor;
    if (!hand.has_waiting.contains(seat)) return;
    const OutOfTurn waiting = hand.waiting[seat];
    hand.waiting[seat] = {};
    hand.has_waiting.erase(seat);
    const Money level = hand.betting.level;
    const bool owes = level > hand.bets[seat];
    switch (waiting.what) {
        case Waiting::nothing: return;
        case Waiting::fold: return do_fold(machine, seat, "I-40"_clause);
        case Waiting::check:
            if (!owes) do_check(machine, seat, "CP 6.18.3"_clause);
            return;
        case Waiting::chips: break;
    }
    const Money total = waiting.amount;
    if (level > total && !waiting.all_in) return;  // the player chooses
    if (level >= total) return do_call(machine, seat);
    const Result<RaiseRange> range = raise_range(machine.rules, hand, seat);
    if (range && total >= range->least) return do_bet(machine, seat, std::min(total, range->most));
    if (range && is_half_a_raise(machine.rules, hand, seat, total))
        return do_bet(machine, seat, range->least);
    if (owes) return do_call(machine, seat);
    do_check(machine, seat, "CP 6.18.1"_clause);
}

}  // namespace baize::poker
