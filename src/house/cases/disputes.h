// Complaints of players: a dispute, the notice that an inspector is present, the ruling that is
// final in the house, and the review or complaint that goes to the regulator.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

// Opened by the player, or by staff for a player.
struct OpenDispute {
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    PersonId complainant = 0;
    // The other players involved, if any: a ruling may take from them.
    std::vector<PersonId> others{};
    std::string words{};
    DisputeSubject subject = DisputeSubject::other;
};

[[nodiscard]] Result<DisputeOpened> decide(const CasesState& state,
                                           const By& by,
                                           const OpenDispute& command);

// Records that the complainant knows of the inspector and of the right to consult one: either staff
// have said so, or the complainant has read the notice on screen (notice_clause). [I-120]
struct AdviseComplainant {
    CaseNumber dispute = 0;
};

[[nodiscard]] Result<ComplainantAdvised> decide(const CasesState& state,
                                                const By& by,
                                                const AdviseComplainant& command);

// A ruling, final in the house. The caller names the money it moves, if any: between the parties,
// the house, and the float and chip box of the table. [I-120] [I-138]
struct RuleOnDispute {
    CaseNumber dispute = 0;
    std::string words{};
    std::vector<ledger::Posting> moves{};
};

[[nodiscard]] Result<DisputeRuled> decide(const CasesState& state,
                                          const By& by,
                                          const RuleOnDispute& command);

// Returns the clause that requires the notice to be shown to this person, a complainant whose
// dispute is unresolved; unset if the book requires none. [CP 13.9] [CS 14.9] [TCP 11.9]
[[nodiscard]] Clause notice_clause(const Dispute& dispute, PersonId person);

// Returns the reason why the dispute cannot be ruled on now, by any rank: it has been already, or
// the notice is missing.
[[nodiscard]] std::optional<Rejection> why_not_ruled(const Dispute& dispute);

// Requests the review of a ruling, by a party to the dispute, or of a finding of detrimental
// conduct, by a person it names. There is only one review of a matter, so no other person may
// request it.
struct RequestReview {
    CaseNumber of = 0;
    PersonId requested_by = 0;
    std::string words{};
    Regulators regulators{};
};

[[nodiscard]] Result<ReviewRequested> decide(const CasesState& state,
                                             const By& by,
                                             const RequestReview& command);

// Complains to the regulator, about a dispute to which the complainant is a party, or without one.
struct EscalateComplaint {
    Book book = Book::cp;
    CaseNumber dispute = 0;
    PersonId complainant = 0;
    std::string words{};
    Regulators regulators{};
};

[[nodiscard]] Result<ReviewRequested> decide(const CasesState& state,
                                             const By& by,
                                             const EscalateComplaint& command);

// Records the regulator's answer. The money moved by an overturned ruling goes back automatically.
// The caller names the other postings at the table to be reversed, such as the payment of a pot.
struct RecordAnswer {
    CaseNumber review = 0;
    ReviewOutcome outcome = ReviewOutcome::stands;
    std::string reference{};
    std::string words{};
    std::vector<ledger::Posting> booked{};
};

[[nodiscard]] Result<ReviewAnswered> decide(const CasesState& state,
                                            const By& by,
                                            const RecordAnswer& command);

}  // namespace baize::house
