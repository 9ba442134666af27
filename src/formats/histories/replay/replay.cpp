#include "formats/histories/replay/replay.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/poker/live/pushed.h"
#include "engine/poker/live/stub.h"
#include "formats/histories/phh/phh_steps.h"
#include "formats/histories/replay/agreement.h"

namespace baize::histories {

namespace {

using poker::Phase;

bool all_seen(const Step& step) {
    for (std::size_t i = 0; i < step.count; ++i) {
        if (!step.cards[i].is_seen()) return false;
    }
    return true;
}

bool hole_is_seen(const poker::Hand& hand, poker::Seat seat) {
    for (std::size_t i = 0; i < hand.cards.hole_count[seat]; ++i) {
        if (!hand.cards.hole[seat][i].is_seen()) return false;
    }
    return true;
}

// Some programs record a check of the last player with chips, who has no decision left: before the
// next card, or after the last card while an all-in player is still in the hand. [I-18]
bool is_idle_check(const poker::Hand& hand, poker::Seat seat) {
    if (hand.able != poker::SeatSet{seat}) return false;
    if (hand.phase == Phase::dealing) return true;
    const bool has_ended = hand.phase == Phase::showdown || hand.phase == Phase::pushing;
    const bool has_company = (hand.live | hand.mucked).has_two();
    return has_ended && hand.street == poker::Street::river && has_company;
}

Money short_bet_of(const Record& record, const Step& step) {
    return record.short_bets[forced_index(step.player, record.player_count())];
}

bool gives_up_chips(const Record& record, const Step& step) {
    return !record.short_bets.empty() && short_bet_of(record, step).is_positive();
}

}  // namespace

bool Replayer::refuse(const Record& record, const Step& step, const Rejection& rejection) {
    replayed_.agrees = Agreement::no;
    replayed_.why.clear();
    write_step(replayed_.why, step, record.decimals);
    replayed_.why += fmt::format(": {} ({})", sentence(rejection.reason), rejection.clause.id());
    return false;
}

bool Replayer::attempt(const Record& record, const Step& step, const poker::Action& action) {
    const poker::Verdict verdict = poker::attempt(rules_, hand_, action, events_);
    return !verdict.is_refused() || refuse(record, step, verdict.rejection());
}

bool Replayer::open(const Record& record, SmallPost reading) {
    events_.clear();
    unseen_ = {};
    has_guessed_ = false;
    replayed_.stacks.clear();
    replayed_.agrees = Agreement::nothing_to_compare;
    replayed_.why.clear();
    replayed_.commission = Money{};
    replayed_.kept = Money{};
    replayed_.pots = Money{};
    replayed_.odd_chip = false;
    replayed_.missed_blinds = reading == SmallPost::missed_both;
    fill_rules(record, rules_);
    if (!fill_opening(record, reading, opening_)) {
        replayed_.agrees = Agreement::no;
        replayed_.why = "hole cards are dealt late or too many";
        return false;
    }
    rulings_done_ = 0;
    dealt_by_ruling_ = 0;
    if (!apply_notes(record, rules_, opening_, notes_)) {
        replayed_.agrees = Agreement::no;
        replayed_.why =
            "unknown value in _baize_posts, _baize_table, _baize_sign or _baize_rulings";
        return false;
    }
    if (named_) notes_.sign = in_units_of(record, *named_);
    const poker::Verdict opened = poker::open_hand(rules_, opening_, hand_, events_);
    if (opened.is_refused()) {
        const Rejection rejection = opened.rejection();
        replayed_.agrees = Agreement::no;
        replayed_.why = fmt::format("{} ({})", sentence(rejection.reason), rejection.clause.id());
        return false;
    }
    return true;
}

bool Replayer::deal(const Record& record, const Step& step) {
    poker::Action action{.does = poker::Does::deal};
    std::size_t dealt = std::min<std::size_t>(std::exchange(dealt_by_ruling_, 0), step.count);
    while (dealt < step.count) {
        const std::size_t due = hand_.street == poker::Street::preflop ? 3 : 1;
        action.count = 0;
        for (std::size_t i = 0; i < due && dealt < step.count; ++i)
            action.cards[action.count++] = step.cards[dealt++];
        if (!attempt(record, step, action)) return false;
    }
    return true;
}

// Unseen cards cannot be shown. Such a hand is treated as mucked once the others have been seen.
bool Replayer::show(const Record& record, const Step& step) {
    const auto seat = static_cast<poker::Seat>(step.player);
    if (hand_.phase == Phase::pushing || hand_.phase == Phase::over) return true;
    const bool known = step.count == 0 ? hole_is_seen(hand_, seat) : all_seen(step);
    if (!known) {
        unseen_.insert(seat);
        return true;
    }
    poker::Action action{.does = poker::Does::show, .seat = seat, .count = step.count};
    if (step.count > action.cards.size()) {
        return refuse(record, step, {Reason::wrong_card_count, "CP 8.7"_clause});
    }
    for (std::size_t i = 0; i < step.count; ++i)
        action.cards[i] = step.cards[i];
    return attempt(record, step, action);
}

bool Replayer::check_or_call(const Record& record, const Step& step) {
    const auto seat = static_cast<poker::Seat>(step.player);
    if (is_idle_check(hand_, seat)) return true;
    const bool calls = hand_.betting.level > hand_.bets[seat];
    return attempt(record, step, calls ? poker::call(seat) : poker::check(seat));
}

bool Replayer::fold(const Record& record, const Step& step) {
    if (gives_up_chips(record, step)) [[unlikely]]
        return give_up(record, step);
    const auto seat = static_cast<poker::Seat>(step.player);
    // A player who owes a discard gives up the hand by running out of time. [I-74]
    const bool owes_discard = hand_.phase == Phase::discarding;
    return attempt(record,
                   step,
                   owes_discard ? poker::Action{.does = poker::Does::time_out, .seat = seat}
                                : poker::fold(seat));
}

// Folds and leaves chips short of a call in the pot. [CP 6.17]
bool Replayer::give_up(const Record& record, const Step& step) {
    const auto seat = static_cast<poker::Seat>(step.player);
    const auto done = poker::surrender(rules_, hand_, seat, short_bet_of(record, step), events_);
    return done || refuse(record, step, done.error());
}

bool Replayer::play_seldom(const Record& record, const Step& step) {
    const auto seat = static_cast<poker::Seat>(step.player);
    switch (step.step_kind) {
        case StepKind::deal_hole: return true;
        case StepKind::deal_board: return deal(record, step);
        case StepKind::fold: return fold(record, step);
        case StepKind::check_or_call: return check_or_call(record, step);
        case StepKind::bet: return attempt(record, step, poker::bet(seat, step.amount));
        case StepKind::discard: return attempt(record, step, poker::discard(seat, step.cards[0]));
        case StepKind::show: return show(record, step);
        case StepKind::muck:
            // A muck before the showdown is only an intention.
            if (hand_.phase != Phase::showdown) return true;
            return attempt(record, step, {.does = poker::Does::muck, .seat = seat});
        case StepKind::bring_in: break;
    }
    return refuse(record, step, {Reason::not_offered, "CP 8.9.1"_clause});
}

// The next step is unpredictable, and a mispredicted jump table costs more than a comparison, so
// the most common steps are tested first.
bool Replayer::play_step(const Record& record, const Step& step) {
    if (step.step_kind == StepKind::check_or_call) return check_or_call(record, step);
    if (step.step_kind == StepKind::fold) return fold(record, step);
    if (step.step_kind == StepKind::bet) {
        return attempt(
            record, step, poker::bet(static_cast<poker::Seat>(step.player), step.amount));
    }
    return play_seldom(record, step);
}

// Skips the hole cards, which were dealt with the opening.
bool Replayer::play_steps(const Record& record) {
    if (!notes_.rulings.empty()) [[unlikely]]
        return play_steps_and_rulings(record);
    const Step* step = record.steps.data();
    const Step* const end = step + record.steps.size();
    while (step != end && step->step_kind == StepKind::deal_hole)
        ++step;
    for (; step != end; ++step) {
        if (!play_step(record, *step)) return false;
    }
    return true;
}

bool Replayer::play_steps_and_rulings(const Record& record) {
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        if (!give_rulings(i) || !play_step(record, record.steps[i])) return false;
    }
    return give_rulings(record.steps.size());
}

// Gives the rulings that came before a step.
bool Replayer::give_rulings(std::size_t step) {
    for (; rulings_done_ < notes_.rulings.size(); ++rulings_done_) {
        const RulingNote& ruling = notes_.rulings[rulings_done_];
        if (ruling.step > step) return true;
        const Result<void> given = give(ruling);
        if (given) continue;
        const Rejection rejection = given.error();
        replayed_.agrees = Agreement::no;
        replayed_.why = fmt::format("ruling {} in _baize_rulings: {} ({})",
                                    rulings_done_ + 1,
                                    sentence(rejection.reason),
                                    rejection.clause.id());
        return false;
    }
    return true;
}

Result<void> Replayer::give(const RulingNote& ruling) {
    if (ruling.kind == RulingKind::reshuffle) return poker::reshuffle(rules_, hand_, {}, events_);
    if (ruling.kind == RulingKind::ask_to_see) {
        poker::Action asks{
            .does = poker::Does::ask_to_see, .seat = ruling.asker, .other = ruling.report.seat};
        for (const poker::Face face : ruling.report.cards)
            asks.cards[asks.count++] = face;
        return poker::apply(rules_, hand_, asks, events_);
    }
    const std::size_t board = hand_.cards.board_count;
    const auto ruled = poker::report(rules_, hand_, ruling.report, events_);
    if (!ruled) return reject(ruled.error());
    dealt_by_ruling_ = std::max<std::size_t>(hand_.cards.board_count, board) - board;
    return {};
}

// A player who has not shown has mucked. If no player showed, known cards speak.
bool Replayer::end_showdown(const Record& record) {
    const bool cards_speak = hand_.shown.empty();
    while (hand_.phase == Phase::showdown) {
        const poker::Seat seat = hand_.actor;
        const bool shows = cards_speak && hole_is_seen(hand_, seat);
        const Step step{.step_kind = shows ? StepKind::show : StepKind::muck, .player = seat};
        const poker::Does does = shows ? poker::Does::show : poker::Does::muck;
        if (!attempt(record, step, {.does = does, .seat = seat})) return false;
        has_guessed_ = has_guessed_ || !shows;
    }
    return true;
}

bool Replayer::finish(const Record& record) {
    if (!end_showdown(record)) return false;
    if (hand_.phase == Phase::pushing) {
        const poker::Verdict verdict =
            poker::attempt(rules_, hand_, {.does = poker::Does::push}, events_);
        BAIZE_CHECK(!verdict.is_refused());
    }
    if (hand_.phase == Phase::over) return true;
    replayed_.why = "the record breaks off before the hand is over";
    return false;
}

void Replayer::play_once(const Record& record, SmallPost reading) {
    if (!open(record, reading)) return;
    const bool over = play_steps(record) && finish(record);
    const std::size_t count = record.player_count();
    replayed_.stacks.resize(count);
    Money* const stacks = replayed_.stacks.begin();
    for (std::size_t i = 0; i < count; ++i) {
        const bool known = record.starting_stacks[i] != unknown_stack;
        stacks[i] = known ? hand_.stacks[i] : unknown_stack;
    }
    if (!over) return;
    if (hand_.shown.empty() && has_guessed_) {
        replayed_.why = "no hole cards are recorded";
        return;
    }
    compare_result(record, *this, replayed_);
    if (replayed_.agrees == Agreement::no) excuse_hidden_winner(record);
}

// An unseen hand cannot be compared, but it may have been the best hand.
void Replayer::excuse_hidden_winner(const Record& record) {
    for (const poker::Seat seat : unseen_& hand_.mucked) {
        const bool won = record.finishing_stacks.empty()
                             ? record.winnings[seat].is_positive()
                             : record.finishing_stacks[seat] > hand_.stacks[seat];
        if (!won) continue;
        replayed_.agrees = Agreement::nothing_to_compare;
        replayed_.why = fmt::format("p{0} won, but the cards of p{0} are not recorded", seat + 1);
    }
}

const Replayed& Replayer::play(const Record& record) {
    play_once(record, SmallPost::as_recorded);
    if (replayed_.agrees != Agreement::no || !has_small_post(record)) return replayed_;
    play_once(record, SmallPost::missed_both);
    if (replayed_.agrees != Agreement::yes) play_once(record, SmallPost::as_recorded);
    return replayed_;
}

}  // namespace baize::histories
