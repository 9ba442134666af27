// The effects of answers to questions that a Melbourne ruling has asked.
#include "engine/banked/rulings/irregularities.h"
#include "engine/banked/rulings/melbourne_case.h"

namespace baize {

namespace {

using melbourne::bad_deck;

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

// A Pit Boss (or above) is notified of a count directed by a Game Supervisor, and its effects wait
// until the Pit Boss has confirmed it. The Game Supervisor or above directs the count, so a Pit
// Boss who has the cards counted again may put a wrong count right. If the book has the area
// manager direct the count, no notice is needed. [TCP 9.5] [TCP 9.6]
constexpr std::uint8_t at_pit_boss = at_dealer;

bool is_notice(const Question& question) {
    return question.box == at_pit_boss;
}

bool needs_notice(const MelbourneBook& book, const Question& question) {
    return !is_notice(question) && question.because.what == Irregularity::wrong_count &&
           book.wrong_player_role < Role::area_manager;
}

Ruling notify_pit_boss(Round& round, const Question& counted, bool complete) {
    Question notice = counted;
    notice.role = Role::area_manager;
    notice.box = at_pit_boss;
    notice.because.count = complete ? 1 : 0;
    round.questions.push_back(notice);
    return {Outcome::asks, notice.clause};
}

Result<Ruling> deck_counted(const MelbourneBook& book,
                            const Rules& rules,
                            Round& round,
                            const Question& question,
                            Reply reply) {
    const bool complete = reply == Reply::complete;
    if (needs_notice(book, question)) return notify_pit_boss(round, question, complete);
    return after_deck_count(book, rules, round, question.because, complete);
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
                // The Ante is lost; the side wager goes back.
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
    if (box.standing == Standing::folded_ante) {  // the folded Ante had already been collected
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
    if (box.cards.empty()) {  // the cards were not recorded, so staff look at the rack
        Report because = question.because;
        return ask_staff(round, Role::supervisor, Asks::rack_agrees, because, book.taken_agrees);
    }
    if (answer.cards.set() == box.cards.set()) return {Outcome::hand_returned, book.taken_agrees};
    return stays_in_rack(book, box);
}

}  // namespace

Result<Ruling> answer_melbourne(const MelbourneBook& book,
                                const Rules& rules,
                                Round& round,
                                const Question& question,
                                const Answer& answer) {
    switch (question.asks) {
        case Asks::deck_count: return deck_counted(book, rules, round, question, answer.reply);
        case Asks::retract: return retracts(book, rules, round, question, answer.reply);
        case Asks::nominate_cards: return names_cards(book, round, question, answer);
        case Asks::rack_agrees:
            if (answer.reply == Reply::yes)
                return Ruling{Outcome::hand_returned, book.taken_agrees};
            return stays_in_rack(book, round.boxes[question.because.place]);
        case Asks::correct_amount: {
            Box& box = round.boxes[question.box];
            if (answer.reply == Reply::cannot)
                return melbourne::cannot_match(book, round, question.box);
            box[book.second_wager] = melbourne::exact_second_wager(book, box);
            return Ruling{Outcome::play_on, question.clause};
        }
        case Asks::top_up:
            if (answer.reply == Reply::yes) return Ruling{Outcome::play_on, question.clause};
            return melbourne::short_jackpot_returned(round.boxes[question.box],
                                                     question.because.amount);
        case Asks::reconstruct:
        case Asks::inadvertent:
        case Asks::void_round: break;
    }
    return reject(Reason::not_asked, question.clause);
}

}  // namespace baize
