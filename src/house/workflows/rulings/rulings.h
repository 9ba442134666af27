// Rulings that look at rounds: a wager that falls, an outcome that falls, a dispute and what a
// review makes of it. The casino supplies what the room of cases calls the caller's facts.
#pragma once

#include "house/casino/steps.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::casino {

// At poker the pots are settled again without the wager (poker_wagers.h).
[[nodiscard]] Result<Steps> void_wager(const Situation& now, const VoidWager& command);
[[nodiscard]] Result<Steps> forfeit_wager(const Situation& now, const ForfeitWager& command);
[[nodiscard]] Result<Steps> hold_winnings(const Situation& now, const HoldWinnings& command);

[[nodiscard]] Result<Steps> invalidate_outcome(const Situation& now,
                                               const InvalidateOutcome& command);

[[nodiscard]] Result<Steps> open_dispute(const Situation& now, const OpenDispute& command);
[[nodiscard]] Result<Steps> rule_on_dispute(const Situation& now, const RuleOnDispute& command);
[[nodiscard]] Result<Steps> record_answer(const Situation& now, const RecordAnswer& command);

// Returns the step of a case event with its postings, in the stream of the table it is about, so
// that the table's watchers see the change. Play chips are no money: a ruling that would move some
// is refused. [I-139]
[[nodiscard]] Result<Steps> case_steps(const Situation& now,
                                       const FloorTable& table,
                                       house::CaseEvent event);

// A round falls that has had Jackpot wagers: the system settles with the house, which has settled
// with the players. `got`: what the system has got of the round. Refused while a claim is open: it
// is voided first, by the rules of the jackpot. A system that has closed has left all to the house.
[[nodiscard]] std::optional<Rejection> undo_jackpot(
    const Situation& now, const FloorTable& table, const RoundBook& kept, Money got, Steps& steps);

// Records what players owe of a round that has fallen. [I-98]
void add_owed(const FloorTable& table,
              std::uint64_t round,
              const std::vector<Owed>& owed,
              Clause clause,
              Steps& steps);

// Why a report about a round that is over comes too late for the game: somebody has ruled on it
// here, and the game would send the money back once more.
[[nodiscard]] std::optional<Rejection> why_ruled_on(const Situation& now, const FloorTable& table);

// nullptr where there is no such record, or its table is gone; the room says so then.
[[nodiscard]] const FloorTable* table_of_incident(const Situation& now, house::CaseNumber incident);

}  // namespace baize::casino
