#include <algorithm>

#include "house/cases/decide.h"
#include "house/cases/disputes.h"
#include "house/cases/money.h"
#include "house/words.h"

namespace baize::house {

namespace {

// Once the next round has started, only a ruling on a dispute, by a higher rank, can invalidate.
// [I-98]
std::optional<Rejection> why_too_late(const CasesState& state,
                                      const Issuer& by,
                                      const CaseFacts& facts,
                                      const InvalidateOutcome& command) {
    const Clause clause = "I-98"_clause;
    const Dispute* const dispute = find_dispute(state, facts.dispute);
    if (dispute == nullptr) return Rejection{Reason::next_round_started, clause};
    if (const auto refusal = needs(by, closing_rank, clause)) return refusal;
    const DisputeOpened& opened = dispute->opened;
    if (opened.table != command.table || opened.round != command.round || opened.book != facts.book)
        return Rejection{Reason::next_round_started, clause};
    return why_not_ruled(*dispute);
}

// Only money that this round moved goes back, and none from the pot of a round in progress.
std::optional<Reason> why_money_stays(const CaseFacts& facts, TableId table) {
    if (!is_postable(facts.booked)) return Reason::money_unbalanced;
    const bool is_its_own =
        std::all_of(facts.booked.begin(), facts.booked.end(), [&](const auto& line) {
            return is_of_round(line.account, table);
        });
    if (!is_its_own) return Reason::not_their_money;
    if (takes_from_a_pot(contra_of(facts.booked))) return Reason::not_now;
    return std::nullopt;
}

}  // namespace

Result<OutcomeInvalidated> decide(const CasesState& state,
                                  const Issuer& by,
                                  const CaseFacts& facts,
                                  const InvalidateOutcome& command) {
    const std::optional<Power> power = invalidation_power(facts.book, command.cause);
    if (!power) return reject(Reason::not_in_this_book, dispute_clauses(facts.book).refund);
    if (const auto refusal = needs(by, power->least, power->clause)) return reject(*refusal);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, power->clause);
    // With a wrong number of cards the outcome is void, whatever the effect.
    const bool needs_finding = command.cause != InvalidationCause::wrong_card_count;
    if (needs_finding && !command.affected_outcome)
        return reject(Reason::outcome_not_affected, "I-98"_clause);
    if (facts.latest_round < command.round || !facts.is_settled)
        return reject(Reason::not_now, power->clause);
    if (is_invalidated(state, command.table, command.round))
        return reject(Reason::already_done, power->clause);
    const bool is_late = facts.latest_round > command.round;
    if (is_late) {
        if (const auto refusal = why_too_late(state, by, facts, command)) return reject(*refusal);
    }
    if (const auto reason = why_money_stays(facts, command.table))
        return reject(*reason, power->clause);
    return OutcomeInvalidated{
        .number = state.last + 1,
        .book = facts.book,
        .table = command.table,
        .round = command.round,
        .cause = command.cause,
        .words = command.words,
        .clause = power->clause,
        .refund = dispute_clauses(facts.book).refund,
        .dispute = is_late ? facts.dispute : 0,
        .moved = contra_of(facts.booked),
    };
}

}  // namespace baize::house
