// Rulings on cards at a Melbourne table, and the dispatch of all Melbourne rulings.
#include "engine/banked/rulings/melbourne.h"

#include <algorithm>

#include "engine/banked/rulings/irregularities.h"
#include "engine/banked/rulings/melbourne_case.h"

namespace baize {

namespace melbourne {

Ruling misdeal(const MelbourneBook& book, Round& round, Clause clause) {
    for (Box& box : round.boxes) {
        const Override& word = box.overrides[index(Wager::jackpot)];
        const bool returned = word.clause.is_set() && word.verdict == Verdict::returned;
        box.carries_jackpot = book.carries_jackpots && box.has(Wager::jackpot) && !returned;
    }
    return void_round(round, clause);
}

Ruling bad_deck(const MelbourneBook& book, Round& round, Clause clause) {
    round.deck.verified = false;
    return misdeal(book, round, clause);
}

}  // namespace melbourne

namespace {

using melbourne::bad_deck;
using melbourne::Case;
using melbourne::is_announced;
using melbourne::misdeal;

// True if cards lie here with a wager on them, including cards kept only for Pair Plus.
// [TCP 7.5.2(b)]
bool is_hand_on_table(const Round& round, std::uint8_t place) {
    return is_hand_in_play(round, place) ||
           (place < boxes_max && round.boxes[place].standing == Standing::folded_ante);
}

constexpr std::uint8_t usual_up_card = Round{}.up_card;

// True if an exposed card of the dealer becomes the up card: only while hands are dealt, before
// another up card was exposed. Otherwise the card is only counted. [CS 11.2] [CS 11.3] [I-63]
bool turns_up(const Case& c) {
    return c.round.up_card == usual_up_card && c.round.exposed_of_dealer == 0 &&
           !is_announced(c.round);
}

// True if such a card exists and is still face down. Once the dealer's hand is turned, every card
// may be seen.
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
    if (of_dealer && c.report.card == c.round.up_card) {  // the up card is supposed to lie face up
        return Ruling{Outcome::play_on, c.book.exposed_dealer};
    }
    const bool turned_up = of_dealer && turns_up(c);
    if (turned_up) c.round.up_card = c.report.card;
    count_exposed(c);
    // The exposed card that became the up card is not counted. [CS 11.2] [I-63]
    const int used = c.round.up_card != usual_up_card ? 1 : 0;
    const int counted = c.round.exposed_of_players + c.round.exposed_of_dealer - used;
    if (counted >= c.book.misdeal_at) return misdeal(c.book, c.round, c.book.exposed_many);
    if (turned_up) return Ruling{Outcome::play_on, c.book.exposed_dealer};
    const bool several = counted > 1 && c.book.exposed_some.is_set();
    return Ruling{Outcome::play_on, several ? c.book.exposed_some : c.book.exposed_few};
}

Result<Ruling> wrong_count(const Case& c) {
    // A fold may reveal it, because folded cards are spread and counted. [TCP 7.5.2(a)(ii)]
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
    if (!box || !c.round.boxes[c.report.place].is_in_play() || !c.book.viewed.is_set()) {
        return nothing_to_report(c.book.view_rule);
    }
    const PlayerId owner = hand_owner(c.round.boxes[c.report.place]);
    if (seat_hand(c.round, owner) == c.report.place) return nothing_to_report(c.book.view_rule);
    if (!is_staff(c.by, c.book.director)) return reject(Reason::rank_too_low, c.book.viewed);
    if (c.report.count <= 1) {  // the only hand the player has seen counts as the hand of the seat
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

// The shuffler stops or cannot verify its cards, before the deal.
Result<Ruling> shuffler(const Case& c) {
    const bool before = c.round.phase == Phase::betting || c.round.phase == Phase::closed;
    const bool jam = c.report.what == Irregularity::shuffler_jam;
    const Clause clause = jam ? c.book.jam : c.book.unverified;
    if (!before || c.rules.shoe != ShoeKind::machine) return nothing_to_report(clause);
    if (!jam) return ask_staff(c.round, Role::dealer, Asks::deck_count, c.report, clause);
    c.round.deck.shuffled = false;
    return Ruling{Outcome::reshuffle, clause};
}

Result<Ruling> exchanged(const Case& c) {
    if (!is_staff(c.by, Role::supervisor)) return reject(Reason::rank_too_low, c.book.exchange);
    if (!is_announced(c.round) || !is_hand_on_table(c.round, c.report.place)) {
        return nothing_to_report(c.book.exchange);
    }
    Box& box = c.round.boxes[c.report.place];
    // The Jackpot wager is not forfeited; it goes back with the hand. [I-99]
    override_wager(box, Wager::jackpot, Verdict::returned, c.book.exchange);
    override_hand(box, Verdict::lose, c.book.exchange);
    return Ruling{Outcome::forfeited, c.book.exchange};
}

// True if the Jackpot wager of a settled round can still remain: its player is at the table and it
// is what the next round costs. [CS 11.14] [I-48]
bool can_remain(const Case& c, const Box& box) {
    const PlayerId owner = box.owner[index(Wager::jackpot)];
    const auto& seated = c.round.seated;
    return box[Wager::jackpot] == c.rules.jackpot &&
           std::find(seated.begin(), seated.end(), owner) != seated.end();
}

// The round is void regardless of when the wrong deck is found, and its Jackpot wagers remain for
// the next one. After the settlement it takes a rank that may invalidate an outcome, and wagers of
// players who have left are refunded. [CS 11.11] [CS 11.14] [CS 11.14.1] [TCP 9.10] [I-48] [I-98]
Result<Ruling> deck_incorrect(const Case& c) {
    if (c.round.phase == Phase::betting || c.round.voided.is_set())
        return nothing_to_report(c.book.deck);
    if (c.round.phase != Phase::over) return bad_deck(c.book, c.round, c.book.deck);
    if (!is_staff(c.by, c.book.refund_role)) return reject(Reason::rank_too_low, c.book.deck);
    const Ruling ruling = bad_deck(c.book, c.round, c.book.deck);
    for (Box& box : c.round.boxes)
        box.carries_jackpot = box.carries_jackpot && can_remain(c, box);
    return ruling;
}

Result<Ruling> invalidated(const Case& c) {
    if (!is_staff(c.by, c.book.refund_role)) return reject(Reason::rank_too_low, c.book.refund);
    if (c.round.phase == Phase::betting) return nothing_to_report(c.book.refund);
    for (Box& box : c.round.boxes)
        box.carries_jackpot = false;  // refunded, not carried [I-48]
    return void_round(c.round, c.book.refund);
}

}  // namespace

Result<Ruling> rule_melbourne(
    const MelbourneBook& book, const Rules& rules, Round& round, const Report& report, Actor by) {
    const Case c{book, rules, round, report, by};
    switch (report.what) {
        case Irregularity::disruption:
        case Irregularity::fraud: return invalidated(c);
        case Irregularity::card_exposed: return card_exposed(c);
        case Irregularity::wrong_count: return wrong_count(c);
        case Irregularity::cards_on_empty_area: return cards_on_empty_area(c);
        case Irregularity::cards_taken: return cards_taken(c);
        case Irregularity::hand_viewed: return hand_viewed(c);
        case Irregularity::deck_incorrect: return deck_incorrect(c);
        case Irregularity::shuffler_jam:
        case Irregularity::shuffler_unverified: return shuffler(c);
        case Irregularity::amount_found: return melbourne::amount_found(c);
        case Irregularity::cannot_match: return melbourne::cannot_match_reported(c);
        case Irregularity::player_absent: return melbourne::player_absent(c);
        case Irregularity::late_wager: return melbourne::late_wager(c);
        case Irregularity::information_exchanged: return exchanged(c);
        case Irregularity::cut_missing:
        case Irregularity::communal_misdealt:
        case Irregularity::communal_exposed:
        case Irregularity::wager_forgotten:
        case Irregularity::jackpot_fault: break;
    }
    return nothing_to_report(book.exposed_few);
}

}  // namespace baize
