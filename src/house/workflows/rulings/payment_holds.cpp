// Payments withheld while a round is investigated. [UTH 5.17] [CH 5.14]
#include "house/workflows/rulings/payment_holds.h"

#include "house/cases/decide.h"
#include "house/cases/holds.h"
#include "house/casino/game_state.h"
#include "house/workflows/rulings/rulings.h"
#include "house/workflows/rulings/wager_in_round.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

Result<Steps> hold_payment(const Context& now, const HoldPayment& command) {
    const auto found = banked_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    const RoundRecord* const kept = find_round_record(table.books, command.which.round);
    const Book book = kept == nullptr ? book_of(table) : kept->book;
    const auto power = payment_hold_power(book);
    if (!power) return reject(Reason::not_in_this_book, dispute_clauses(book).ruling);
    if (const auto why = needs(now.by, power->least, power->clause)) return reject(*why);
    // A Jackpot prize is held as a claim, before it is paid.
    if (command.which.wager == Wager::jackpot) return reject(Reason::not_offered, power->clause);
    if (is_round_in_play(table) && command.which.round == round_number(table))
        return reject(Reason::not_now, power->clause);
    if (kept == nullptr || !kept->is_settled)
        return reject(Reason::no_such_settlement, power->clause);
    const WagerResult result = result_of(*kept, command.which);
    if (result.owner == 0) return reject(Reason::no_such_wager, power->clause);
    const Money won = result.back - result.staked;
    const Undoing taken = taken_as_far_as_left(now, table.table, result.owner, won);
    auto event = decide(now.state.cases,
                        now.by,
                        {.book = book, .owner = result.owner, .parts = taken.lines},
                        command);
    const bool is_gone = won.is_positive() && taken.lines.empty();
    if (!event && is_gone && event.error().reason == Reason::no_such_amount)
        return reject(Reason::too_few_chips, power->clause);
    if (!event) return reject(event.error());
    auto steps = case_steps(now, table, *std::move(event));
    if (steps) add_owed(table, command.which.round, taken.owed, power->clause, *steps);
    return steps;
}

Result<Steps> end_payment_hold(const Context& now, const EndPaymentHold& command) {
    const PaymentHold* const hold = find_hold(now.state.cases, command.hold);
    if (hold == nullptr) return reject(Reason::no_such_case, "I-88"_clause);
    const TableId table = hold->held.table;
    auto event = decide(
        now.state.cases, now.by, {.account = given_to(now, table, hold->held.person)}, command);
    if (!event) return reject(event.error());
    return case_steps(now, *find_table(now.state, table), *std::move(event));
}

std::optional<CaseCommand> payment_due(const Context& now, const TableState& table) {
    const PaymentHold* const hold = open_hold_at(now.state.cases, table.table);
    if (hold == nullptr || now.by.now < hold_ends(*hold)) return std::nullopt;
    const EndPaymentHold release{hold->held.number, Finding::nothing, "the 72 hours are over"};
    return release;
}

std::optional<Moment> payment_due_at(const CasinoState& state, const TableState& table) {
    const PaymentHold* const hold = open_hold_at(state.cases, table.table);
    if (hold == nullptr) return std::nullopt;
    return hold_ends(*hold);
}

}  // namespace baize::house
