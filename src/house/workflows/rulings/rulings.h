// Rulings that concern rounds: voiding a wager, invalidating an outcome, disputes, and answers to
// reviews. The casino supplies the facts that the cases room requires from its caller.
#pragma once

#include "house/cases/commands.h"
#include "house/casino/round_record.h"
#include "house/casino/steps.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

// At poker the pots are settled again without the wager (poker_wagers.h).
[[nodiscard]] Result<Steps> void_wager(const Context& now, const VoidWager& command);
[[nodiscard]] Result<Steps> forfeit_wager(const Context& now, const ForfeitWager& command);
[[nodiscard]] Result<Steps> hold_winnings(const Context& now, const HoldWinnings& command);

[[nodiscard]] Result<Steps> invalidate_outcome(const Context& now,
                                               const InvalidateOutcome& command);

[[nodiscard]] Result<Steps> open_dispute(const Context& now, const OpenDispute& command);
[[nodiscard]] Result<Steps> rule_on_dispute(const Context& now, const RuleOnDispute& command);
[[nodiscard]] Result<Steps> record_answer(const Context& now, const RecordAnswer& command);

// Returns the step of a case event with its postings, in the stream of its table, so that
// subscribers of the table see the change. A ruling that would move play chips is refused, since
// they are not money. [I-139]
[[nodiscard]] Result<Steps> case_steps(const Context& now,
                                       const TableState& table,
                                       CaseEvent event);

// Invalidates the jackpot part of a round: the system settles with the house, which has settled
// with the players. `got`: the amount the system received from the round. Refused while a claim is
// open: it must be voided first, by the jackpot rules. A system that has closed has left its money
// to the house.
[[nodiscard]] std::optional<Rejection> undo_jackpot(
    const Context& now, const TableState& table, const RoundRecord& kept, Money got, Steps& steps);

// Records the debts of players from an invalidated round. [I-98]
void add_owed(const TableState& table,
              std::uint64_t round,
              const std::vector<Owed>& owed,
              Clause clause,
              Steps& steps);

// Returns the reason why a report about a finished round is too late for the game: a ruling was
// made here, and the game would return the money a second time.
[[nodiscard]] std::optional<Rejection> why_ruled_on(const Context& now, const TableState& table);

// Returns nullptr if there is no such record or its table is gone; the cases room then rejects.
[[nodiscard]] const TableState* table_of_incident(const Context& now, CaseNumber incident);

}  // namespace baize::house
