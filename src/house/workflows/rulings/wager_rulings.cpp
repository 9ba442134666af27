// Sanctions that move money.
#include "house/cases/decide.h"
#include "house/cases/holds.h"
#include "house/casino/casino_state.h"
#include "house/workflows/rulings/poker_wagers.h"
#include "house/workflows/rulings/rulings.h"
#include "house/workflows/rulings/wager_in_round.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

namespace {

constexpr Clause practice_chips = "I-139"_clause;

// The table and book of the charge, and the clause that gives the power.
struct Asked {
    const TableState& table;
    Book book = Book::cp;
    Clause clause{};
};

// Checks that this person has the power at that table under that book.
Result<Asked> asked_for(const Context& now, const Charge& charge, Sanction sanction) {
    const Incident* const incident = find_incident(now.state.cases, charge.incident);
    const TableState* const table = table_of_incident(now, charge.incident);
    if (incident == nullptr || table == nullptr) return reject(Reason::no_such_case, "I-99"_clause);
    const Book book = incident->filed.book;
    const auto power = sanction_power(book, sanction);
    if (!power) return reject(Reason::not_in_this_book, dispute_clauses(book).ruling);
    if (const auto why = needs(now.by, power->least, power->clause)) return reject(*why);
    if (table->chips == Chips::play) return reject(Reason::not_offered, practice_chips);
    return Asked{*table, book, power->clause};
}

struct WagerFound {
    const TableState& table;
    bool is_settled = false;
    PersonId owner = 0;
    Money staked{};
    Money back{};
};

// Finds the person's own wager in a round of a house game. In a round in progress it is not
// settled: the cases room refuses it, and the game rules on it.
Result<WagerFound> wager_found(const Context& now,
                               const Asked& asked,
                               const Charge& charge,
                               const WagerInRound& which) {
    const TableState& table = asked.table;
    if (which.wager == Wager::jackpot) return reject(Reason::not_offered, asked.clause);
    if (is_round_in_play(table) && which.round == round_number(table))
        return WagerFound{table, false, charge.person};
    const RoundRecord* const kept = find_round_record(table.books, which.round);
    if (kept == nullptr || kept->book != asked.book)
        return reject(Reason::no_such_settlement, asked.clause);
    WagerFound found{table, kept->is_settled};
    const WagerResult result = result_of(*kept, which);
    found.owner = result.owner;
    found.staked = result.staked;
    found.back = result.back;
    if (found.owner == 0) return reject(Reason::no_such_wager, asked.clause);
    if (found.owner != charge.person) return reject(Reason::not_their_money, asked.clause);
    if (const auto why =
            why_payment_held(now.state.cases, table.table, which.round, number_of(which)))
        return reject(*why);
    return found;
}

Result<Steps> imposed(const Context& now,
                      const TableState& table,
                      const CaseFacts& facts,
                      const Sanctioning& command) {
    auto event = decide(now.state.cases, now.by, facts, command);
    if (!event) return reject(event.error());
    return case_steps(now, table, *std::move(event));
}

}  // namespace

Result<Steps> void_wager(const Context& now, const VoidWager& command) {
    const auto asked = asked_for(now, command.charge, Sanction::wager_voided);
    if (!asked) return reject(asked.error());
    if (asked->book == Book::cp) return void_poker_wager(now, asked->table, command, asked->clause);
    const auto found = wager_found(now, *asked, command.charge, command.which);
    if (!found) return reject(found.error());
    const Money won = found->back - found->staked;
    // A wager that came back unchanged has no winnings to return.
    if (found->is_settled && won.is_zero()) return reject(Reason::already_done, asked->clause);
    const ledger::Account stack = stack_of(found->table.table, found->owner);
    const std::vector<ledger::Posting> booked{{stack, won}, {float_of(found->table.table), -won}};
    return imposed(
        now,
        found->table,
        {.is_settled = found->is_settled, .booked = undoable(now, found->table.table, booked)},
        command);
}

Result<Steps> forfeit_wager(const Context& now, const ForfeitWager& command) {
    const auto asked = asked_for(now, command.charge, Sanction::wager_forfeited);
    if (!asked) return reject(asked.error());
    const auto found = wager_found(now, *asked, command.charge, command.which);
    if (!found) return reject(found.error());
    const TableId table = found->table.table;
    return imposed(now,
                   found->table,
                   {.is_settled = found->is_settled,
                    .parts = taken_from(now, table, found->owner, found->back),
                    .account = float_of(table)},
                   command);
}

Result<Steps> hold_winnings(const Context& now, const HoldWinnings& command) {
    const TableState* const table = table_of_incident(now, command.charge.incident);
    if (table == nullptr) return reject(Reason::no_such_case, "I-99"_clause);
    const PersonId person = command.charge.person;
    return imposed(
        now, *table, {.parts = taken_anywhere(now, table->table, person, command.amount)}, command);
}

}  // namespace baize::house
