#include "house/cases/disputes.h"

#include "house/cases/money.h"
#include "house/cases/speaking.h"

namespace baize::house {

namespace {

// In a tournament the Director's word closes it, otherwise a manager's. [I-120]
std::optional<Rejection> why_no_ruler(const By& by, const DisputeOpened& dispute) {
    const DisputeClauses& clauses = dispute_clauses(dispute.book);
    if (!dispute.is_in_tournament) return needs(by, ruling_rank, clauses.ruling);
    if (by.office == Office::tournament_director) return std::nullopt;
    return Rejection{Reason::rank_too_low, clauses.tournament};
}

}  // namespace

std::optional<Rejection> why_not_ruled(const Dispute& dispute) {
    const DisputeClauses& clauses = dispute_clauses(dispute.opened.book);
    if (dispute.ruled) return Rejection{Reason::ruling_final, clauses.ruling};
    if (clauses.notice.is_set() && !dispute.advised)
        return Rejection{Reason::complainant_not_advised, clauses.notice};
    return std::nullopt;
}

Result<DisputeOpened> decide(const CasesState& state, const By& by, const OpenDispute& command) {
    const DisputeClauses& clauses = dispute_clauses(command.book);
    if (const auto refusal = why_not_for(by, command.complainant, clauses.ruling))
        return reject(*refusal);
    if (command.words.empty()) return reject(Reason::words_missing, clauses.ruling);
    if (command.is_in_tournament && !clauses.tournament.is_set())
        return reject(Reason::not_in_this_book, clauses.ruling);
    const bool is_reading = command.subject == DisputeSubject::reading_of_a_hand;
    return DisputeOpened{
        .number = state.last + 1,
        .book = command.book,
        .table = command.table,
        .round = command.round,
        .complainant = command.complainant,
        .words = command.words,
        .subject = command.subject,
        .answerable = is_reading ? answers_for_reading(command.book) : Answerable::nobody,
        .is_in_tournament = command.is_in_tournament,
    };
}

Result<ComplainantAdvised> decide(const CasesState& state,
                                  const By& by,
                                  const AdviseComplainant& command) {
    const Dispute* const dispute = find_dispute(state, command.dispute);
    if (dispute == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const DisputeClauses& clauses = dispute_clauses(dispute->opened.book);
    if (!clauses.notice.is_set()) return reject(Reason::not_in_this_book, clauses.ruling);
    if (const auto refusal = needs(by, Role::dealer, clauses.notice)) return reject(*refusal);
    if (dispute->ruled) return reject(Reason::ruling_final, clauses.ruling);
    if (dispute->advised) return reject(Reason::already_done, clauses.notice);
    return ComplainantAdvised{command.dispute, clauses.notice};
}

Result<DisputeRuled> decide(const CasesState& state, const By& by, const RuleOnDispute& command) {
    const Dispute* const dispute = find_dispute(state, command.dispute);
    if (dispute == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const DisputeClauses& clauses = dispute_clauses(dispute->opened.book);
    if (const auto refusal = why_no_ruler(by, dispute->opened)) return reject(*refusal);
    if (const auto refusal = why_not_ruled(*dispute)) return reject(*refusal);
    const Clause clause = dispute->opened.is_in_tournament ? clauses.tournament : clauses.ruling;
    if (command.words.empty()) return reject(Reason::words_missing, clause);
    if (!is_postable(command.moves)) return reject(Reason::money_unbalanced, clause);
    return DisputeRuled{
        .number = state.last + 1,
        .dispute = command.dispute,
        .words = command.words,
        .clause = clause,
        .moved = command.moves,
    };
}

}  // namespace baize::house
