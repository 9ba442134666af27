#include "table/melbourne.h"

#include <algorithm>

#include "table/irregularities.h"
#include "table/play.h"

namespace baize {

namespace {

struct Case {
    const MelbourneBook& book;
    const Rules& rules;
    Round& round;
    const Report& report;
    Actor by;
};

bool has_cards_out(const Round& round) {
    return round.phase >= Phase::dealt && round.phase <= Phase::showdown;
}

// After "Bet or Fold" or "Play or Fold" has been announced.
bool is_announced(const Round& round) {
    return round.phase >= Phase::deciding && round.phase <= Phase::showdown;
}

Result<Ruling> nothing_to_report(Clause clause) {
    return reject(Reason::nothing_to_report, clause);
}

// A misdeal; at Caribbean Stud the Jackpot wagers stay for the next round. [CS 11.14]
Ruling misdeal(const MelbourneBook& book, Round& round, Clause clause) {
    for (Box& box : round.boxes) {
        const Override& word = box.overrides[index(Wager::jackpot)];
        const bool returned = word.clause.is_set() && word.verdict == Verdict::returned;
        box.carries_jackpot = book.carries_jackpots && box.has(Wager::jackpot) && !returned;
    }
    return void_round(round, clause);
}

// The deck is not what it should be: the next round waits until it has been checked again.
Ruling bad_deck(const MelbourneBook& book, Round& round, Clause clause) {
    round.deck.verified = false;
    return misdeal(book, round, clause);
}

// Cards lie here and a wager rides on them: also those kept for Pair Plus alone. [TCP 7.5.2(b)]
bool is_hand_on_table(const Round& round, std::uint8_t place) {
    return is_hand_in_play(round, place) ||
           (place < boxes_max && round.boxes[place].standing == Standing::folded_ante);
}

Ruling void_hand(Box& box, Clause clause) {
    override_hand(box, Verdict::void_, clause);
    return {Outcome::hand_void, clause};
}

constexpr std::uint8_t usual_up_card = Round{}.up_card;

// A dealer's card that is exposed while the hands go out becomes the up card; once the up card has
// been shown there is no turning back, and the card only counts. [CS 11.2] [CS 11.3] [I-63]
bool turns_up(const Case& c) {
    return c.round.up_card == usual_up_card && c.round.exposed_of_dealer == 0 &&
           !is_announced(c.round);
}

// Is there such a card? Once the dealer's hand is turned every card may be seen.
bool may_be_exposed(const Case& c) {
    const bool at_box = c.report.place < boxes_max && c.round.boxes[c.report.place].dealt > 0;
    const bool known_place = at_box || c.report.place == at_dealer;
    const bool face_down = has_cards_out(c.round) && !c.round.dealer_shown;
    return face_down && known_place && c.report.count > 0 && c.report.card <= 4;
}

void count_exposed(const Case& c) {
    const std::uint8_t count = std::min<std::uint8_t>(c.report.count, 52);
    std::uint8_t& exposed =
        c.report.place == at_dealer ? c.round.exposed_of_dealer : c.round.exposed_of_players;
    exposed = static_cast<std::uint8_t>(exposed + count);
}

Result<Ruling> card_exposed(const Case& c) {
    if (!may_be_exposed(c)) return nothing_to_report(c.book.exposed_few);
    const bool of_dealer = c.report.place == at_dealer;
    if (of_dealer && !c.book.exposed_card_turns_up) {
        return misdeal(c.book, c.round, c.book.exposed_dealer);
    }
    if (of_dealer && c.report.card == c.round.up_card) {  // which lies face up by right
        return Ruling{Outcome::play_on, c.book.exposed_dealer};
    }
    const bool turned_up = of_dealer && turns_up(c);
    if (turned_up) c.round.up_card = c.report.card;
    count_exposed(c);
    // The one that serves as the up card is not counted. [CS 11.2] [I-63]
    const int used = c.round.up_card != usual_up_card ? 1 : 0;
    const int counted = c.round.exposed_of_players + c.round.exposed_of_dealer - used;
    if (counted >= c.book.misdeal_at) return misdeal(c.book, c.round, c.book.exposed_many);
    if (turned_up) return Ruling{Outcome::play_on, c.book.exposed_dealer};
    const bool several = counted > 1 && c.book.exposed_some.is_set();
    return Ruling{Outcome::play_on, several ? c.book.exposed_some : c.book.exposed_few};
}

Result<Ruling> wrong_count(const Case& c) {
    // A fold may be how it comes to light: the cards are spread and counted. [TCP 7.5.2(a)(ii)]
    const bool at_box =
        is_hand_on_table(c.round, c.report.place) ||
        (c.report.place < boxes_max && c.round.boxes[c.report.place].standing == Standing::folded);
    const bool known_place = at_box || c.report.place == at_dealer;
    if (!known_place || !has_cards_out(c.round)) return nothing_to_report(c.book.wrong_early);
    if (!is_announced(c.round)) {
        if (!is_staff(c.by, c.book.director))
            return reject(Reason::rank_too_low, c.book.wrong_early);
        return misdeal(c.book, c.round, c.book.wrong_early);
    }
    if (c.report.place == at_dealer) {
        return ask_staff(
            c.round, Role::supervisor, Asks::deck_count, c.report, c.book.wrong_dealer);
    }
    return ask_staff(
        c.round, c.book.wrong_player_role, Asks::deck_count, c.report, c.book.wrong_player);
}

Result<Ruling> cards_on_empty_area(const Case& c) {
    const bool empty =
        c.report.place < c.rules.seats && c.round.boxes[c.report.place].standing == Standing::empty;
    if (!empty || !has_cards_out(c.round)) return nothing_to_report(c.book.empty_early);
    const bool early = !is_announced(c.round);
    if (!is_staff(c.by, c.book.empty_director)) {
        return reject(Reason::rank_too_low, early ? c.book.empty_early : c.book.empty_late);
    }
    if (early) return misdeal(c.book, c.round, c.book.empty_early);
    ++c.round.discarded_hands;  // burnt
    return offer_retraction(c.round,
                            c.report,
                            c.book.empty_late,
                            {.includes_folded = c.rules.settings.retract_includes_folded});
}

Result<Ruling> cards_taken(const Case& c) {
    if (!is_announced(c.round) || !is_hand_on_table(c.round, c.report.place)) {
        return nothing_to_report(c.book.taken_agrees);
    }
    if (c.round.discarded_hands == 0) return Ruling{Outcome::hand_returned, c.book.taken_stays};
    return ask_owner(c.round, c.report.place, Asks::nominate_cards, c.report, c.book.taken_agrees);
}

Result<Ruling> hand_viewed(const Case& c) {
    const bool box = c.report.place < boxes_max && is_announced(c.round);
    if (!box || !c.round.boxes[c.report.place].is_in_play() || !c.book.viewed_one.is_set()) {
        return nothing_to_report(c.book.view_rule);
    }
    const PlayerId owner = hand_owner(c.round.boxes[c.report.place]);
    if (seat_hand(c.round, owner) == c.report.place) return nothing_to_report(c.book.view_rule);
    if (!is_staff(c.by, c.book.director)) return reject(Reason::rank_too_low, c.book.view_rule);
    if (c.report.count <= 1) {  // the only hand seen counts as the seat's
        c.round.boxes[c.report.place].deemed_seat = true;
        return Ruling{Outcome::play_on, c.book.viewed_one};
    }
    override_hand(c.round.boxes[c.report.place], Verdict::void_, c.book.viewed_more);
    const Ruling asked = offer_retraction(
        c.round,
        c.report,
        c.book.viewed_retract,
        {.except_player = owner, .includes_folded = c.rules.settings.retract_includes_folded});
    if (asked.outcome == Outcome::asks) return asked;
    return Ruling{Outcome::hand_void, c.book.viewed_more};
}

// The shuffler stops or cannot vouch for its cards, before the deal.
Result<Ruling> shuffler(const Case& c) {
    const bool before = c.round.phase == Phase::betting || c.round.phase == Phase::closed;
    const bool jam = c.report.what == Irregularity::shuffler_jam;
    const Clause clause = jam ? c.book.jam : c.book.unverified;
    if (!before || c.rules.shoe != ShoeKind::machine) return nothing_to_report(clause);
    if (!jam) return ask_staff(c.round, Role::dealer, Asks::deck_count, c.report, clause);
    c.round.deck.shuffled = false;
    return Ruling{Outcome::reshuffle, clause};
}

Money exact_second_wager(const MelbourneBook& book, const Box& box) {
    return checked_product(box[Wager::ante], book.multiple).value_or(Money::max());
}

// Until the dealer's cards are turned a wrong amount is put right; afterwards it is settled. [I-58]
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

// Would the amount have been taken, and can it be paid in chips?
bool fits(const Limits& limits, Money amount) {
    const Money least = limits.min.value_or(Money::of_cents(1));
    if (amount < least || (limits.max && amount > *limits.max)) return false;
    if (limits.step && (amount - least).cents() % limits.step->cents() != 0) return false;
    return !limits.chip || amount.cents() % limits.chip->cents() == 0;
}

// A wager placed before the deal proves to be outside the limits. [I-85]
Result<Ruling> opening_wager_found(const Case& c) {
    Box& box = c.round.boxes[c.report.place];
    const Limits limits = limits_for(c.rules, box);
    if (is_settled_by_ruling(box, c.report.wager) || fits(limits, c.report.amount)) {
        return nothing_to_report(c.book.off_step);
    }
    box[c.report.wager] = c.report.amount;
    if (limits.min && c.report.amount < *limits.min) {
        Warnings& warnings = warnings_of(c.round, box.owner[index(c.report.wager)]);
        if (!warnings.below_minimum) {
            warnings.below_minimum = true;
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

// Less than the cost goes back; more plays at the cost and the rest goes back. [CS 9.2.3] [I-86]
Result<Ruling> jackpot_found(const Case& c) {
    Box& box = c.round.boxes[c.report.place];
    const Money cost = box[Wager::jackpot];
    const Clause clause = "CS 9.2.3"_clause;
    if (c.report.amount == cost || is_settled_by_ruling(box, Wager::jackpot)) {
        return nothing_to_report(clause);
    }
    if (c.report.amount > cost) return Ruling{Outcome::play_on, "I-86"_clause};
    box[Wager::jackpot] = c.report.amount;
    override_wager(box, Wager::jackpot, Verdict::returned, clause);
    return Ruling{Outcome::wager_returned, clause};
}

Result<Ruling> amount_found(const Case& c) {
    const bool out = c.round.phase >= Phase::closed && c.round.phase <= Phase::showdown;
    const bool box = c.report.place < boxes_max && out;
    if (!box || !c.round.boxes[c.report.place].has(c.report.wager)) {
        return nothing_to_report(c.book.short_amount);
    }
    if (!c.report.amount.is_positive()) return reject(Reason::no_such_amount, c.book.short_amount);
    if (c.report.wager == c.book.second_wager) return second_wager_found(c);
    if (c.report.wager == Wager::jackpot) return jackpot_found(c);
    return opening_wager_found(c);
}

// The first time the hand is void, from then on the Ante is forfeited. [I-57]
Ruling cannot_match(const MelbourneBook& book, Round& round, std::size_t place) {
    Box& box = round.boxes[place];
    const PlayerId owner = hand_owner(box);
    Warnings& warnings = warnings_of(round, owner);
    ++round.discarded_hands;
    if (warnings.cannot_match && owner != 0) {  // nobody known has been warned before
        override_hand(box, Verdict::lose, book.cannot_match);
        return {Outcome::forfeited, book.cannot_match};
    }
    warnings.cannot_match = true;
    box.carries_jackpot = book.carries_jackpots && box.has(Wager::jackpot) &&
                          !is_settled_by_ruling(box, Wager::jackpot);
    return void_hand(box, book.cannot_match);
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

// A wager that slipped in after the call goes back; without its Ante the hand is out. [I-115]
Result<Ruling> late_wager(const Case& c) {
    const Clause clause = "I-115"_clause;
    const bool box = c.report.place < boxes_max && has_cards_out(c.round);
    if (!box || !c.round.boxes[c.report.place].has(c.report.wager) ||
        is_settled_by_ruling(c.round.boxes[c.report.place], c.report.wager)) {
        return nothing_to_report(clause);
    }
    Box& area = c.round.boxes[c.report.place];
    if (c.report.wager == c.book.second_wager) return nothing_to_report(clause);
    if (c.report.wager == Wager::ante) {
        override_wager(area, c.book.second_wager, Verdict::returned, clause);
        override_wager(area, Wager::jackpot, Verdict::returned, clause);
        const bool keeps_side = area.has(Wager::pair_plus);
        // A hand given up whole stays given up. [TCP 7.5.2(a)(i)]
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

Result<Ruling> exchanged(const Case& c) {
    if (!is_staff(c.by, Role::supervisor)) return reject(Reason::rank_too_low, c.book.exchange);
    if (!is_announced(c.round) || !is_hand_on_table(c.round, c.report.place)) {
        return nothing_to_report(c.book.exchange);
    }
    Box& box = c.round.boxes[c.report.place];
    // The Jackpot wager is not among what is forfeited; it goes back with the hand. [I-99]
    override_wager(box, Wager::jackpot, Verdict::returned, c.book.exchange);
    override_hand(box, Verdict::lose, c.book.exchange);
    return Ruling{Outcome::forfeited, c.book.exchange};
}

Result<Ruling> invalidated(const Case& c) {
    if (!is_staff(c.by, c.book.refund_role)) return reject(Reason::rank_too_low, c.book.refund);
    if (c.round.phase == Phase::betting) return nothing_to_report(c.book.refund);
    for (Box& box : c.round.boxes)
        box.carries_jackpot = false;  // refunded, not carried [I-48]
    return void_round(c.round, c.book.refund);
}

Ruling after_deck_count(const MelbourneBook& book,
                        const Rules& rules,
                        Round& round,
                        const Report& because,
                        bool complete) {
    if (because.what == Irregularity::shuffler_unverified) {
        if (!complete) return bad_deck(book, round, book.unverified);
        return {Outcome::play_on, book.unverified};
    }
    const bool dealers = because.place == at_dealer;
    if (!complete) {
        return bad_deck(
            book, round, dealers ? book.wrong_dealer_incomplete : book.wrong_player_incomplete);
    }
    if (dealers) {
        round.dealer_void = book.wrong_dealer_void;
        round.phase = Phase::showdown;
        return {Outcome::dealer_hand_void, book.wrong_dealer_void};
    }
    override_hand(round.boxes[because.place], Verdict::void_, book.wrong_player_void);
    const Ruling asked = offer_retraction(
        round,
        because,
        book.wrong_player_void,
        {.except = because.place, .includes_folded = rules.settings.retract_includes_folded});
    if (asked.outcome == Outcome::asks) return asked;
    return {Outcome::hand_void, book.wrong_player_void};
}

void take_back_hand(const MelbourneBook& book, Box& box, Clause clause) {
    const Clause jackpot =
        clause == book.empty_late ? book.retract_jackpot_empty : book.retract_jackpot;
    if (jackpot.is_set()) override_wager(box, Wager::jackpot, Verdict::returned, jackpot);
    override_hand(box, Verdict::returned, clause);
}

Result<Ruling> retracts(const MelbourneBook& book,
                        const Rules& rules,
                        Round& round,
                        const Question& question,
                        Reply reply) {
    Box& box = round.boxes[question.box];
    const bool has_side = box.has(Wager::pair_plus);
    const Ruling taken{Outcome::retracted, question.clause};
    switch (reply) {
        case Reply::keep: return Ruling{Outcome::play_on, question.clause};
        case Reply::retract:
            if (box.standing == Standing::folded_ante && !rules.settings.retract_includes_folded) {
                // The Ante is lost, the side wager is not.
                override_wager(box, Wager::pair_plus, Verdict::returned, question.clause);
                box.standing = Standing::dead;
                override_wager(box, Wager::ante, Verdict::lose, "TCP 5.6.2(a)"_clause);
            } else {
                take_back_hand(book, box, question.clause);
            }
            return taken;
        case Reply::retract_ante_only:
            if (!has_side || !box.is_in_play() || !box.has(Wager::ante)) break;
            override_wager(box, Wager::ante, Verdict::returned, question.clause);
            override_wager(box, book.second_wager, Verdict::returned, question.clause);
            box.standing = Standing::folded_ante;
            box.acted = true;
            return taken;
        case Reply::retract_pair_plus_only:
            if (!has_side || !box.has(Wager::ante) || !box.is_in_play()) break;
            override_wager(box, Wager::pair_plus, Verdict::returned, question.clause);
            return taken;
        case Reply::complete:
        case Reply::incomplete:
        case Reply::named:
        case Reply::yes:
        case Reply::no:
        case Reply::corrected:
        case Reply::cannot:
        case Reply::whole:
        case Reply::flop_only:
        case Reply::impossible: break;
    }
    return reject(Reason::no_such_answer, question.clause);
}

// The hand stays in the rack: it is void and its wagers go back. [I-94]
Ruling stays_in_rack(const MelbourneBook& book, Box& box) {
    if (box.standing == Standing::folded_ante) {  // that Ante had been collected already
        override_wager(box, Wager::ante, Verdict::lose, "TCP 5.6.2(a)"_clause);
    }
    override_hand(box, Verdict::void_, book.taken_returned);
    return {Outcome::hand_void, book.taken_returned};
}

Ruling names_cards(const MelbourneBook& book,
                   Round& round,
                   const Question& question,
                   const Answer& answer) {
    Box& box = round.boxes[question.box];
    if (answer.reply == Reply::cannot) return stays_in_rack(book, box);
    if (box.cards.empty()) {  // nobody has recorded them: staff look at the rack
        Report because = question.because;
        return ask_staff(round, Role::supervisor, Asks::rack_agrees, because, book.taken_agrees);
    }
    if (answer.cards.set() == box.cards.set()) return {Outcome::hand_returned, book.taken_agrees};
    return stays_in_rack(book, box);
}

}  // namespace

Result<Ruling> rule_melbourne(
    const MelbourneBook& book, const Rules& rules, Round& round, const Report& report, Actor by) {
    const Case c{book, rules, round, report, by};
    const bool ended = round.phase == Phase::over;
    switch (report.what) {
        case Irregularity::disruption:
        case Irregularity::fraud: return invalidated(c);
        case Irregularity::card_exposed: return card_exposed(c);
        case Irregularity::wrong_count: return wrong_count(c);
        case Irregularity::cards_on_empty_area: return cards_on_empty_area(c);
        case Irregularity::cards_taken: return cards_taken(c);
        case Irregularity::hand_viewed: return hand_viewed(c);
        case Irregularity::deck_incorrect:
            if (ended || round.phase == Phase::betting) return nothing_to_report(book.deck);
            return bad_deck(book, round, book.deck);
        case Irregularity::shuffler_jam:
        case Irregularity::shuffler_unverified: return shuffler(c);
        case Irregularity::amount_found: return amount_found(c);
        case Irregularity::cannot_match:
            if (round.phase != Phase::deciding || !is_hand_in_play(round, report.place) ||
                round.boxes[report.place].acted || !round.boxes[report.place].has(Wager::ante)) {
                return nothing_to_report(book.cannot_match);
            }
            return cannot_match(book, round, report.place);
        case Irregularity::player_absent: return player_absent(c);
        case Irregularity::late_wager: return late_wager(c);
        case Irregularity::information_exchanged: return exchanged(c);
        case Irregularity::cut_missing:
        case Irregularity::communal_misdealt:
        case Irregularity::communal_exposed:
        case Irregularity::wager_forgotten:
        case Irregularity::jackpot_fault: break;
    }
    return nothing_to_report(book.exposed_few);
}

Result<Ruling> answer_melbourne(const MelbourneBook& book,
                                const Rules& rules,
                                Round& round,
                                const Question& question,
                                const Answer& answer) {
    switch (question.asks) {
        case Asks::deck_count:
            return after_deck_count(
                book, rules, round, question.because, answer.reply == Reply::complete);
        case Asks::retract: return retracts(book, rules, round, question, answer.reply);
        case Asks::nominate_cards: return names_cards(book, round, question, answer);
        case Asks::rack_agrees:
            if (answer.reply == Reply::yes)
                return Ruling{Outcome::hand_returned, book.taken_agrees};
            return stays_in_rack(book, round.boxes[question.because.place]);
        case Asks::correct_amount: {
            Box& box = round.boxes[question.box];
            if (answer.reply == Reply::cannot) return cannot_match(book, round, question.box);
            box[book.second_wager] = exact_second_wager(book, box);
            return Ruling{Outcome::play_on, question.clause};
        }
        case Asks::reconstruct:
        case Asks::inadvertent:
        case Asks::void_round:
        case Asks::top_up: break;
    }
    return reject(Reason::not_asked, question.clause);
}

}  // namespace baize
