// Reviews and complaints to the regulator, and its answers.
#include <algorithm>

#include "house/cases/decide.h"
#include "house/cases/money.h"
#include "house/cases/speaking.h"
#include "house/words.h"

namespace baize::house {

namespace {

struct Reviewable {
    Book book = Book::cp;
    Clause clause{};
};

// Finds a ruling, or a finding that has not been withdrawn, that concerns the person. [CP 13.4]
Result<Reviewable> reviewable(const CasesState& state, CaseNumber number, PersonId person) {
    if (const Dispute* const dispute = find_dispute(state, number)) {
        const Book book = dispute->opened.book;
        const DisputeClauses& clauses = dispute_clauses(book);
        if (!dispute->ruled) return reject(Reason::not_ruled_yet, clauses.review);
        if (person != 0 && !is_party(dispute->opened, person))
            return reject(Reason::not_the_complainant, clauses.review);
        return Reviewable{book, clauses.review};
    }
    const Incident* const incident = find_incident(state, number);
    if (incident == nullptr || incident->filed.offence != Offence::detrimental_conduct)
        return reject(Reason::no_such_case, "I-120"_clause);
    const Clause clause = incident->filed.clauses.front();
    if (incident->withdrawn_by != 0) return reject(Reason::case_closed, clause);
    const std::vector<PersonId>& named = incident->filed.persons;
    if (person != 0 && std::find(named.begin(), named.end(), person) == named.end())
        return reject(Reason::not_the_complainant, clause);
    return Reviewable{incident->filed.book, clause};
}

// There is one review or complaint per matter: overturning it twice would return its money twice.
bool has_review(const CasesState& state, CaseNumber of) {
    return std::any_of(state.reviews.begin(), state.reviews.end(), [&](const auto& record) {
        return record.requested.of == of;
    });
}

// Returns the postings of the ruling under review.
std::vector<ledger::Posting> moved_by_ruling(const CasesState& state, const Review& review) {
    const Dispute* const dispute = find_dispute(state, review.requested.of);
    if (dispute == nullptr || !dispute->ruled) return {};
    return dispute->ruled->moved;
}

// Returns the table of the matter; nullopt for a complaint without a dispute.
std::optional<TableId> table_of_matter(const CasesState& state, CaseNumber of) {
    if (const Dispute* const dispute = find_dispute(state, of)) return dispute->opened.table;
    if (const Incident* const incident = find_incident(state, of)) return incident->filed.table;
    return std::nullopt;
}

}  // namespace

Result<ReviewRequested> decide(const CasesState& state,
                               const Issuer& by,
                               const CaseFacts& facts,
                               const RequestReview& command) {
    const Result<Reviewable> target = reviewable(state, command.of, command.requested_by);
    if (!target) return reject(target.error());
    if (const auto refusal = why_not_for(by, command.requested_by, target->clause))
        return reject(*refusal);
    if (const auto reason = why_too_long(command.words)) return reject(*reason, target->clause);
    if (has_review(state, command.of)) return reject(Reason::already_done, target->clause);
    return ReviewRequested{
        .number = state.last + 1,
        .kind = ReviewKind::review,
        .book = target->book,
        .of = command.of,
        .requested_by = command.requested_by,
        .regulator = regulator(facts.regulators, target->book),
        .words = command.words,
        .clause = target->clause,
    };
}

Result<ReviewRequested> decide(const CasesState& state,
                               const Issuer& by,
                               const CaseFacts& facts,
                               const EscalateComplaint& command) {
    const DisputeClauses& clauses = dispute_clauses(facts.book);
    if (!clauses.complaint.is_set()) return reject(Reason::not_in_this_book, clauses.review);
    if (const auto refusal = why_not_for(by, command.complainant, clauses.complaint))
        return reject(*refusal);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clauses.complaint);
    if (command.dispute != 0) {
        const Dispute* const dispute = find_dispute(state, command.dispute);
        if (dispute == nullptr || dispute->opened.book != facts.book)
            return reject(Reason::no_such_case, clauses.complaint);
        if (!is_party(dispute->opened, command.complainant))
            return reject(Reason::not_the_complainant, clauses.complaint);
        if (has_review(state, command.dispute))
            return reject(Reason::already_done, clauses.complaint);
    }
    return ReviewRequested{
        .number = state.last + 1,
        .kind = ReviewKind::complaint,
        .book = facts.book,
        .of = command.dispute,
        .requested_by = command.complainant,
        .regulator = regulator(facts.regulators, facts.book),
        .words = command.words,
        .clause = clauses.complaint,
    };
}

Result<ReviewAnswered> decide(const CasesState& state,
                              const Issuer& by,
                              const CaseFacts& facts,
                              const RecordAnswer& command) {
    const Review* const review = find_review(state, command.review);
    if (review == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const Clause clause = review->requested.clause;
    if (const auto refusal = needs(by, ruling_rank, clause)) return reject(*refusal);
    if (review->answered) return reject(Reason::case_closed, clause);
    if (command.reference.empty()) return reject(Reason::reference_missing, clause);
    if (const auto reason = why_too_long(command.reference)) return reject(*reason, clause);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clause);
    const bool is_overturned = command.outcome == ReviewOutcome::overturned;
    if (!is_postable(facts.booked) || (!is_overturned && !facts.booked.empty()))
        return reject(Reason::money_unbalanced, clause);
    const std::optional<TableId> table = table_of_matter(state, review->requested.of);
    const bool is_of_matter =
        std::all_of(facts.booked.begin(), facts.booked.end(), [&](const auto& line) {
            return table && is_of_round(line.account, *table);
        });
    if (!is_of_matter) return reject(Reason::not_their_money, clause);
    ReviewAnswered event{.review = command.review,
                         .outcome = command.outcome,
                         .reference = command.reference,
                         .words = command.words,
                         .clause = clause};
    if (!is_overturned) return event;
    std::vector<ledger::Posting> falls = moved_by_ruling(state, *review);
    falls.insert(falls.end(), facts.booked.begin(), facts.booked.end());
    if (!is_postable(falls)) return reject(Reason::money_unbalanced, clause);
    event.moved = contra_of(falls);
    if (takes_from_a_pot(event.moved)) return reject(Reason::not_now, clause);
    return event;
}

}  // namespace baize::house
