// What players complain of: a dispute, the notice that an inspector is present, the ruling that is
// final in the house, and the review or complaint that goes to the regulator.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

// By the player, or by staff for a player.
struct OpenDispute {
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    PersonId complainant = 0;
    std::vector<PersonId> others{};  // players it is with, if any: a ruling may take from them
    std::string words{};
    DisputeSubject subject = DisputeSubject::other;
};

[[nodiscard]] Result<DisputeOpened> decide(const CasesState& state,
                                           const By& by,
                                           const OpenDispute& command);

// The complainant knows of the inspector and of the right to consult one: staff have said so, or
// the complainant has read the notice on his or her own screen (notice_clause). [I-120]
struct AdviseComplainant {
    CaseNumber dispute = 0;
};

[[nodiscard]] Result<ComplainantAdvised> decide(const CasesState& state,
                                                const By& by,
                                                const AdviseComplainant& command);

// Final in the house. The caller names the money the ruling moves, if any: between the parties, the
// house, and the float and chip box of the table. [I-120] [I-138]
struct RuleOnDispute {
    CaseNumber dispute = 0;
    std::string words{};
    std::vector<ledger::Posting> moves{};
};

[[nodiscard]] Result<DisputeRuled> decide(const CasesState& state,
                                          const By& by,
                                          const RuleOnDispute& command);

// The rule that has the notice shown to this person: a complainant whose dispute is unresolved,
// where the book wants it; unset otherwise. [CP 13.9] [CS 14.9] [TCP 11.9]
[[nodiscard]] Clause notice_clause(const Dispute& dispute, PersonId person);

// Why nobody may rule on it now, whatever the rank: it has been, or the notice is missing.
[[nodiscard]] std::optional<Rejection> why_not_ruled(const Dispute& dispute);

// Of a ruling on a dispute, for a party to it, or of a finding of detrimental conduct, for whoever
// it names: there is one review of a matter, and no stranger uses it up.
struct RequestReview {
    CaseNumber of = 0;
    PersonId requested_by = 0;
    std::string words{};
    Regulators regulators{};
};

[[nodiscard]] Result<ReviewRequested> decide(const CasesState& state,
                                             const By& by,
                                             const RequestReview& command);

// To the regulator, about a dispute one is a party to or by itself.
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

// What the regulator answered. An overturned ruling's own money goes back by itself; the caller
// names what else was booked at the table and falls, such as how a pot went out.
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
