#include "engine/banked/machine/play.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "engine/banked/machine/acting.h"
#include "engine/banked/rulings/irregularities.h"

namespace baize {

namespace {

// True if a decision of this hand is still due on this street.
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

bool is_answer(const Action& action) {
    return std::holds_alternative<Answer>(action);
}

// Reports that do not wait for pending answers: disruptions, fraud and jackpot faults, which may
// make the round void in any case.
bool is_emergency(const Action& action) {
    const auto* const report = std::get_if<Report>(&action);
    return report != nullptr &&
           (report->what == Irregularity::disruption || report->what == Irregularity::fraud ||
            report->what == Irregularity::jackpot_fault);
}

// All books rule alike on an omitted cut, except for the rank that may rule. [CH 5.1] [I-114]
Result<Ruling> rule_cut_missing(Table& table) {
    const Clause clause = table.clauses().cut_missing;
    if (!is_staff(table.by, table.clauses().cut_missing_role)) {
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

// A pending question must be answered first; after the end only reports and closing the jackpot are
// allowed.
Refused check_moment(const GameHooks& game, const Round& round, const Action& action) {
    const bool asked = !round.questions.empty();
    if (asked && !is_answer(action) && !is_emergency(action)) {
        return refuse(Reason::waiting_for_answer, round.questions[0].clause);
    }
    const bool may_come_late = asked || std::holds_alternative<Report>(action) ||
                               std::holds_alternative<CloseJackpot>(action);
    if (round.phase == Phase::over && !may_come_late) {
        return refuse(Reason::round_over, game.facts().clauses.settle);
    }
    return accepted;
}

// Carries out an action; the ruling of a report or an answer is kept in `ruling`.
struct Doing {
    Table& table;
    std::optional<Ruling> ruling{};

    Refused operator()(const Report& report) { return keep(rule(table, report)); }

    Refused operator()(const Answer& reply) { return keep(answer(table, reply)); }

    Refused operator()(const auto& action) { return act(table, action); }

    Refused keep(const Result<Ruling>& made) {
        if (!made) return made.error();
        ruling = *made;
        advance(table);
        return accepted;
    }
};

// Removes the player's wagers, which may still be changed, and returns their sum.
Money take_wagers_away(Box& box, PlayerId player) {
    Money taken;
    for (std::size_t w = 0; w < staked_wager_count; ++w) {
        if (box.owner[w] != player) continue;
        taken += box.stake[w];
        box.stake[w] = Money{};
        box.owner[w] = 0;
        if (w == index(Wager::jackpot)) box.jackpot_came_over = false;
    }
    return taken;
}

}  // namespace

void advance(Table& table) {
    Round& round = table.round;
    // A ruling may also have removed the wagers that needed the next cards.
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

Result<Step> apply(const GameHooks& game, const Rules& rules, const Round& round, const Act& act) {
    if (const Refused refusal = check_moment(game, round, act.action)) return reject(*refusal);
    Table table{game, rules, round, act.by};
    Doing doing{table};
    if (const Refused refusal = std::visit(doing, act.action)) return reject(*refusal);
    return Step{table.round, doing.ruling};
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

Money leave_table(Round& round, PlayerId player, WarningScope remembered) {
    Money returned;
    for (std::size_t i = 0; i < round.warnings.size(); ++i) {
        Warnings& warnings = round.warnings[i];
        if (warnings.player != player) continue;
        warnings.cannot_match = false;
        const bool stays = remembered == WarningScope::day && warnings.below_minimum;
        if (!stays) round.warnings.erase(i);
        break;
    }
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const bool sat_here = round.seated[i] == player;
        if (sat_here) round.seated[i] = 0;
        Box& box = round.boxes[i];
        if (box.carries_jackpot && box.owner[index(Wager::jackpot)] == player) {
            returned += box[Wager::jackpot];  // [CS 11.14.1]
            box.carries_jackpot = false;
        }
        if (round.phase != Phase::betting) continue;
        returned += take_wagers_away(box, player);
        if (sat_here) box.limits.reset();  // personal limits were agreed with this player [I-117]
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

std::size_t burned_before(const Rules& rules, const Action& action) {
    return rules.settings.burn && std::holds_alternative<DealCommunity>(action) ? 1 : 0;
}

}  // namespace baize
