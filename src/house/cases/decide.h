// Deciding the commands of this room: each function returns the event, or the rejection with its
// clause, and changes nothing.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"
#include "house/cases/commands.h"

namespace baize::house {

// Facts that other rooms and the ledger know. The casino looks up those that a command needs, so a
// command is never trusted for them.
struct CaseFacts {
    // The book of the game at the table, or of the round that the command names: for opening a
    // case, invalidating an outcome, or holding a payment.
    Book book = Book::cp;
    std::uint64_t round_in_play = 0;  // At the table of an incident; 0: none.
    std::uint64_t latest_round = 0;   // The last one that has started, for InvalidateOutcome.
    // The round of the wager or outcome is settled. Until then the game itself rules on it, because
    // the chips on the layout belong to the round.
    bool is_settled = false;
    CaseNumber dispute = 0;  // An open one about the round, for InvalidateOutcome.
    PersonId owner = 0;      // Of the wager of HoldPayment.
    // Players in the same pots as the wager of VoidWager; empty at a house game.
    std::vector<PersonId> others{};
    // Postings to be reversed, in accounts that can be debited and credited now: those of the wager
    // (VoidWager), of the sanction (ReverseSanction; empty: as recorded), of the round with the
    // later movements of its money (InvalidateOutcome), or those that fall beside an overturned
    // ruling (RecordAnswer). If an account has been emptied since, the ledger refuses the reversal.
    std::vector<ledger::Posting> booked{};
    // An amount in parts, out of the person's own accounts: the wager forfeited, or the winnings
    // held.
    std::vector<ledger::Posting> parts{};
    std::vector<ledger::Posting> moves{};  // The awards of RuleOnDispute, with accounts.
    // The account that is credited. A forfeited wager goes to the table's float or to the house,
    // money that was held to the player.
    ledger::Account account{};
    Regulators regulators{};  // The present ones. [I-121]
};

[[nodiscard]] Result<IncidentFiled> decide(const CasesState& state,
                                           const Issuer& by,
                                           const CaseFacts& facts,
                                           const FileIncident& command);
[[nodiscard]] Result<IncidentWithdrawn> decide(const CasesState& state,
                                               const Issuer& by,
                                               const CaseFacts& facts,
                                               const WithdrawIncident& command);

using Sanctioning =
    std::variant<VoidWager, ForfeitWager, BarPlayer, HoldWinnings, ConfiscateDevice, DetainPerson>;

[[nodiscard]] Result<SanctionImposed> decide(const CasesState& state,
                                             const Issuer& by,
                                             const CaseFacts& facts,
                                             const Sanctioning& command);

using SanctionEnding = std::variant<ReverseSanction, CloseHold, EndDetention, LetGo>;

[[nodiscard]] Result<SanctionEnded> decide(const CasesState& state,
                                           const Issuer& by,
                                           const CaseFacts& facts,
                                           const SanctionEnding& command);

[[nodiscard]] Result<OutcomeInvalidated> decide(const CasesState& state,
                                                const Issuer& by,
                                                const CaseFacts& facts,
                                                const InvalidateOutcome& command);

[[nodiscard]] Result<DisputeOpened> decide(const CasesState& state,
                                           const Issuer& by,
                                           const CaseFacts& facts,
                                           const OpenDispute& command);
[[nodiscard]] Result<ComplainantAdvised> decide(const CasesState& state,
                                                const Issuer& by,
                                                const CaseFacts& facts,
                                                const AdviseComplainant& command);
[[nodiscard]] Result<DisputeRuled> decide(const CasesState& state,
                                          const Issuer& by,
                                          const CaseFacts& facts,
                                          const RuleOnDispute& command);

[[nodiscard]] Result<ReviewRequested> decide(const CasesState& state,
                                             const Issuer& by,
                                             const CaseFacts& facts,
                                             const RequestReview& command);
[[nodiscard]] Result<ReviewRequested> decide(const CasesState& state,
                                             const Issuer& by,
                                             const CaseFacts& facts,
                                             const EscalateComplaint& command);
[[nodiscard]] Result<ReviewAnswered> decide(const CasesState& state,
                                            const Issuer& by,
                                            const CaseFacts& facts,
                                            const RecordAnswer& command);

[[nodiscard]] Result<PaymentHeld> decide(const CasesState& state,
                                         const Issuer& by,
                                         const CaseFacts& facts,
                                         const HoldPayment& command);
[[nodiscard]] Result<PaymentHoldEnded> decide(const CasesState& state,
                                              const Issuer& by,
                                              const CaseFacts& facts,
                                              const EndPaymentHold& command);

}  // namespace baize::house
