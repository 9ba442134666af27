// Commands name people, but the ledger has accounts. These functions choose the account that a
// ruling debits or credits, and adapt old postings so that they can be reversed now.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "house/casino/steps.h"

namespace baize::house {

// Takes an amount from the person's chips at the table or from the wallet (where chips go when
// players leave the table, and where money is paid in for a ruling), or in parts from both if
// neither holds all of it. Any remainder is charged to the wallet, so that the ledger refuses it.
// [I-98]
[[nodiscard]] std::vector<ledger::Posting> taken_from(const Context& now,
                                                      TableId table,
                                                      PersonId person,
                                                      Money amount);

// As above, then also from the person's chips at other tables without a poker hand in play:
// carrying winnings to another table does not protect them. [I-88] [I-99]
[[nodiscard]] std::vector<ledger::Posting> taken_anywhere(const Context& now,
                                                          TableId table,
                                                          PersonId person,
                                                          Money amount);

// Returns the chips at the table while the person is there, otherwise the wallet, since a person
// who has left would not find chips at the table.
[[nodiscard]] ledger::Account given_to(const Context& now, TableId table, PersonId person);

// Rewrites the postings so that they can be reversed now: a person's chips as by given_to(); the
// house pays what the float or the Chip Box no longer holds and what a jackpot system received, and
// the system settles with the house by a separate event (OutcomeFell).
[[nodiscard]] std::vector<ledger::Posting> undoable(const Context& now,
                                                    TableId table,
                                                    std::span<const ledger::Posting> booked);

// The debt of a player who has taken away money that is due back.
struct Owed {
    PersonId person = 0;
    Money amount{};
};

struct Undoing {
    std::vector<ledger::Posting> lines{};
    std::vector<Owed> owed{};
};

// Like undoable(), for invalidating a whole round, which must not fail for lack of money: winnings
// come back as far as the player's chips at the table and wallet hold them, and the house bears the
// rest. [I-98]
[[nodiscard]] Undoing undoable_round(const Context& now,
                                     TableId table,
                                     std::span<const ledger::Posting> booked);

// Returns the postings as if all players had paid and been paid in chips at the table.
[[nodiscard]] std::vector<ledger::Posting> at_the_table(TableId table,
                                                        std::span<const ledger::Posting> moved);

// Returns the amount that the jackpot systems received.
[[nodiscard]] Money got_by_systems(std::span<const ledger::Posting> booked);

// Returns a rejection if the postings touch stacks at the table during a poker hand: the game
// recorded the stacks when the hand was opened, and pays out by them. A misdeal belongs to the same
// hand.
[[nodiscard]] std::optional<Rejection> why_stacks_stay(const TableState& table,
                                                       std::span<const ledger::Posting> moved);

}  // namespace baize::house
