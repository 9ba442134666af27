// Rulings on wagers at a Melbourne table: wrong amounts, late wagers, and players who cannot or do
// not act.
#include "engine/banked/machine/play.h"
#include "engine/banked/rulings/irregularities.h"
#include "engine/banked/rulings/melbourne_case.h"

namespace baize::melbourne {

namespace {

// True if the wager is staked on this box. Some wagers are only paid and never staked.
bool is_staked(const Case& c) {
    return c.report.place < boxes_max && index(c.report.wager) < staked_wager_count &&
           c.round.boxes[c.report.place].has(c.report.wager);
}

// A wrong amount is corrected until the dealer's cards are turned; later it is settled as found.
// [I-58]
Result<Ruling> second_wager_found(const Case& c) {
    Box& box = c.round.boxes[c.report.place];
    if (box.standing != Standing::played) return nothing_to_report(c.book.short_amount);
    const Money exact = exact_second_wager(c.book, box);
    if (c.report.amount == exact) return nothing_to_report(c.book.short_amount);
    box[c.book.second_wager] = c.report.amount;
    const Clause clause = c.report.amount > exact ? c.book.excess : c.book.short_amount;
    if (c.round.phase == Phase::showdown) return Ruling{Outcome::settled_as_found, clause};
    return ask_owner(c.round, c.report.place, Asks::correct_amount, c.report, c.book.cannot_match);
}

// True if the amount is within the limits and can be paid in chips.
bool fits(const Limits& limits, Money amount) {
    const Money least = limits.min.value_or(Money::of_cents(1));
    if (amount < least || (limits.max && amount > *limits.max)) return false;
    if (limits.step && (amount - least).cents() % limits.step->cents() != 0) return false;
    return !limits.chip || amount.cents() % limits.chip->cents() == 0;
}

// A wager placed before the deal turns out to be outside the limits. [I-85]
Result<Ruling> opening_wager_found(const Case& c) {
    Box& box = c.round.boxes[c.report.place];
    const Limits limits = limits_for(c.rules, box);
    if (is_settled_by_ruling(box, c.report.wager) || fits(limits, c.report.amount)) {
        return nothing_to_report(c.book.off_step);
    }
    box[c.report.wager] = c.report.amount;
    if (limits.min && c.report.amount < *limits.min) {
        Warnings& warnings = warnings_of(c.round, box.owner[index(c.report.wager)]);
        const bool is_forgotten = c.rules.settings.short_wager_warning_scope == WarningScope::day &&
                                  warnings.day != c.round.day;
        if (!warnings.below_minimum || is_forgotten) {
            warnings.below_minimum = true;
            warnings.day = c.round.day;
            return Ruling{Outcome::settled_as_found, c.book.below_minimum};
        }
        override_wager(box, c.report.wager, Verdict::returned, c.book.below_minimum);
        return Ruling{Outcome::wager_returned, c.book.below_minimum};
    }
    if (limits.max && c.report.amount > *limits.max) {
        return Ruling{Outcome::settled_as_found, c.book.above_maximum};
    }
    return Ruling{Outcome::settled_as_found, c.book.off_step};
}

// An amount below the cost may be topped up before the first card and goes back later; an amount
// above it plays at the cost and the rest goes back. [CS 9.2.3] [I-86]
Result<Ruling> jackpot_found(const Case& c) {
    Box& box = c.round.boxes[c.report.place];
    const Money cost = box[Wager::jackpot];
    const Clause clause = "CS 9.2.3"_clause;
    if (c.report.amount == cost || is_settled_by_ruling(box, Wager::jackpot)) {
        return nothing_to_report(clause);
    }
    if (c.report.amount > cost) return Ruling{Outcome::play_on, "I-86"_clause};
    if (c.round.phase == Phase::closed)
        return ask_owner(c.round, c.report.place, Asks::top_up, c.report, "I-86"_clause);
    return short_jackpot_returned(box, c.report.amount);
}

}  // namespace

Ruling short_jackpot_returned(Box& box, Money found) {
    constexpr Clause clause = "CS 9.2.3"_clause;
    box[Wager::jackpot] = found;
    override_wager(box, Wager::jackpot, Verdict::returned, clause);
    return {Outcome::wager_returned, clause};
}

Money exact_second_wager(const MelbourneBook& book, const Box& box) {
    return checked_product(box[Wager::ante], book.multiple).value_or(Money::max());
}

Result<Ruling> amount_found(const Case& c) {
    const bool out = c.round.phase >= Phase::closed && c.round.phase <= Phase::showdown;
    if (!out || !is_staked(c)) return nothing_to_report(c.book.short_amount);
    if (!c.report.amount.is_positive()) return reject(Reason::no_such_amount, c.book.short_amount);
    if (c.report.wager == c.book.second_wager) return second_wager_found(c);
    if (c.report.wager == Wager::jackpot) return jackpot_found(c);
    return opening_wager_found(c);
}

Ruling cannot_match(const MelbourneBook& book, Round& round, std::size_t place) {
    Box& box = round.boxes[place];
    const PlayerId owner = hand_owner(box);
    Warnings& warnings = warnings_of(round, owner);
    ++round.discarded_hands;
    if (warnings.cannot_match && owner != 0) {  // an unknown owner has no earlier warning
        override_hand(box, Verdict::lose, book.cannot_match);
        return {Outcome::forfeited, book.cannot_match};
    }
    warnings.cannot_match = true;
    box.carries_jackpot = book.carries_jackpots && box.has(Wager::jackpot) &&
                          !is_settled_by_ruling(box, Wager::jackpot);
    override_hand(box, Verdict::void_, book.cannot_match);
    return {Outcome::hand_void, book.cannot_match};
}

Result<Ruling> cannot_match_reported(const Case& c) {
    const bool in = c.round.phase == Phase::deciding && is_hand_in_play(c.round, c.report.place);
    if (!in) return nothing_to_report(c.book.cannot_match);
    const Box& box = c.round.boxes[c.report.place];
    if (box.acted || !box.has(Wager::ante)) return nothing_to_report(c.book.cannot_match);
    return cannot_match(c.book, c.round, c.report.place);
}

Result<Ruling> player_absent(const Case& c) {
    const Clause clause = "I-42"_clause;
    const bool in = c.round.phase == Phase::deciding && is_hand_in_play(c.round, c.report.place);
    if (!in) return nothing_to_report(clause);
    Box& box = c.round.boxes[c.report.place];
    if (box.acted || !box.has(Wager::ante)) return nothing_to_report(clause);
    const bool keeps_side = box.has(Wager::pair_plus);
    box.standing = keeps_side ? Standing::folded_ante : Standing::folded;
    box.acted = true;
    if (!keeps_side) ++c.round.discarded_hands;
    return Ruling{Outcome::folded, clause};
}

// A wager placed after the call goes back; a hand without its Ante is out. [I-115]
Result<Ruling> late_wager(const Case& c) {
    const Clause clause = "I-115"_clause;
    if (!has_cards_out(c.round) || !is_staked(c) ||
        is_settled_by_ruling(c.round.boxes[c.report.place], c.report.wager)) {
        return nothing_to_report(clause);
    }
    Box& area = c.round.boxes[c.report.place];
    if (c.report.wager == c.book.second_wager) return nothing_to_report(clause);
    if (c.report.wager == Wager::ante) {
        override_wager(area, c.book.second_wager, Verdict::returned, clause);
        override_wager(area, Wager::jackpot, Verdict::returned, clause);
        const bool keeps_side = area.has(Wager::pair_plus);
        // A fully folded hand stays folded. [TCP 7.5.2(a)(i)]
        if (area.standing != Standing::folded) {
            area.standing = keeps_side ? Standing::folded_ante : Standing::dead;
        }
        area.acted = true;
    }
    override_wager(area, c.report.wager, Verdict::returned, clause);
    const bool only_side = c.report.wager == Wager::pair_plus && !area.has(Wager::ante);
    if (only_side) area.standing = Standing::dead;
    return Ruling{Outcome::wager_returned, clause};
}

}  // namespace baize::melbourne
