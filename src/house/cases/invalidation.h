// An outcome falls: everything booked for the round is reversed and the wagers go back.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

// The caller names every posting of the round: wagers, payments, commission, jackpot increments and
// prizes, and what sanctions or rulings have moved of them since, so that reversing them is the
// refund. Where an account has been emptied since, the ledger will not take the reversal; then
// somebody has to bring the money first. [I-98]
struct InvalidateOutcome {
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t latest_round = 0;  // that has started at the table
    bool is_settled = false;         // before that, the game is told of it and calls the round off
    InvalidationCause cause = InvalidationCause::fraud;
    bool affected_outcome = false;
    std::string words{};
    std::vector<ledger::Posting> booked{};
    CaseNumber dispute = 0;  // open, about this round: needed once the next round has started
};

[[nodiscard]] Result<OutcomeInvalidated> decide(const CasesState& state,
                                                const By& by,
                                                const InvalidateOutcome& command);

}  // namespace baize::house
