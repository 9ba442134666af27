#include "house/cases/holds.h"

#include <algorithm>

#include "house/cases/decide.h"
#include "house/cases/money.h"
#include "house/words.h"

namespace baize::house {

namespace {

bool is_of_wager(const PaymentHeld& held, TableId table, std::uint64_t round, std::uint64_t wager) {
    return held.table == table && held.round == round && held.wager == wager;
}

// True if the time is over: the payment is due, and releasing it needs neither a finding nor a
// rank. [I-88]
bool is_expired(const PaymentHold& hold, Moment now) {
    return now >= hold_ends(hold);
}

std::optional<Rejection> why_not_ended(const PaymentHold& hold,
                                       const Issuer& by,
                                       const CaseFacts& facts,
                                       const EndPaymentHold& command) {
    const Clause clause = hold.held.clause;
    const bool is_released = command.found == Finding::nothing;
    const bool is_over = is_expired(hold, by.now);
    // Giving the money to the house requires the rank that closes cases. [I-99]
    const Role in_time = is_released ? Role::area_manager : closing_rank;
    const Role least = is_over && is_released ? Role::dealer : in_time;
    if (auto why = needs(by, least, clause)) return why;
    if (hold.ended) return Rejection{Reason::case_closed, clause};
    if (is_over && !is_released) return Rejection{Reason::not_now, clause};
    if (const auto reason = why_not_words(command.words)) return Rejection{*reason, clause};
    if (is_released && !belongs_to(facts.account, hold.held.person, hold.held.table))
        return Rejection{Reason::not_their_money, clause};
    return std::nullopt;
}

}  // namespace

std::optional<Power> payment_hold_power(Book book) {
    switch (book) {
        case Book::uth: return Power{"UTH 5.17"_clause, Role::area_manager};
        case Book::ch: return Power{"CH 5.14"_clause, Role::area_manager};
        case Book::cp:
        case Book::cs:
        case Book::tcp: break;
    }
    return std::nullopt;
}

Result<PaymentHeld> decide(const CasesState& state,
                           const Issuer& by,
                           const CaseFacts& facts,
                           const HoldPayment& command) {
    const std::optional<Power> power = payment_hold_power(facts.book);
    if (!power) return reject(Reason::not_in_this_book, dispute_clauses(facts.book).ruling);
    const Clause clause = power->clause;
    if (const auto refusal = needs(by, power->least, clause)) return reject(*refusal);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clause);
    const std::uint64_t wager = number_of(command.which);
    const bool was_held =
        std::any_of(state.holds.begin(), state.holds.end(), [&](const PaymentHold& hold) {
            return is_of_wager(hold.held, command.table, command.which.round, wager);
        });
    if (was_held || has_fallen(state, command.table, command.which.round, wager))
        return reject(Reason::already_done, clause);
    if (!sum_of(facts.parts)) return reject(Reason::no_such_amount, clause);
    const bool is_own = std::all_of(facts.parts.begin(), facts.parts.end(), [&](const auto& part) {
        return belongs_to(part.account, facts.owner);
    });
    if (!is_own) return reject(Reason::not_their_money, clause);
    const ledger::Account held{ledger::AccountKind::liability, facts.owner, 0};
    return PaymentHeld{.number = state.last + 1,
                       .book = facts.book,
                       .table = command.table,
                       .round = command.which.round,
                       .wager = wager,
                       .person = facts.owner,
                       .words = command.words,
                       .clause = clause,
                       .moved = transfer(facts.parts, held)};
}

Result<PaymentHoldEnded> decide(const CasesState& state,
                                const Issuer& by,
                                const CaseFacts& facts,
                                const EndPaymentHold& command) {
    const PaymentHold* const hold = find_hold(state, command.hold);
    if (hold == nullptr) return reject(Reason::no_such_case, "I-88"_clause);
    if (const auto why = why_not_ended(*hold, by, facts, command)) return reject(*why);
    const ledger::Account table_float{ledger::AccountKind::table_float, hold->held.table, 0};
    const ledger::Posting& lies = hold->held.moved.back();
    const bool is_released = command.found == Finding::nothing;
    return PaymentHoldEnded{
        .number = state.last + 1,
        .hold = command.hold,
        .found = command.found,
        .words = command.words,
        .clause = hold->held.clause,
        .moved = transfer(lies.account, is_released ? facts.account : table_float, lies.amount)};
}

std::optional<Rejection> why_payment_held(const CasesState& state,
                                          TableId table,
                                          std::uint64_t round,
                                          std::uint64_t wager) {
    for (const PaymentHold& hold : state.holds) {
        if (!is_of_wager(hold.held, table, round, wager)) continue;
        if (!hold.ended) return Rejection{Reason::payment_held, hold.held.clause};
        if (hold.ended->found != Finding::nothing)
            return Rejection{Reason::already_done, hold.held.clause};
    }
    return std::nullopt;
}

const PaymentHold* open_hold_at(const CasesState& state, TableId table) {
    const auto found =
        std::find_if(state.holds.begin(), state.holds.end(), [&](const PaymentHold& hold) {
            return !hold.ended && hold.held.table == table;
        });
    return found == state.holds.end() ? nullptr : &*found;
}

}  // namespace baize::house
