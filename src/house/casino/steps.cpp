#include "house/casino/steps.h"

#include "house/cases/powers.h"
#include "house/casino/game_state.h"
#include "house/meters/fold.h"
#include "house/seating/priority.h"
#include "house/signs/closing.h"

namespace baize::house {

namespace {

constexpr Clause floor_interpretation = "I-112"_clause;

}  // namespace

Result<const TableState*> table_at(const Context& now, TableId table) {
    const TableState* const found = find_table(now.state, table);
    if (found == nullptr) return reject(Reason::no_such_table, floor_interpretation);
    return found;
}

Result<const TableState*> banked_at(const Context& now, TableId table) {
    const Result<const TableState*> found = table_at(now, table);
    if (!found) return found;
    if (!(*found)->board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
    if (banked_state(**found) == nullptr) {
        return reject(Reason::not_at_this_game, display_clause(book_of(**found)));
    }
    return found;
}

Result<const TableState*> poker_at(const Context& now, TableId table) {
    const Result<const TableState*> found = table_at(now, table);
    if (!found) return found;
    if (!(*found)->board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
    if (poker_state(**found) == nullptr) {
        return reject(Reason::not_at_this_game, display_clause(book_of(**found)));
    }
    return found;
}

std::optional<Rejection> why_closed(const Context& now, const TableState& table) {
    if (!table.board.open) return Rejection{Reason::table_is_closed, "I-123"_clause};
    const bool is_due = table.board.closing &&
                        is_closing_due(table.board, sign_facts(now.state, table), now.by.now);
    if (is_due) {
        return Rejection{Reason::table_is_closed, closing_rules(book_of(table)).clause};
    }
    return std::nullopt;
}

std::optional<Rejection> why_barred(const Context& now, const TableState& table, PersonId person) {
    const Book book = book_of(table);
    if (!is_barred(now.state.cases, person, book, table.table)) return std::nullopt;
    const auto power = sanction_power(book, Sanction::barred);
    return Rejection{Reason::sanction_in_force, power ? power->clause : floor_interpretation};
}

std::optional<Rejection> why_staff(const Context& now, const TableState& table, PersonId person) {
    const Issuer who = issuer_of(now.state, person, now.by.now);
    if (person == the_house_itself || who.person == 0) return std::nullopt;
    if (who.rank == Role::player && who.office == Office::none) return std::nullopt;
    // Ranks above dealer rule at every table, and a dealer only at a table without a dealer in
    // charge.
    const bool may_deal = table.dealt_by == DealtBy::dealer && table.dealer == 0;
    const bool is_on_duty =
        table.dealer == person || who.rank > Role::dealer || (may_deal && who.rank == Role::dealer);
    if (table.board.sign->staff_may_play && !is_on_duty) return std::nullopt;
    return Rejection{Reason::not_a_player, "I-142"_clause};
}

std::optional<Step> open_claims(const Context& now, const TableState& table) {
    if (!is_perth(table)) return std::nullopt;
    const auto claims = decide_open_claims(now.state.seating, now.by, table.table);
    if (!claims) return std::nullopt;  // claims are open already
    return seating_step(now, table_stream(table.table), *claims);
}

Step sign_step(const TableState& table, SignEvent event) {
    return {table_stream(table.table), SignHappened{table.table, std::move(event)}, {}};
}

Step seating_step(const Context& now, ledger::Stream stream, SeatingEvent event) {
    std::vector<ledger::Posting> moved = postings(now.state.seating, event);
    return {stream, std::move(event), std::move(moved)};
}

Step round_step(const Context& now, const TableState& table, RoundTransition transition) {
    Step step{table_stream(table.table), RoundHappened{table.table, transition.event}, {}, {}};
    if (now.purpose == Purpose::offer) return step;
    step.postings = postings(*banked_state(table), banked_game(table), transition, now.balances);
    step.game = std::make_unique<RoundTransition>(std::move(transition));
    return step;
}

Step hand_step(const Context& now, const TableState& table, PokerTransition transition) {
    Step step{table_stream(table.table), HandHappened{table.table, transition.event}, {}, {}};
    if (now.purpose == Purpose::offer) return step;
    step.postings = postings(*poker_state(table), poker_game(table), transition, now.balances);
    step.game = std::make_unique<PokerTransition>(std::move(transition));
    return step;
}

Step meter_step(const Context& now, ledger::Stream stream, MeterEvent event) {
    std::vector<ledger::Posting> moved = postings(now.state.meters, event);
    return {stream, std::move(event), std::move(moved)};
}

}  // namespace baize::house
