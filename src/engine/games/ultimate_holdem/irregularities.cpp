// Rule 5 of Ultimate Texas Hold'em: irregularities and their effects on the wagers. Rulings shared
// by both Perth books are in engine/banked/rulings/perth.h.
#include "engine/banked/rulings/irregularities.h"

#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/games/ultimate_holdem/stakes.h"

namespace baize::ultimate_holdem {

namespace {

bool is_box(const Report& report) {
    return report.place < boxes_max && index(report.wager) < staked_wager_count;
}

// True if the place has a dealt hand, folded or not, or is the dealer's.
bool is_dealt_place(const Round& round, const Report& report) {
    if (report.place == at_dealer) return true;
    return is_box(report) && round.boxes[report.place].dealt > 0;
}

// True if any player has checked or played; a ruling of absence is no action. [I-64]
bool has_anyone_acted(const Round& round) {
    return round.street > street_hole ||
           std::any_of(
               round.boxes.begin(), round.boxes.end(), [](const Box& box) { return box.acted; });
}

Result<Ruling> card_exposed(Round& round, const Report& report) {
    const bool anywhere = is_dealt_place(round, report) && report.count > 0;
    if (!anywhere || !has_cards_out(round)) return nothing_to_report("UTH 5.2"_clause);
    if (round.phase == Phase::dealt) return void_round(round, "UTH 5.2"_clause);
    if (report.place != at_dealer) return Ruling{Outcome::play_on, "UTH 5.13"_clause};
    if (round.dealer_shown) return nothing_to_report("UTH 5.3"_clause);
    if (!has_anyone_acted(round)) return void_round(round, "UTH 5.3"_clause);
    return Ruling{Outcome::play_on, "UTH 5.3"_clause};
}

// Applies until the last hand is settled. [I-93]
Result<Ruling> wrong_count(Round& round, const Report& report) {
    if (!has_cards_out(round) || !is_dealt_place(round, report)) {
        return nothing_to_report("UTH 5.1"_clause);
    }
    return void_round(round, "UTH 5.1"_clause);
}

// Cards lie on an area with neither an Ante nor a Blind. [I-54]
Result<Ruling> cards_on_empty_area(Round& round, const Report& report) {
    const bool out = is_box(report) && has_cards_out(round);
    if (!out || round.boxes[report.place].has(Wager::ante) ||
        round.boxes[report.place].has(Wager::blind)) {
        return nothing_to_report("UTH 5.4"_clause);
    }
    const bool trips = round.boxes[report.place].has(Wager::trips);
    return void_round(round, trips ? "UTH 5.9"_clause : "UTH 5.4"_clause);
}

Result<Ruling> communal_exposed(const Round& round) {
    const bool more_to_come = has_cards_out(round) && round.community.size() < 5;
    if (!more_to_come) return nothing_to_report("UTH 5.13"_clause);
    return Ruling{Outcome::play_on, "UTH 5.13"_clause};
}

// The book has no rule on a wrong order; the board is reconstructed as at Crown Hold'em. [I-92]
Result<Ruling> communal_misdealt(Round& round, const Report& report) {
    const bool on_the_board = !round.community.empty() || round.phase == Phase::dealing;
    if (!has_cards_out(round) || !on_the_board) return nothing_to_report("I-92"_clause);
    return ask_staff(round, Role::supervisor, Asks::reconstruct, report, "I-92"_clause);
}

Result<Ruling> reconstructed(Round& round, const Answer& answer) {
    if (answer.reply != Reply::whole) return void_round(round, "I-92"_clause);
    const Result<CardList<5>> board =
        perth_board(round, answer.cards, round.community.size(), {"I-92"_clause, "I-92"_clause});
    if (!board) return reject(board.error());
    round.community = *board;
    return Ruling{Outcome::play_on, "I-92"_clause};
}

// A Play wager is settled as placed; the judge returns any excess. [I-55] [I-58]
Clause play_found(const Box& box, const PlaySize& size, Money amount) {
    if (size.by_blind) return "UTH 5.7"_clause;
    const bool above = amount > size.largest(box.decided_on);
    const bool exact = amount == size.largest(box.decided_on);
    if (box.decided_on == street_hole) {
        const bool smaller = amount == PlaySize::times(size.unit, smaller_early_multiple);
        if (exact || smaller) return "UTH 3.36(a)"_clause;
        return above ? "UTH 5.5(b)"_clause : "UTH 5.5(a)"_clause;
    }
    if (box.decided_on == street_flop) {
        if (exact) return "UTH 3.36(b)"_clause;
        return above ? "UTH 5.5(d)"_clause : "UTH 5.5(c)"_clause;
    }
    if (exact) return "UTH 3.36(c)"_clause;
    return above ? "UTH 5.5(f)"_clause : "UTH 5.5(e)"_clause;
}

Clause opening_found(const Limits& limits, const Box& box, Wager wager, Money amount) {
    const bool below = limits.min && amount < *limits.min;
    const bool above = limits.max && amount > *limits.max;
    if (below || above) return "UTH 5.11"_clause;
    if (wager == Wager::trips) return "I-44"_clause;  // off the unit: settled as placed
    const bool both = box.has(Wager::ante) && box.has(Wager::blind);
    const bool equal = box[Wager::ante] == box[Wager::blind];
    return both && equal ? "UTH 3.8"_clause : "UTH 5.10"_clause;
}

// No amount is corrected once the round has begun. [I-58]
Result<Ruling> amount_found(const Rules& rules, Round& round, const Report& report) {
    const Clause clause = "UTH 5.5"_clause;
    const bool running = round.phase >= Phase::closed && round.phase <= Phase::showdown;
    if (!running || !is_box(report)) return nothing_to_report(clause);
    Box& box = round.boxes[report.place];
    if (!is_open(box, report.wager) || box[report.wager] == report.amount) {
        return nothing_to_report(clause);
    }
    if (!report.amount.is_positive()) return reject(Reason::no_such_amount, clause);
    box[report.wager] = report.amount;
    const Limits limits = limits_for(rules, box);
    const bool play = report.wager == Wager::play;
    return Ruling{Outcome::settled_as_found,
                  play ? play_found(box, play_size(box, limits.max), report.amount)
                       : opening_found(limits, box, report.wager, report.amount)};
}

// Every wager on the hand is forfeited, Trips too unless the house keeps it in play. [I-42] [I-56]
Result<Ruling> player_absent(const Rules& rules, Round& round, const Report& report) {
    const Clause clause = "UTH 5.12"_clause;
    if (round.phase != Phase::deciding || !is_box(report)) return nothing_to_report(clause);
    Box& box = round.boxes[report.place];
    if (box.standing != Standing::active || box.acted) return nothing_to_report(clause);
    if (rules.settings.uth_absent_keeps_trips && is_open(box, Wager::trips)) {
        for (const Wager wager : {Wager::ante, Wager::blind, Wager::jackpot})
            override_wager(box, wager, Verdict::lose, clause);
        box.standing = Standing::folded;  // decided_on unset: an absent player
    } else {
        override_hand(box, Verdict::lose, clause);
    }
    ++round.discarded_hands;
    return Ruling{Outcome::forfeited, clause};
}

// A wager placed after the call goes back, with the wagers that depend on it. [I-115]
Result<Ruling> late_wager(Round& round, const Report& report) {
    const Clause clause = "I-115"_clause;
    if (!has_cards_out(round) || !is_box(report)) return nothing_to_report(clause);
    Box& box = round.boxes[report.place];
    if (report.wager == Wager::play || !is_open(box, report.wager))
        return nothing_to_report(clause);
    override_wager(box, report.wager, Verdict::returned, clause);
    if (!is_open(box, Wager::ante) && !is_open(box, Wager::blind)) {  // no hand is left
        override_wager(box, Wager::trips, Verdict::returned, "UTH 3.18"_clause);
        override_hand(box, Verdict::returned, clause);
    }
    return Ruling{Outcome::wager_returned, clause};
}

// The book has no rule for the shuffler; the cards are prepared again. [UTH 2.2] [UTH 4.1]
Result<Ruling> shuffler(const Rules& rules, Round& round, const Report& report) {
    const bool unverified = report.what == Irregularity::shuffler_unverified;
    const Clause clause = unverified ? "UTH 2.2"_clause : "UTH 4.1"_clause;
    const bool before = round.phase == Phase::betting || round.phase == Phase::closed;
    if (!before || rules.shoe != ShoeKind::machine) return nothing_to_report(clause);
    round.deck.shuffled = false;
    if (unverified) round.deck.verified = false;
    return Ruling{Outcome::reshuffle, clause};
}

}  // namespace

Result<Ruling> UltimateHoldem::rule(const Rules& rules,
                                    Round& round,
                                    const Report& report,
                                    Actor by) {
    const std::optional<Result<Ruling>> shared = rule_perth(perth, rules, round, report, by);
    if (shared) return *shared;
    switch (report.what) {
        case Irregularity::card_exposed: return card_exposed(round, report);
        case Irregularity::wrong_count: return wrong_count(round, report);
        case Irregularity::cards_on_empty_area: return cards_on_empty_area(round, report);
        case Irregularity::communal_exposed: return communal_exposed(round);
        case Irregularity::communal_misdealt: return communal_misdealt(round, report);
        case Irregularity::amount_found: return amount_found(rules, round, report);
        case Irregularity::player_absent: return player_absent(rules, round, report);
        case Irregularity::late_wager: return late_wager(round, report);
        case Irregularity::shuffler_jam:
        case Irregularity::shuffler_unverified: return shuffler(rules, round, report);
        // A player who cannot or does not place a Play wager checks, or folds at the river.
        case Irregularity::cannot_match:
        case Irregularity::wager_forgotten: return nothing_to_report("UTH 4.10"_clause);
        case Irregularity::hand_viewed: return nothing_to_report("UTH 3.3"_clause);
        case Irregularity::cards_taken:
        case Irregularity::cut_missing:
        case Irregularity::deck_incorrect:
        case Irregularity::information_exchanged:
        case Irregularity::disruption:
        case Irregularity::fraud:
        case Irregularity::jackpot_fault: break;
    }
    return nothing_to_report("UTH 6.10"_clause);  // no rule: the operator decides
}

Result<Ruling> UltimateHoldem::answer(const Rules& /*rules*/,
                                      Round& round,
                                      const Question& question,
                                      const Answer& answer) {
    if (question.asks == Asks::reconstruct) return reconstructed(round, answer);
    const std::optional<Ruling> shared = answer_perth(perth, round, question, answer);
    if (shared) return *shared;
    return reject(Reason::not_asked, question.clause);
}

}  // namespace baize::ultimate_holdem
