// The deck and the deal: verifying, shuffling, cutting and dealing in the book's order, and the
// jackpot buttons.
#include <algorithm>

#include "engine/banked/machine/acting.h"
#include "engine/banked/machine/deal_order.h"

namespace baize {

namespace {

Refused check_cards_may_be_handled(const Table& table, Clause clause) {
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase != Phase::betting && table.round.phase != Phase::closed) {
        return refuse(Reason::not_now, clause);
    }
    return accepted;
}

bool has_jackpot_wager(const Round& round) {
    return std::any_of(round.boxes.begin(), round.boxes.end(), [](const Box& box) {
        return box.has(Wager::jackpot);
    });
}

Refused check_ready_to_deal(const Table& table) {
    const BookClauses& clauses = table.clauses();
    const Round& round = table.round;
    if (round.phase == Phase::betting) return refuse(Reason::betting_open, clauses.close);
    if (round.phase != Phase::closed) return refuse(Reason::not_now, clauses.deal_by_hand);
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clauses.deal_by_hand);
    if (!round.deck.verified) return refuse(Reason::deck_not_verified, clauses.deck);
    if (!round.deck.shuffled) return refuse(Reason::not_shuffled, clauses.shuffle);
    const bool needs_cut = table.rules.shoe == ShoeKind::hand_held && !round.deck.cut_waived;
    if (needs_cut && round.deck.cut == 0) return refuse(Reason::not_cut, clauses.cut);
    if (has_jackpot_wager(round) && !round.jackpot_started) {
        return refuse(Reason::jackpot_not_started, clauses.jackpot_start);
    }
    return accepted;
}

void open_street(Table& table) {
    Round& round = table.round;
    ++round.street;
    for (Box& box : round.boxes)
        box.acted = false;
    const bool decisions = table.facts().streets[round.street].has_decisions;
    if (!decisions) {
        for (Box& box : round.boxes)
            box.acted = true;
    }
    round.phase = Phase::deciding;
    advance(table);
}

}  // namespace

Refused act(Table& table, const VerifyDeck&) {
    if (const Refused refusal = check_cards_may_be_handled(table, table.clauses().deck)) {
        return refusal;
    }
    table.round.deck.verified = true;
    return accepted;
}

Refused act(Table& table, const Shuffle& shuffle) {
    const BookClauses& clauses = table.clauses();
    if (const Refused refusal = check_cards_may_be_handled(table, clauses.shuffle)) return refusal;
    CardsInPlay& deck = table.round.deck;
    if (deck.shuffled) return refuse(Reason::already_shuffled, clauses.shuffle);
    const bool alternates = table.rules.shoe == ShoeKind::machine;
    if (!alternates && shuffle.second_deck) return refuse(Reason::wrong_deck, clauses.deck);
    if (alternates && shuffle.second_deck != deck.second_deck) {
        return refuse(Reason::wrong_deck, clauses.second_deck);
    }
    deck.shuffled = true;
    return accepted;
}

Refused act(Table& table, const Cut& cut) {
    const BookClauses& clauses = table.clauses();
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clauses.cut_by_dealer);
    if (table.rules.shoe == ShoeKind::machine) {
        return refuse(Reason::cut_not_allowed, clauses.no_cut);
    }
    if (const Refused refusal = check_cards_may_be_handled(table, clauses.cut)) return refusal;
    CardsInPlay& deck = table.round.deck;
    if (!deck.shuffled) return refuse(Reason::not_shuffled, clauses.cut);
    if (deck.cut != 0) return refuse(Reason::already_cut, clauses.cut);
    if (cut.position < clauses.cut_margin || cut.position > card_count - clauses.cut_margin) {
        return refuse(Reason::cut_too_near_the_end, clauses.cut_range);
    }
    deck.cut = cut.position;
    return accepted;
}

Refused act(Table& table, const StartJackpot&) {
    const Clause clause = table.clauses().jackpot_start;
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase != Phase::closed) return refuse(Reason::not_now, clause);
    if (!has_jackpot_wager(table.round)) return refuse(Reason::not_now, clause);
    if (table.round.jackpot_started) return refuse(Reason::already_done, clause);
    table.round.jackpot_started = true;
    return accepted;
}

Refused act(Table& table, const CloseJackpot&) {
    const Clause clause = table.clauses().jackpot_close;
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase != Phase::over || !table.round.jackpot_started) {
        return refuse(Reason::not_now, clause);
    }
    if (table.round.jackpot_closed) return refuse(Reason::already_done, clause);
    table.round.jackpot_closed = true;
    return accepted;
}

Refused act(Table& table, const DealHands& deal) {
    if (const Refused refusal = check_ready_to_deal(table)) return refusal;
    Round& round = table.round;
    const auto areas = dealt_areas(table.game, round);
    const std::uint8_t size = table.facts().hand_size;
    const DealOrder order = deal_order(areas, size, table.rules.shoe);
    const Clause clause = table.rules.shoe == ShoeKind::hand_held ? table.clauses().deal_by_hand
                                                                  : table.clauses().deal_by_machine;
    if (!deal.cards.empty() && deal.cards.size() != order.size()) {
        return refuse(Reason::wrong_card_count, clause);
    }
    if (deal.cards.set().size() != deal.cards.size()) {
        return refuse(Reason::card_twice, table.clauses().deck);
    }
    for (std::size_t i = 0; i < deal.cards.size(); ++i) {
        const bool to_dealer = order[i] == at_dealer;
        (to_dealer ? round.dealer : round.boxes[order[i]].cards).push_back(deal.cards[i]);
    }
    for (const std::uint8_t area : areas) {
        round.boxes[area].standing = Standing::active;
        round.boxes[area].dealt = size;
    }
    round.dealer_dealt = size;
    round.phase = Phase::dealt;
    return accepted;
}

Refused act(Table& table, const DealCommunity& deal) {
    const auto streets = table.facts().streets;
    const std::size_t coming = std::min(table.round.street + std::size_t{1}, streets.size() - 1);
    const Clause own = streets[coming].deal;
    const Clause clause = own.is_set() ? own : table.clauses().community;
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase == Phase::deciding) return refuse(Reason::not_all_decided, clause);
    if (table.round.phase != Phase::dealing) return refuse(Reason::not_now, clause);
    if (deal.cards.size() != cards_due(table.game, table.round)) {
        return refuse(Reason::wrong_card_count, clause);
    }
    CardSet seen = known_cards(table.round);
    for (const Card card : deal.cards) {
        if (seen.contains(card)) return refuse(Reason::card_twice, table.clauses().deck);
        seen.insert(card);
        table.round.community.push_back(card);
    }
    open_street(table);
    return accepted;
}

}  // namespace baize
