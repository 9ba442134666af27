// The irregularities of rule 5. Rulings shared with the other Perth book (Jackpot amounts, faults
// of the jackpot system, acts of the operator) are in engine/banked/rulings/perth.
#include "engine/banked/rulings/irregularities.h"

#include <algorithm>

#include "engine/banked/rulings/perth.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/crown_holdem/rules.h"
#include "engine/games/crown_holdem/wagers.h"

namespace baize::crown_holdem {

namespace {

// True if a player has picked up the hole cards and the round is not settled.
bool are_hands_picked_up(const Round& round) {
    return round.phase >= Phase::deciding && round.phase <= Phase::showdown;
}

bool is_flop_wager_made(const Round& round) {
    return std::any_of(round.boxes.begin(), round.boxes.end(), [](const Box& box) {
        return box.has(Wager::flop);
    });
}

// The round, settled or not, lasts until the game-over button is pressed. [CH 1.1]
Result<Ruling> deck_incorrect(Round& round, const Report& report) {
    const bool under_way = round.phase != Phase::betting && !round.jackpot_closed;
    if (!under_way || round.voided.is_set()) return nothing_to_report("CH 5.2"_clause);
    return ask_staff(round, Role::area_manager, Asks::void_round, report, "CH 5.2"_clause);
}

Result<Ruling> shuffler_jam(const Rules& rules, Round& round, Actor by) {
    const Clause clause = "CH 5.3"_clause;
    const bool while_dealing = round.phase == Phase::closed || round.phase == Phase::dealt;
    if (rules.shoe != ShoeKind::machine || !while_dealing) return nothing_to_report(clause);
    if (!is_staff(by, Role::supervisor)) return reject(Reason::rank_too_low, clause);  // [I-112]
    return void_round(round, clause);
}

Ruling offer_to_void(const Rules& rules, Round& round, const Report& report, Clause clause) {
    std::size_t except = boxes_max;
    if (report.what == Irregularity::wrong_count) except = report.place;
    return offer_retraction(
        round,
        report,
        clause,
        {.except = except, .includes_folded = rules.settings.retract_includes_folded});
}

Result<Ruling> cards_on_empty_area(const Rules& rules, Round& round, const Report& report) {
    const bool empty =
        report.place < rules.seats && round.boxes[report.place].standing == Standing::empty;
    if (!empty || !has_cards_out(round)) return nothing_to_report("CH 5.4"_clause);
    if (round.phase == Phase::dealt) return void_round(round, "CH 5.4(a)"_clause);
    ++round.discarded_hands;  // [CH 5.4(b)(i)]
    return offer_to_void(rules, round, report, "CH 5.4(b)(ii)"_clause);
}

// Voids the round; its deck must be counted before it is used again. [CH 2.2]
Ruling void_with_deck(Round& round, Clause clause) {
    round.deck.verified = false;
    return void_round(round, clause);
}

Result<Ruling> wrong_count(Round& round, const Report& report) {
    // A fold may reveal the error.
    const bool folded =
        report.place < boxes_max && round.boxes[report.place].standing == Standing::folded;
    const bool hand = is_hand_in_play(round, report.place) || folded || report.place == at_dealer;
    if (!hand || !has_cards_out(round)) return nothing_to_report("CH 5.5"_clause);
    if (round.phase == Phase::dealt) return void_with_deck(round, "CH 5.5(b)"_clause);
    return ask_staff(round, Role::supervisor, Asks::deck_count, report, "CH 5.5(c)"_clause);
}

Ruling deck_counted(const Rules& rules, Round& round, const Report& because, bool complete) {
    if (!complete) return void_with_deck(round, "CH 5.5(c)(i)"_clause);
    if (because.place == at_dealer) {
        round.dealer_void = "CH 5.5(c)(iii)"_clause;  // no further card is needed
        return {Outcome::dealer_hand_void, round.dealer_void};
    }
    const Clause clause = "CH 5.5(c)(ii)"_clause;
    override_hand(round.boxes[because.place], Verdict::void_, clause);
    const Ruling asked = offer_to_void(rules, round, because, clause);
    if (asked.outcome == Outcome::asks) return asked;
    return {Outcome::hand_void, clause};
}

// A player's own card exposed after the deal has no effect; a dealer's card voids the round until a
// Flop Wager is made. [I-64]
Result<Ruling> card_exposed(Round& round, const Report& report) {
    const bool at_box = report.place < boxes_max && round.boxes[report.place].dealt > 0;
    const bool hand = at_box || report.place == at_dealer;
    if (!hand || report.count == 0 || !has_cards_out(round)) {
        return nothing_to_report("CH 5.6"_clause);
    }
    if (round.phase == Phase::dealt) return void_round(round, "CH 5.6"_clause);
    if (at_box) return Ruling{Outcome::play_on, "I-64"_clause};
    if (round.dealer_shown) return nothing_to_report("CH 5.7"_clause);
    if (!is_flop_wager_made(round)) return void_round(round, "CH 5.7(a)"_clause);
    return Ruling{Outcome::play_on, "CH 5.7(b)"_clause};
}

Result<Ruling> communal_misdealt(Round& round, const Report& report) {
    if (!are_hands_picked_up(round)) return nothing_to_report("CH 5.8"_clause);
    return ask_staff(round, Role::supervisor, Asks::reconstruct, report, "CH 5.8"_clause);
}

// Void wagers go back to all players, including those who had folded. [I-92]
void void_main_wagers(Round& round) {
    const Clause clause = "CH 5.8(a)(ii)"_clause;
    for (Box& box : round.boxes) {
        override_wager(box, Wager::ante, Verdict::void_, clause);
        for (const Raise& raise : raises)
            override_wager(box, raise.wager, Verdict::void_, clause);
    }
}

Result<Ruling> reconstruct(Round& round, const Answer& answer) {
    if (answer.reply == Reply::impossible) return void_round(round, "CH 5.8(b)"_clause);
    const bool whole = answer.reply == Reply::whole;
    const std::size_t size = whole ? round.community.size() : flop_size;
    const Result<CardList<5>> board =
        perth_board(round, answer.cards, size, {"CH 5.8"_clause, "CH 2.2"_clause});
    if (!board) return reject(board.error());
    round.community = *board;
    if (whole) return Ruling{Outcome::play_on, "CH 5.8"_clause};
    void_main_wagers(round);
    return Ruling{Outcome::flop_stands, "CH 5.8(a)(i)"_clause};
}

Clause clause_of_size(const Rules& rules, const Box& box, const Report& report) {
    for (const Raise& raise : raises) {
        if (raise.wager != report.wager) continue;
        const Money exact =
            checked_product(box[Wager::ante], raise.multiple).value_or(Money::max());
        if (report.amount == exact) return raise.offered;
        return report.amount < exact ? raise.short_amount : raise.excess;
    }
    const Limits& limits = rules.limits;
    if (limits.max && report.amount > *limits.max) return "CH 5.10(c)"_clause;
    if (report.wager != Wager::ante) return "CH 4.13"_clause;
    if (limits.min && report.amount < *limits.min) return "CH 5.10(a)"_clause;
    const Money above = report.amount - limits.min.value_or(Money{});
    const bool off_unit = limits.step && above.cents() % limits.step->cents() != 0;
    return off_unit ? "CH 5.10(b)"_clause : "CH 4.13"_clause;
}

// A wager found in another size than recorded plays as rules 5.9 and 5.10 say. [I-58] [I-85]
Result<Ruling> amount_found(const Rules& rules, Round& round, const Report& report) {
    const Clause clause = "CH 5.10"_clause;
    const bool out = round.phase >= Phase::closed && round.phase <= Phase::showdown;
    if (!out || report.place >= boxes_max || index(report.wager) >= staked_wager_count) {
        return nothing_to_report(clause);
    }
    Box& box = round.boxes[report.place];
    const bool changes = is_open(box, report.wager) && box[report.wager] != report.amount;
    if (!changes) return nothing_to_report(clause);
    if (!report.amount.is_positive()) return reject(Reason::no_such_amount, clause);
    box[report.wager] = report.amount;
    return Ruling{Outcome::settled_as_found, clause_of_size(rules, box, report)};
}

bool awaits_decision(const Round& round, std::uint8_t place) {
    return round.phase == Phase::deciding && is_hand_in_play(round, place) &&
           !round.boxes[place].acted && round.boxes[place].has(Wager::ante);
}

Ruling fold_hand(Round& round, std::uint8_t place, Clause clause) {
    Box& box = round.boxes[place];
    box.standing = Standing::folded;
    box.acted = true;
    box.decided_on = round.street;
    ++round.discarded_hands;
    return {Outcome::folded, clause};
}

// An absent player folds without a Flop Wager and checks with one. [I-42]
Result<Ruling> player_absent(Round& round, const Report& report) {
    const Clause clause = "I-42"_clause;
    if (!awaits_decision(round, report.place)) return nothing_to_report(clause);
    Box& box = round.boxes[report.place];
    if (!box.has(Wager::flop) && !box.forgot_wager) {
        return fold_hand(round, report.place, clause);
    }
    box.acted = true;
    return Ruling{Outcome::play_on, clause};
}

// Only a supervisor may find that the wager was left out by accident. [I-61]
Result<Ruling> wager_forgotten(Round& round, const Report& report) {
    const Clause clause = "CH 5.9(e)"_clause;
    const bool missing = awaits_decision(round, report.place) &&
                         !round.boxes[report.place].has(Wager::flop) &&
                         !round.boxes[report.place].forgot_wager;
    if (!missing) return nothing_to_report(clause);
    return ask_staff(round, Role::supervisor, Asks::inadvertent, report, clause);
}

Ruling found_inadvertent(Round& round, const Report& because, bool inadvertent) {
    if (!inadvertent) return fold_hand(round, because.place, "CH 3.35"_clause);
    Box& box = round.boxes[because.place];
    box.forgot_wager = true;
    box.acted = true;
    return {Outcome::play_on, "CH 5.9(e)(i)"_clause};
}

// A hand without its Ante is out, and the wagers that depend on the Ante go back with it. [I-115]
Result<Ruling> late_wager(Round& round, const Report& report) {
    const Clause clause = "I-115"_clause;
    const bool opened =
        std::any_of(opening.begin(), opening.end(), [&](Wager w) { return w == report.wager; }) ||
        std::any_of(
            player_extras.begin(), player_extras.end(), [&](Wager w) { return w == report.wager; });
    if (!opened || report.place >= boxes_max || !has_cards_out(round)) {
        return nothing_to_report(clause);
    }
    Box& box = round.boxes[report.place];
    if (!is_open(box, report.wager)) return nothing_to_report(clause);
    override_wager(box, report.wager, Verdict::returned, clause);
    if (report.wager == Wager::ante) {
        override_wager(box, Wager::jackpot, Verdict::returned, "CH 3.11"_clause);
        for (const Wager extra : player_extras)
            override_wager(box, extra, Verdict::returned, "CH 3.32"_clause);
        override_hand(box, Verdict::returned, "CH 3.35"_clause);
    }
    return Ruling{Outcome::wager_returned, clause};
}

// Voids the player's wagers on this box. Wagers of a folded hand stay lost, except Dealer Poker
// Extra, which does not depend on the hand.
void void_wagers_of(Box& box, PlayerId player, Clause clause) {
    const bool given_up = box.standing == Standing::folded;
    for (std::size_t w = 0; w < staked_wager_count; ++w) {
        const Wager wager = static_cast<Wager>(w);
        if (box.owner[w] == player && (!given_up || wager == Wager::dealer_poker_extra)) {
            override_wager(box, wager, Verdict::void_, clause);
        }
    }
}

// The hand in breach is void, with every wager on it and every wager of its player. [I-60] [I-99]
Result<Ruling> information_exchanged(Round& round, const Report& report, Actor by) {
    const Clause clause = "CH 6.9(a)"_clause;
    if (!is_staff(by, Role::area_manager)) return reject(Reason::rank_too_low, clause);
    if (!has_cards_out(round) || !is_hand_in_play(round, report.place)) {
        return nothing_to_report(clause);
    }
    const PlayerId player = hand_owner(round.boxes[report.place]);
    for (std::size_t i = 0; i < boxes_max; ++i) {
        Box& box = round.boxes[i];
        const bool own_hand = player != 0 && box.is_in_play() && hand_owner(box) == player;
        if (i == report.place || own_hand) override_hand(box, Verdict::void_, clause);
        if (player != 0) void_wagers_of(box, player, clause);
    }
    return Ruling{Outcome::hand_void, clause};
}

// The option covers all wagers on the hand; wagers of other players go back to them. [I-60] [I-62]
Result<Ruling> option_taken(Round& round, const Question& question, Reply reply) {
    if (reply == Reply::keep) return Ruling{Outcome::play_on, question.clause};
    if (reply != Reply::retract) return reject(Reason::no_such_answer, question.clause);
    override_hand(round.boxes[question.box], Verdict::void_, question.clause);
    return Ruling{Outcome::retracted, question.clause};
}

Ruling operator_decides(Round& round, bool voids) {
    const Clause clause = "CH 5.2"_clause;
    return voids ? void_with_deck(round, clause) : Ruling{Outcome::play_on, clause};
}

}  // namespace

Result<Ruling> CrownHoldem::rule(const Rules& rules, Round& round, const Report& report, Actor by) {
    switch (report.what) {
        case Irregularity::deck_incorrect: return deck_incorrect(round, report);
        case Irregularity::shuffler_jam: return shuffler_jam(rules, round, by);
        case Irregularity::cards_on_empty_area: return cards_on_empty_area(rules, round, report);
        case Irregularity::wrong_count: return wrong_count(round, report);
        case Irregularity::card_exposed: return card_exposed(round, report);
        case Irregularity::communal_misdealt:
        case Irregularity::communal_exposed: return communal_misdealt(round, report);
        case Irregularity::player_absent: return player_absent(round, report);
        case Irregularity::wager_forgotten: return wager_forgotten(round, report);
        case Irregularity::late_wager: return late_wager(round, report);
        case Irregularity::information_exchanged: return information_exchanged(round, report, by);
        case Irregularity::amount_found:
        case Irregularity::disruption:
        case Irregularity::fraud:
        case Irregularity::jackpot_fault:
            if (const auto shared = rule_perth(perth, rules, round, report, by)) return *shared;
            return amount_found(rules, round, report);
        case Irregularity::cannot_match: return nothing_to_report("CH 5.9(a)"_clause);
        case Irregularity::cards_taken:
        case Irregularity::hand_viewed:
        case Irregularity::shuffler_unverified:
        case Irregularity::cut_missing: break;
    }
    return nothing_to_report("CH 6.10"_clause);  // the book has no rule: the operator decides
}

Result<Ruling> CrownHoldem::answer(const Rules& rules,
                                   Round& round,
                                   const Question& question,
                                   const Answer& answer) {
    const Report& because = question.because;
    const bool yes = answer.reply == Reply::yes;
    if (question.asks == Asks::void_round && because.what == Irregularity::deck_incorrect) {
        return operator_decides(round, yes);
    }
    if (const auto shared = answer_perth(perth, round, question, answer)) return *shared;
    switch (question.asks) {
        case Asks::deck_count:
            return deck_counted(rules, round, because, answer.reply == Reply::complete);
        case Asks::retract: return option_taken(round, question, answer.reply);
        case Asks::reconstruct: return reconstruct(round, answer);
        case Asks::inadvertent: return found_inadvertent(round, because, yes);
        case Asks::nominate_cards:
        case Asks::rack_agrees:
        case Asks::correct_amount:
        case Asks::void_round:
        case Asks::top_up: break;
    }
    return reject(Reason::not_asked, question.clause);
}

}  // namespace baize::crown_holdem
