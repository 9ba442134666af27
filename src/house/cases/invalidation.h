// Invalidates an outcome: everything booked for the round is reversed and the wagers are returned.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

// The caller names every posting of the round: wagers, payments, commission, jackpot increments and
// prizes, and later movements of them by sanctions or rulings. Reversing them all is the refund. If
// an account has been emptied since, the ledger refuses the reversal and the money must be brought
// first. [I-98]
struct InvalidateOutcome {
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t latest_round = 0;  // The last round that has started at the table.
    bool is_settled = false;         // If not, the game must call the round off instead.
    InvalidationCause cause = InvalidationCause::fraud;
    bool affected_outcome = false;
    std::string words{};
    std::vector<ledger::Posting> booked{};
    // An open dispute about this round, needed once the next round has started.
    CaseNumber dispute = 0;
};

[[nodiscard]] Result<OutcomeInvalidated> decide(const CasesState& state,
                                                const By& by,
                                                const InvalidateOutcome& command);

}  // namespace baize::house
