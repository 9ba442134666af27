// What goes into the books of rounds (round_record.h) when something happens. The casino's `apply`
// calls these; nothing is decided here.
#pragma once

#include <span>
#include <vector>

#include "house/casino/casino_state.h"
#include "house/meters/events.h"

namespace baize::house {

// Lines of the round on the felt.
void book_play(TableState& table, std::span<const ledger::Posting> moved);

// It is over: what became of every wager of a house game. A report that comes later may change it
// again.
void book_settlement(TableState& table, const std::vector<SettledLine>& settled);

// A hand of poker is over, or something was said about it since.
void book_hand(TableState& table);

// Money of the jackpot systems, to the round it belongs to. Before the systems change: a claim that
// is paid is forgotten by them.
void book_jackpot(CasinoState& state,
                  const MeterEvent& event,
                  std::span<const ledger::Posting> moved);

// Jackpot stakes that come back beside the system, to their round.
void book_stakes(CasinoState& state,
                 TableId table,
                 std::uint64_t round,
                 std::span<const ledger::Posting> moved);

// What a ruling moved of a round, so that undoing the round later undoes that too. After the cases
// have changed. Rounds in dispute are kept.
void book_case(CasinoState& state, const CaseEvent& event, std::span<const ledger::Posting> moved);

// What lies there, or in the system, for Jackpot wagers that stay for the next round: they are that
// round's as soon as it is opened. [CS 11.14]
[[nodiscard]] std::vector<ledger::Posting> carried_lines(const CasinoState& state,
                                                         const TableState& table);

// Before the next round is opened, or a hand is dealt again: its side wagers still lie there.
// [CP 9.1.1]
void hand_over(const CasinoState& state, TableState& table);

}  // namespace baize::house
