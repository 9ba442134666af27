#include "engine/banked/rulings/perth.h"

#include <algorithm>

#include "engine/banked/rulings/irregularities.h"
#include "engine/hands/five_card.h"

namespace baize {

namespace {

bool is_round_of_play(const Round& round) {
    return round.phase >= Phase::closed && round.phase <= Phase::showdown;
}

// The recorded stake is the level the player asked for. A smaller amount is topped up until the
// flop, or until the settlement if the sign says so; a larger amount goes back at once. [UTH 5.14]
// [CH 5.11] [I-86]
Result<Ruling> jackpot_found(const PerthBook& book,
                             const Settings& settings,
                             Round& round,
                             const Report& report) {
    const bool found = report.place < boxes_max && is_round_of_play(round) &&
                       round.boxes[report.place].has(Wager::jackpot);
    if (!found) return nothing_to_report(book.jackpot_short);
    if (!report.amount.is_positive()) return reject(Reason::no_such_amount, book.jackpot_short);
    Box& box = round.boxes[report.place];
    const Money level = box[Wager::jackpot];
    const bool decided = box.has_overrides && box.overrides[index(Wager::jackpot)].clause.is_set();
    if (report.amount == level || decided) return nothing_to_report(book.jackpot_short);
    if (report.amount > level) return Ruling{Outcome::play_on, "I-86"_clause};
    const bool may_wait = settings.jackpot_topup_deadline == TopUpDeadline::settlement;
    if (round.community.empty() || may_wait) {
        return ask_owner(round, report.place, Asks::top_up, report, book.jackpot_short);
    }
    box[Wager::jackpot] = report.amount;
    override_wager(box, Wager::jackpot, Verdict::returned, book.jackpot_short);
    return Ruling{Outcome::wager_returned, book.jackpot_short};
}

// Any settlement is undone; possible until the next round begins. [I-98]
Result<Ruling> operator_voids(Round& round, Clause clause, Actor by) {
    if (!is_staff(by, Role::area_manager)) return reject(Reason::rank_too_low, clause);
    if (round.phase == Phase::betting || round.voided.is_set()) return nothing_to_report(clause);
    return void_round(round, clause);
}

// A fault may be reported until the next round begins, even if this round was settled on a wrong
// value. [I-88]
Result<Ruling> fault_reported(const PerthBook& book, Round& round, const Report& report) {
    const bool is_asked =
        std::any_of(round.questions.begin(), round.questions.end(), [](const Question& question) {
            return question.asks == Asks::void_round;
        });
    if (round.phase == Phase::betting || round.voided.is_set() || is_asked)
        return nothing_to_report(book.jackpot_fault);
    return ask_staff(
        round, Role::area_manager, Asks::void_round, report, book.jackpot_fault);  // [I-112]
}

Result<Ruling> exchanged(const PerthBook& book, Round& round, const Report& report, Actor by) {
    if (!is_staff(by, Role::area_manager)) return reject(Reason::rank_too_low, book.exchange);
    if (!has_cards_out(round) || !is_hand_in_play(round, report.place)) {
        return nothing_to_report(book.exchange);
    }
    override_hand(round.boxes[report.place], Verdict::void_, book.exchange);  // [I-99]
    return Ruling{Outcome::hand_void, book.exchange};
}

}  // namespace

Result<StakeRange> perth_jackpot_range(const PerthBook& book,
                                       const Rules& rules,
                                       const Box& box,
                                       Actor by) {
    if (!rules.jackpot.is_positive()) return reject(Reason::no_such_wager, book.jackpot_levels);
    if (!box.has(Wager::ante)) return reject(Reason::needs_an_ante, book.jackpot_needs_ante);
    if (box.owner[index(Wager::ante)] != by.player) {
        return reject(Reason::not_your_box, book.jackpot_needs_ante);
    }
    return StakeRange{.min = rules.jackpot,
                      .max = checked_product(rules.jackpot, 3).value_or(Money::max()),
                      .step = rules.jackpot,
                      .below = book.level_1,
                      .above = book.level_3,
                      .off_step = book.level_2};
}

std::optional<JackpotHand> flopped_jackpot_hand(const Round& round, const Box& box) {
    CardSet five = box.cards.set();
    for (std::size_t i = 0; i < 3; ++i)
        five.insert(round.community[i]);
    switch (rank_five(five).category()) {
        case FiveCardHand::royal_flush: return JackpotHand::royal_flush;
        case FiveCardHand::straight_flush: return JackpotHand::straight_flush;
        case FiveCardHand::four_of_a_kind: return JackpotHand::four_of_a_kind;
        case FiveCardHand::full_house: return JackpotHand::full_house;
        case FiveCardHand::flush: return JackpotHand::flush;
        case FiveCardHand::straight: return JackpotHand::straight;
        case FiveCardHand::three_of_a_kind:
        case FiveCardHand::two_pair:
        case FiveCardHand::one_pair:
        case FiveCardHand::odd_cards: break;
    }
    return std::nullopt;
}

std::optional<Result<Ruling>> rule_perth(
    const PerthBook& book, const Rules& rules, Round& round, const Report& report, Actor by) {
    if (report.what == Irregularity::disruption) return operator_voids(round, book.disruption, by);
    if (report.what == Irregularity::fraud) return operator_voids(round, book.fraud, by);
    if (report.what == Irregularity::deck_incorrect) {
        const Result<Ruling> ruling = operator_voids(round, book.deck, by);
        if (ruling) round.deck.verified = false;  // the next round needs a checked deck
        return ruling;
    }
    if (report.what == Irregularity::information_exchanged) {
        return exchanged(book, round, report, by);
    }
    if (report.what == Irregularity::jackpot_fault) return fault_reported(book, round, report);
    if (report.what == Irregularity::amount_found && report.wager == Wager::jackpot) {
        return jackpot_found(book, rules.settings, round, report);
    }
    return std::nullopt;
}

Result<CardList<5>> perth_board(const Round& round,
                                const CardList<5>& cards,
                                std::size_t size,
                                BoardClauses clauses) {
    const CardList<5>& from = cards.empty() ? round.community : cards;
    if (from.size() < size) return reject(Reason::cards_unknown, clauses.wrong);
    if (!cards.empty() && cards.size() != size) {
        return reject(Reason::wrong_card_count, clauses.wrong);
    }
    Round others = round;
    others.community.clear();
    CardSet seen = known_cards(others);
    CardList<5> board;
    for (std::size_t i = 0; i < size; ++i) {
        if (seen.contains(from[i])) return reject(Reason::card_twice, clauses.twice);
        seen.insert(from[i]);
        board.push_back(from[i]);
    }
    return board;
}

std::optional<Ruling> answer_perth(const PerthBook& book,
                                   Round& round,
                                   const Question& question,
                                   const Answer& answer) {
    if (question.asks == Asks::void_round) {
        if (answer.reply == Reply::no) return Ruling{Outcome::play_on, book.jackpot_no_fault};
        return void_round(round, book.jackpot_void);
    }
    if (question.asks == Asks::top_up) {
        if (answer.reply == Reply::yes) return Ruling{Outcome::play_on, book.jackpot_short};
        Box& box = round.boxes[question.box];
        box[Wager::jackpot] = question.because.amount;
        override_wager(box, Wager::jackpot, Verdict::returned, book.jackpot_short);
        return Ruling{Outcome::wager_returned, book.jackpot_short};
    }
    return std::nullopt;
}

}  // namespace baize
