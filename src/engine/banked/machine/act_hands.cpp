// Decisions on hands, turning hands up, and the showdown.
#include <algorithm>

#include "engine/banked/machine/acting.h"

namespace baize {

namespace {

Refused check_own_hand(const Table& table, std::uint8_t box, Clause clause) {
    if (box >= boxes_max) return refuse(Reason::no_such_box, clause);
    const Box& hand = table.round.boxes[box];
    if (hand.standing == Standing::empty) return refuse(Reason::box_has_no_cards, clause);
    const bool owner = table.by.player != 0 && table.by.player == hand_owner(hand);
    if (!owner) return refuse(Reason::not_your_box, clause);
    return accepted;
}

// Records cards that were dealt unseen, or confirms cards that are already known.
Refused record(Table& table, CardList<5>& known, const CardList<5>& cards) {
    const BookClauses& clauses = table.clauses();
    if (!known.empty()) {
        const bool same = cards.empty() || cards.set() == known.set();
        return same ? accepted : refuse(Reason::cards_differ, clauses.cards_speak);
    }
    if (cards.empty()) return refuse(Reason::cards_unknown, clauses.cards_speak);
    if (cards.size() != table.facts().hand_size) {
        return refuse(Reason::wrong_card_count, clauses.cards_speak);
    }
    CardSet seen = known_cards(table.round);
    for (const Card card : cards) {
        if (seen.contains(card)) return refuse(Reason::card_twice, clauses.deck);
        seen.insert(card);
    }
    known = cards;
    return accepted;
}

bool has_others_extra(const Box& box) {
    const PlayerId owner = hand_owner(box);
    for (const Wager extra :
         {Wager::player_poker_extra, Wager::player_poker_extra_2, Wager::player_poker_extra_3}) {
        const bool rides = box.has(extra) && !is_settled_by_ruling(box, extra);
        if (rides && box.owner[index(extra)] != owner) return true;
    }
    return false;
}

}  // namespace

void take_decision(Round& round, Box& box, const DecisionOffer& offer) {
    const PlayerId owner = hand_owner(box);
    if (offer.wager) {
        box.stake[index(*offer.wager)] = offer.amount;
        box.owner[index(*offer.wager)] = owner;
    }
    box.acted = true;
    switch (offer.decision) {
        case Decision::check:
        case Decision::flop:
        case Decision::turn:
        case Decision::river: return;
        case Decision::play:
        case Decision::bet: box.standing = Standing::played; break;
        case Decision::instant_winner: box.standing = Standing::instant_winner; break;
        case Decision::fold_ante: box.standing = Standing::folded_ante; break;
        case Decision::fold:
            if (offer.keeps_pair_plus) {
                box.standing = Standing::folded_ante;
                break;
            }
            box.standing = Standing::folded;
            ++round.discarded_hands;
            break;
    }
    box.decided_on = round.street;
}

Refused act(Table& table, const AnnounceDecisions&) {
    const Clause clause = table.clauses().look;
    const bool player_may = table.by.role == Role::player && !table.clauses().dealer_announces;
    const bool may = is_dealer(table.by) || player_may;
    if (!may) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase != Phase::dealt) return refuse(Reason::not_now, clause);
    table.round.phase = Phase::deciding;
    advance(table);
    return accepted;
}

Refused act(Table& table, const Decide& decide) {
    const BookClauses& clauses = table.clauses();
    const Clause own = table.facts().streets[table.round.street].decide;
    const Clause street = own.is_set() ? own : clauses.decide;
    if (table.round.phase != Phase::deciding) return refuse(Reason::not_now, street);
    if (const Refused refusal = check_own_hand(table, decide.box, clauses.owner_decides)) {
        return refusal;
    }
    Box& box = table.round.boxes[decide.box];
    if (!box.is_in_play()) return refuse(Reason::box_not_in_play, street);
    if (box.acted) return refuse(Reason::already_done, street);
    const DecisionOffers offers = table.game.decisions(table.rules, table.round, decide.box);
    Refused refusal = refuse(Reason::not_offered, street);
    for (const DecisionOffer& offer : offers) {
        if (offer.decision != decide.decision) continue;
        if (offer.amount == decide.amount) {
            take_decision(table.round, box, offer);
            advance(table);
            return accepted;
        }
        refusal = refuse(Reason::wrong_amount, offer.clause);
    }
    return refusal;
}

Refused act(Table& table, const RevealDealer& reveal) {
    const Clause clause = table.clauses().reveal;
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase == Phase::deciding) return refuse(Reason::not_all_decided, clause);
    if (table.round.phase != Phase::revealing) return refuse(Reason::not_now, clause);
    if (const Refused refusal = record(table, table.round.dealer, reveal.cards)) return refusal;
    table.round.dealer_shown = true;
    table.round.phase = Phase::showdown;
    return accepted;
}

Refused act(Table& table, const RecordHand& hand) {
    const Clause clause = table.clauses().cards_speak;
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (hand.box >= boxes_max) return refuse(Reason::no_such_box, clause);
    const bool cards_are_out =
        table.round.phase >= Phase::deciding && table.round.phase <= Phase::showdown;
    if (!cards_are_out) return refuse(Reason::not_now, clause);
    Box& box = table.round.boxes[hand.box];
    if (box.dealt == 0) return refuse(Reason::box_has_no_cards, clause);
    if (!box.cards.empty()) return refuse(Reason::cards_already_known, clause);
    return record(table, box.cards, hand.cards);
}

Refused act(Table& table, const DeclineExposure& decline) {
    const BookClauses& clauses = table.clauses();
    if (!clauses.may_decline) return refuse(Reason::not_offered, clauses.settle);
    if (table.round.phase != Phase::showdown) return refuse(Reason::not_now, clauses.decline);
    if (const Refused refusal = check_own_hand(table, decline.box, clauses.decline)) return refusal;
    Box& box = table.round.boxes[decline.box];
    if (!box.is_in_play()) return refuse(Reason::box_not_in_play, clauses.decline);
    if (box.declined) return refuse(Reason::already_done, clauses.decline);
    if (has_others_extra(box)) return refuse(Reason::someone_elses_wager, "CH 4.12(a)"_clause);
    box.declined = true;
    return accepted;
}

Refused act(Table& table, const Settle&) {
    const BookClauses& clauses = table.clauses();
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clauses.settle);
    if (table.round.phase != Phase::showdown) return refuse(Reason::not_now, clauses.settle);
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const bool missing = table.round.boxes[i].cards.empty();
        if (missing && table.game.needs_cards(table.round, i)) {
            return refuse(Reason::cards_unknown, clauses.cards_speak);
        }
    }
    table.round.phase = Phase::over;
    return accepted;
}

}  // namespace baize
