// Updates the records of rounds (round_record.h) after an event. The casino's `apply` calls these
// functions; they decide nothing.
#pragma once

#include <span>
#include <vector>

#include "house/casino/casino_state.h"
#include "house/meters/events.h"
#include "house/tables/banked/apply.h"

namespace baize::house {

// Adds postings to the record of the round in play.
void book_play(TableState& table, std::span<const ledger::Posting> moved);

// Records the result of every wager of a finished house game. A later report may change it again.
void book_settlement(TableState& table, const std::vector<SettledLine>& settled);

// Records a finished hand of poker, or a report made about it since.
void book_hand(TableState& table);

// Adds postings of the jackpot systems to the record of the round to which they belong. Call it
// before the systems change, because they forget a claim once it is paid.
void book_jackpot(CasinoState& state,
                  const MeterEvent& event,
                  std::span<const ledger::Posting> moved);

// Adds Jackpot stakes that return to players outside the system to the record of their round.
void book_stakes(CasinoState& state,
                 TableId table,
                 std::uint64_t round,
                 std::span<const ledger::Posting> moved);

// Adds the postings of a ruling to the record of its round, so that undoing the round later undoes
// the ruling too. Call it after the cases have changed. Rounds in dispute are kept.
void book_case(CasinoState& state, const CaseEvent& event, std::span<const ledger::Posting> moved);

// Returns the postings of Jackpot wagers that stay for the next round, on the layout or in the
// system: they belong to that round as soon as it is opened. [CS 11.14]
[[nodiscard]] std::vector<ledger::Posting> carried_lines(const CasinoState& state,
                                                         const TableState& table);

// Passes the side wagers that remain on the layout to the record of the next round. Call it before
// that round is opened, or a hand is dealt again. [CP 9.1.1]
void hand_over(const CasinoState& state, TableState& table);

}  // namespace baize::house
