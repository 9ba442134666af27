#include "house/cases/disputes.h"

#include <algorithm>

#include "house/cases/decide.h"
#include "house/cases/money.h"
#include "house/cases/speaking.h"
#include "house/words.h"

namespace baize::house {

namespace {

// True if all people are distinct and none is the complainant.
bool are_others(const OpenDispute& command) {
    std::vector<PersonId> people = command.others;
    people.push_back(command.complainant);
    std::sort(people.begin(), people.end());
    return people.front() != 0 && std::adjacent_find(people.begin(), people.end()) == people.end();
}

// Maximum number of open disputes per complainant: staff hear them one after the other. [I-120]
constexpr std::ptrdiff_t most_open = 8;

// A ruling settles between the parties and the house. It may not touch other people's money, the
// meters or the cage. [I-138]
bool may_move(const DisputeOpened& dispute, ledger::Account account) {
    using ledger::AccountKind;
    if (account.kind == AccountKind::wallet) return is_party(dispute, account.owner);
    if (account.kind == AccountKind::stack)
        return account.owner == dispute.table && is_party(dispute, account.place);
    if (account.kind == AccountKind::table_float || account.kind == AccountKind::chip_box)
        return account.owner == dispute.table;
    return account == ledger::the_house;
}

}  // namespace

Clause notice_clause(const Dispute& dispute, PersonId person) {
    if (dispute.ruled || person == 0 || dispute.opened.complainant != person) return {};
    return dispute_clauses(dispute.opened.book).notice;
}

std::optional<Rejection> why_not_ruled(const Dispute& dispute) {
    const DisputeClauses& clauses = dispute_clauses(dispute.opened.book);
    if (dispute.ruled) return Rejection{Reason::ruling_final, clauses.ruling};
    if (clauses.notice.is_set() && !dispute.advised)
        return Rejection{Reason::complainant_not_advised, clauses.notice};
    return std::nullopt;
}

Result<DisputeOpened> decide(const CasesState& state,
                             const Issuer& by,
                             const CaseFacts& facts,
                             const OpenDispute& command) {
    const DisputeClauses& clauses = dispute_clauses(facts.book);
    if (const auto refusal = why_not_for(by, command.complainant, clauses.ruling))
        return reject(*refusal);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clauses.ruling);
    if (!are_others(command)) return reject(Reason::persons_missing, clauses.ruling);
    const auto is_own_and_open = [&](const Dispute& dispute) {
        return !dispute.ruled && dispute.opened.complainant == command.complainant;
    };
    const bool is_open =
        std::any_of(state.disputes.begin(), state.disputes.end(), [&](const Dispute& dispute) {
            return is_own_and_open(dispute) && dispute.opened.table == command.table &&
                   dispute.opened.round == command.round;
        });
    if (is_open) return reject(Reason::already_done, clauses.ruling);
    if (std::count_if(state.disputes.begin(), state.disputes.end(), is_own_and_open) >= most_open)
        return reject(Reason::not_now, "I-120"_clause);
    const bool is_reading = command.subject == DisputeSubject::reading_of_a_hand;
    return DisputeOpened{
        .number = state.last + 1,
        .book = facts.book,
        .table = command.table,
        .round = command.round,
        .complainant = command.complainant,
        .others = command.others,
        .words = command.words,
        .subject = command.subject,
        .answerable = is_reading ? answers_for_reading(facts.book) : Answerable::nobody,
        .clause = clauses.ruling,
    };
}

Result<ComplainantAdvised> decide(const CasesState& state,
                                  const Issuer& by,
                                  const CaseFacts& /*facts*/,
                                  const AdviseComplainant& command) {
    const Dispute* const dispute = find_dispute(state, command.dispute);
    if (dispute == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const DisputeClauses& clauses = dispute_clauses(dispute->opened.book);
    if (!clauses.notice.is_set()) return reject(Reason::not_in_this_book, clauses.ruling);
    const bool has_read_it = by.office == Office::none && by.person == dispute->opened.complainant;
    if (!has_read_it) {
        if (const auto refusal = needs(by, Role::dealer, clauses.notice)) return reject(*refusal);
    }
    if (dispute->ruled) return reject(Reason::ruling_final, clauses.ruling);
    if (dispute->advised) return reject(Reason::already_done, clauses.notice);
    return ComplainantAdvised{command.dispute, clauses.notice};
}

Result<DisputeRuled> decide(const CasesState& state,
                            const Issuer& by,
                            const CaseFacts& facts,
                            const RuleOnDispute& command) {
    const Dispute* const dispute = find_dispute(state, command.dispute);
    if (dispute == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const DisputeClauses& clauses = dispute_clauses(dispute->opened.book);
    if (const auto refusal = needs(by, ruling_rank, clauses.ruling)) return reject(*refusal);
    if (const auto refusal = why_not_ruled(*dispute)) return reject(*refusal);
    const Clause clause = clauses.ruling;
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clause);
    if (!is_postable(facts.moves)) return reject(Reason::money_unbalanced, clause);
    const bool is_between_parties =
        std::all_of(facts.moves.begin(), facts.moves.end(), [&](const auto& line) {
            return may_move(dispute->opened, line.account);
        });
    if (!is_between_parties) return reject(Reason::not_their_money, clause);
    return DisputeRuled{
        .number = state.last + 1,
        .dispute = command.dispute,
        .words = command.words,
        .clause = clause,
        .moved = facts.moves,
    };
}

}  // namespace baize::house
