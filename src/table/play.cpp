#include "table/play.h"

#include <algorithm>
#include <array>

#include "table/deal_order.h"
#include "table/irregularities.h"

namespace baize {

namespace {

// One action at work: the round is a copy that is thrown away when the action is refused.
struct Table {
    const GameHooks& game;
    const Rules& rules;
    Round round;
    Actor by;

    [[nodiscard]] const GameFacts& facts() const { return game.facts(); }

    [[nodiscard]] const BookClauses& clauses() const { return game.facts().clauses; }
};

using Refused = std::optional<Rejection>;

constexpr Refused accepted = std::nullopt;

Refused refuse(Reason reason, Clause clause) {
    return Rejection{reason, clause};
}

bool is_dealer(Actor by) {
    return is_staff(by, Role::dealer);
}

bool is_answer(const Action& action) {
    return std::holds_alternative<Answer>(action);
}

// A fire waits for nobody's answer.
bool is_emergency(const Action& action) {
    const auto* const report = std::get_if<Report>(&action);
    return report != nullptr &&
           (report->what == Irregularity::disruption || report->what == Irregularity::fraud);
}

// Hands to which a decision is still due on this street.
bool is_undecided(const Table& table, std::size_t box) {
    const Box& hand = table.round.boxes[box];
    return hand.standing == Standing::active && !hand.acted &&
           !table.game.decisions(table.rules, table.round, box).empty();
}

bool is_anyone_undecided(const Table& table) {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (is_undecided(table, i)) return true;
    }
    return false;
}

// After a decision, a deal or a ruling: to the next thing that is due.
void advance(Table& table) {
    Round& round = table.round;
    // A ruling may also have taken away what the next cards were wanted for.
    const bool under_way = round.phase >= Phase::deciding && round.phase <= Phase::revealing;
    if (!under_way || !round.questions.empty()) return;
    if (is_anyone_undecided(table)) return;
    const bool more_streets = round.street + 1U < table.facts().streets.size();
    if (more_streets && table.game.needs_community(round)) {
        round.phase = Phase::dealing;
    } else if (table.game.needs_dealer(round)) {
        round.phase = Phase::revealing;
    } else {
        round.phase = Phase::showdown;
    }
}

// Up to three people may have a Player Poker Extra on one area: each keeps a place of their own,
// whatever the order in which they come and go. With no place free the first is named. [CH 3.30]
PlaceWager in_own_place(const Box& box, PlaceWager wager, PlayerId player) {
    if (wager.wager != Wager::player_poker_extra) return wager;
    constexpr std::array places{
        Wager::player_poker_extra, Wager::player_poker_extra_2, Wager::player_poker_extra_3};
    for (const PlayerId wanted : {player, PlayerId{0}}) {
        for (const Wager place : places) {
            if (box.owner[index(place)] != wanted) continue;
            wager.wager = place;
            return wager;
        }
    }
    return wager;
}

Refused check_place(const Table& table, const PlaceWager& wager) {
    const BookClauses& clauses = table.clauses();
    for (const WagerClause& own : clauses.before_deal_of) {
        if (own.wager == wager.wager && table.round.phase != Phase::betting) {
            return refuse(Reason::betting_closed, own.clause);
        }
    }
    if (table.round.phase == Phase::closed) {
        return refuse(Reason::betting_closed, clauses.before_deal);
    }
    if (table.round.phase != Phase::betting) {
        const bool machine = table.rules.shoe == ShoeKind::machine;
        return refuse(Reason::betting_closed, machine ? clauses.locked_machine : clauses.locked);
    }
    if (wager.box >= table.rules.seats) return refuse(Reason::no_such_box, clauses.seats);
    if (table.by.player == 0) return refuse(Reason::not_a_player, clauses.window);
    const auto& opening = table.facts().opening;
    if (std::find(opening.begin(), opening.end(), wager.wager) == opening.end()) {
        return refuse(Reason::no_such_wager, clauses.window);
    }
    if (wager.tender == Tender::cash) return refuse(Reason::not_chips, clauses.chips_only);
    if (wager.tender == Tender::oral_alone) return refuse(Reason::oral_without_chips, clauses.oral);
    if (wager.tender == Tender::oral_with_chips &&
        (!clauses.oral_allowed || !is_dealer(table.by))) {
        return refuse(Reason::no_oral_wagers, clauses.oral);
    }
    return accepted;
}

Refused check_amount(const StakeRange& range, Money amount) {
    if (amount < Money{}) return refuse(Reason::no_such_amount, range.below);
    if (amount < range.min) return refuse(Reason::below_minimum, range.below);
    if (amount > range.max) return refuse(Reason::above_maximum, range.above);
    if ((amount - range.min).cents() % range.step.cents() != 0) {
        return refuse(Reason::not_a_betting_unit, range.off_step);
    }
    return accepted;
}

Refused take_back(Table& table, const PlaceWager& wager) {
    Box& box = table.round.boxes[wager.box];
    const std::size_t place = index(wager.wager);
    if (!box.has(wager.wager)) return refuse(Reason::no_such_amount, table.clauses().window);
    if (box.owner[place] != table.by.player) {
        return refuse(Reason::not_your_box, table.clauses().window);
    }
    box.stake[place] = Money{};
    box.owner[place] = 0;
    if (wager.wager == Wager::jackpot) box.jackpot_came_over = false;
    // What is left must still be allowed to stand: nothing may lean on a wager that is gone.
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const Wager other = static_cast<Wager>(i);
        if (!box.has(other) || box.owner[i] != table.by.player)
            continue;  // others' are judged later
        const PlaceWager standing{wager.box, other, box[other]};
        const Result<StakeRange> range = table.game.stake_range(
            table.rules, table.round, standing, {table.by.role, box.owner[i]});
        if (!range) return range.error();
    }
    return accepted;
}

Refused act(Table& table, const PlaceWager& named) {
    if (const Refused refusal = check_place(table, named)) return refusal;
    const PlaceWager wager = in_own_place(table.round.boxes[named.box], named, table.by.player);
    if (wager.amount.is_zero()) return take_back(table, wager);
    const Result<StakeRange> range =
        table.game.stake_range(table.rules, table.round, wager, table.by);
    if (!range) return range.error();
    if (const Refused refusal = check_amount(*range, wager.amount)) return refusal;
    Box& box = table.round.boxes[wager.box];
    box.stake[index(wager.wager)] = wager.amount;
    box.owner[index(wager.wager)] = table.by.player;
    const bool sits =
        std::find(table.round.seated.begin(), table.round.seated.end(), table.by.player) !=
        table.round.seated.end();
    if (!sits && table.round.seated[wager.box] == 0) {
        table.round.seated[wager.box] = table.by.player;
    }
    return accepted;
}

Refused act(Table& table, const CloseBetting&) {
    Round& round = table.round;
    if (round.phase != Phase::betting) return refuse(Reason::betting_closed, table.clauses().close);
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, table.clauses().close);
    if (std::none_of(round.boxes.begin(), round.boxes.end(), has_any_wager)) {
        return refuse(Reason::not_now, table.clauses().window);
    }
    round.phase = dealt_areas(table.game, round).empty() ? Phase::showdown : Phase::closed;
    return accepted;
}

Refused check_cards_may_be_handled(const Table& table, Clause clause) {
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, clause);
    if (table.round.phase != Phase::betting && table.round.phase != Phase::closed) {
        return refuse(Reason::not_now, clause);
    }
    return accepted;
}

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

bool has_jackpot_wager(const Round& round) {
    return std::any_of(round.boxes.begin(), round.boxes.end(), [](const Box& box) {
        return box.has(Wager::jackpot);
    });
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

Refused check_own_hand(const Table& table, std::uint8_t box, Clause clause) {
    if (box >= boxes_max) return refuse(Reason::no_such_box, clause);
    const Box& hand = table.round.boxes[box];
    if (hand.standing == Standing::empty) return refuse(Reason::box_has_no_cards, clause);
    const bool owner = table.by.player != 0 && table.by.player == hand_owner(hand);
    if (!owner) return refuse(Reason::not_your_box, clause);
    return accepted;
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
            box.standing = Standing::folded;
            ++round.discarded_hands;
            break;
    }
    box.decided_on = round.street;
}

namespace {

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

// Records cards that went out unseen, or confirms the ones that are known.
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

bool has_others_extra(const Box& box) {
    const PlayerId owner = hand_owner(box);
    for (const Wager extra :
         {Wager::player_poker_extra, Wager::player_poker_extra_2, Wager::player_poker_extra_3}) {
        const bool rides = box.has(extra) && !is_settled_by_ruling(box, extra);
        if (rides && box.owner[index(extra)] != owner) return true;
    }
    return false;
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

// An omitted cut is ruled alike in every book but for who may say so. [CH 5.1] [I-114]
Result<Ruling> rule_cut_missing(Table& table) {
    const Clause clause = table.clauses().cut_missing;
    const bool by_dealer = clause == "CH 5.1"_clause;
    if (!is_staff(table.by, by_dealer ? Role::dealer : Role::supervisor)) {
        return reject(Reason::rank_too_low, clause);
    }
    CardsInPlay& deck = table.round.deck;
    const bool missing = table.rules.shoe == ShoeKind::hand_held && deck.shuffled && deck.cut == 0;
    if (!missing || deck.cut_waived) return reject(Reason::nothing_to_report, clause);
    deck.cut_waived = true;
    return Ruling{Outcome::play_on, clause};
}

Result<Ruling> rule(Table& table, const Report& report) {
    if (!is_dealer(table.by)) {
        return reject(Reason::rank_too_low, table.clauses().settle);
    }
    if (report.what == Irregularity::cut_missing) return rule_cut_missing(table);
    return table.game.rule(table.rules, table.round, report, table.by);
}

bool is_for(const Question& question, Actor by) {
    if (question.role == Role::player) return by.player != 0 && by.player == question.player;
    return is_staff(by, question.role);
}

Result<Ruling> answer(Table& table, const Answer& reply) {
    auto& questions = table.round.questions;
    const auto* const found =
        std::find_if(questions.begin(), questions.end(), [&](const Question& question) {
            return question.asks == reply.asks && question.box == reply.box;
        });
    if (found == questions.end()) {
        return reject(Reason::not_asked, table.clauses().settle);
    }
    const Question question = *found;
    if (!is_for(question, table.by)) return reject(Reason::not_asked, question.clause);
    if (!fits(question.asks, reply.reply)) return reject(Reason::no_such_answer, question.clause);
    questions.erase(static_cast<std::size_t>(found - questions.begin()));
    return table.game.answer(table.rules, table.round, question, reply);
}

}  // namespace

Result<Step> apply(const GameHooks& game, const Rules& rules, const Round& round, const Act& act_) {
    Table table{game, rules, round, act_.by};
    const bool reports = std::holds_alternative<Report>(act_.action);
    if (!round.questions.empty() && !is_answer(act_.action) && !is_emergency(act_.action)) {
        return reject(Reason::waiting_for_answer, round.questions[0].clause);
    }
    const bool asked = !round.questions.empty();
    if (round.phase == Phase::over && !reports && !asked &&
        !std::holds_alternative<CloseJackpot>(act_.action)) {
        return reject(Reason::round_over, game.facts().clauses.settle);
    }
    std::optional<Ruling> ruling;
    const Refused refusal = std::visit(
        [&](const auto& action) -> Refused {
            using Kind = std::decay_t<decltype(action)>;
            if constexpr (std::is_same_v<Kind, Report> || std::is_same_v<Kind, Answer>) {
                const Result<Ruling> made = [&] {
                    if constexpr (std::is_same_v<Kind, Report>)
                        return rule(table, action);
                    else
                        return answer(table, action);
                }();
                if (!made) return made.error();
                ruling = *made;
                advance(table);
                return accepted;
            } else {
                return act(table, action);
            }
        },
        act_.action);
    if (refusal) return reject(*refusal);
    return Step{table.round, ruling};
}

Round opening_round() {
    Round round;
    round.deck.verified = true;
    return round;
}

Result<Round> next_round(const GameHooks& game, const Rules& rules, const Round& last) {
    const BookClauses& clauses = game.facts().clauses;
    if (last.phase != Phase::over) return reject(Reason::not_now, clauses.settle);
    if (!last.questions.empty()) {
        return reject(Reason::waiting_for_answer, last.questions[0].clause);
    }
    if (clauses.jackpot_close_required && last.jackpot_started && !last.jackpot_closed) {
        return reject(Reason::next_round_blocked, clauses.jackpot_close);
    }
    Round round;
    round.seated = last.seated;
    round.warnings = last.warnings;
    round.deck.verified = last.deck.verified;
    round.deck.second_deck = rules.shoe == ShoeKind::machine && !last.deck.second_deck;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (!last.boxes[i].carries_jackpot) continue;
        round.boxes[i][Wager::jackpot] = last.boxes[i][Wager::jackpot];
        round.boxes[i].owner[index(Wager::jackpot)] = last.boxes[i].owner[index(Wager::jackpot)];
        round.boxes[i].jackpot_came_over = true;
    }
    return round;
}

Money leave_table(Round& round, PlayerId player) {
    Money returned;
    for (std::size_t i = 0; i < round.warnings.size(); ++i) {
        if (round.warnings[i].player == player) round.warnings.erase(i);
    }
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (round.seated[i] == player) round.seated[i] = 0;
        if (round.phase != Phase::betting) continue;
        for (std::size_t w = 0; w < staked_wager_count; ++w) {
            if (round.boxes[i].owner[w] != player) continue;
            returned += round.boxes[i].stake[w];
            round.boxes[i].stake[w] = Money{};
            round.boxes[i].owner[w] = 0;
            if (w == index(Wager::jackpot)) round.boxes[i].jackpot_came_over = false;
        }
    }
    return returned;
}

StaticVector<std::uint8_t, boxes_max> dealt_areas(const GameHooks& game, const Round& round) {
    StaticVector<std::uint8_t, boxes_max> areas;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (game.earns_cards(round, i)) areas.push_back(static_cast<std::uint8_t>(i));
    }
    return areas;
}

std::size_t cards_due(const GameHooks& game, const Round& round) {
    const GameFacts& facts = game.facts();
    if (round.phase == Phase::closed) {
        return (dealt_areas(game, round).size() + 1) * facts.hand_size;
    }
    if (round.phase != Phase::dealing) return 0;
    return facts.streets[round.street + 1U].cards;
}

Limits limits_for(const Rules& rules, const Box& box) {
    return box.limits ? personal(rules.limits, *box.limits) : rules.limits;
}

void settle_overrides(const GameFacts& facts,
                      const Limits& limits,
                      const Box& box,
                      BoxSettlement& lines) {
    if (!box.has_overrides) return;
    const Clause above = facts.clauses.above_maximum;
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const Wager wager = static_cast<Wager>(i);
        const Override& word = box.overrides[i];
        if (wager == Wager::jackpot || !word.clause.is_set() || !box.has(wager)) continue;
        if (word.verdict == Verdict::lose) {
            const bool free_size =
                std::find(facts.opening.begin(), facts.opening.end(), wager) != facts.opening.end();
            const bool cut = above.is_set() && free_size && limits.max;
            const Money collected = cut ? std::min(box.stake[i], *limits.max) : box.stake[i];
            lines.lose(wager, collected, word.clause);
            if (collected < box.stake[i]) lines.excess(wager, box.stake[i] - collected, above);
        } else {
            lines.give_back(wager, box.stake[i], word.verdict, word.clause);
        }
    }
}

void settle_box(const GameHooks& game,
                const Rules& rules,
                const Round& round,
                std::size_t box,
                BoxSettlement& lines) {
    const Limits limits = limits_for(rules, round.boxes[box]);
    const bool rounds = game.facts().rounds_payments && limits.chip.has_value();
    lines.start(rounds ? *limits.chip : Money::of_cents(1));
    settle_overrides(game.facts(), limits, round.boxes[box], lines);
    game.settle_box(rules, round, box, lines);
}

}  // namespace baize
